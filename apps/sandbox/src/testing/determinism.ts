import { Random } from '../seed/random.ts'
import { randomUuidOf } from '../utilities/randomSource.ts'

/** What a run of this process needs to give the same result every time. */
export interface Determinism {
  /** Moves the clock forward, in milliseconds. It does not move by itself. */
  advance(ms: number): void
  /** Starts the random numbers of a new sequence, so that earlier steps have no effect on later ones. */
  restartRandom(seed: number): void
}

/**
 * Replaces the clock and the random numbers of the whole process or page, of PGlite too. For programs that write files and
 * for screenshots of stories, never for tests or servers.
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
  crypto.randomUUID = () => randomUuidOf(random)
  return {
    advance: (ms) => void (now += ms),
    restartRandom: (seed) => void (random = new Random(seed)),
  }
}
