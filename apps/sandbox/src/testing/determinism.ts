import { Random } from '../seed/random.ts'

/** What a run of this process needs to give the same result every time. */
export interface Determinism {
  /** Moves the clock forward, in milliseconds. It does not move by itself. */
  advance(ms: number): void
  /** Starts the random numbers of a new sequence, so that earlier steps have no effect on later ones. */
  restartRandom(seed: number): void
}

/**
 * Replaces the clock and the random numbers of the whole process, of PGlite too. For programs that write files, never for
 * tests or servers.
 */
export function makeProcessDeterministic(start: string): Determinism {
  let now = new Date(start).getTime()
  let random = new Random(1)

  const RealDate = Date
  class FixedDate extends RealDate {
    constructor(...given: unknown[]) {
      super(...((given.length > 0 ? given : [now]) as [number]))
    }
    static override now(): number {
      return now
    }
  }
  globalThis.Date = FixedDate as DateConstructor

  Math.random = () => random.next()
  crypto.getRandomValues = <T extends ArrayBufferView | null>(target: T): T => {
    if (target) {
      const bytes = new Uint8Array(target.buffer, target.byteOffset, target.byteLength)
      for (const index of bytes.keys()) bytes[index] = random.integer(0, 255)
    }
    return target
  }
  crypto.randomUUID = () => {
    const hex = random.text('0123456789abcdef', 30)
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(12, 15)}-8${hex.slice(15, 18)}-${hex.slice(18)}`
  }
  return {
    advance: (ms) => void (now += ms),
    restartRandom: (seed) => void (random = new Random(seed)),
  }
}
