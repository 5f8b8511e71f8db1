import { Random } from '../seed/random.ts'
import { randomUuidOf, seedOf } from '../utilities/randomSource.ts'

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
  let seed = 1
  /** A sequence for each kind of caller, so that the order in which different callers run has no effect on their values. */
  const sequences = new Map<string, Random>()
  const sequence = (name: string): Random => {
    const random = sequences.get(name) ?? new Random(seed ^ seedOf(name))
    sequences.set(name, random)
    return random
  }

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

  Math.random = () => sequence('Math.random').next()
  crypto.getRandomValues = <T extends ArrayBufferView | null>(target: T): T => {
    if (target) {
      const bytes = new Uint8Array(target.buffer, target.byteOffset, target.byteLength)
      const random = sequence(`${bytes.length} bytes`)
      for (const index of bytes.keys()) bytes[index] = random.integer(0, 255)
    }
    return target
  }
  crypto.randomUUID = () => randomUuidOf(sequence('UUID'))
  return {
    advance: (ms) => void (now += ms),
    restartRandom: (newSeed) => {
      seed = newSeed
      sequences.clear()
    },
  }
}
