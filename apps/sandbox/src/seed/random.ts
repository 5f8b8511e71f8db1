/** A pseudo-random generator. The same seed gives the same numbers in every run. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** A number from 0 (included) to 1 (excluded). */
  next(): number {
    // A 32-bit mix of a Weyl sequence. It is fast, and good enough for test data.
    this.#state = (this.#state + 0x9e3779b9) >>> 0
    let mixed = this.#state
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296
  }

  /** An integer from `low` to `high`, both included. */
  integer(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  /** True with the given probability. */
  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)] as T
  }

  /** One of the keys, with a probability proportional to its weight. */
  weighted<T extends string>(weights: Readonly<Record<T, number>>): T {
    const entries = Object.entries(weights) as [T, number][]
    let remaining = this.next() * entries.reduce((total, [, weight]) => total + weight, 0)
    for (const [value, weight] of entries) {
      remaining -= weight
      if (remaining < 0) return value
    }
    return (entries[0] as [T, number])[0]
  }

  text(alphabet: string, length: number): string {
    return Array.from({ length }, () => alphabet.charAt(this.integer(0, alphabet.length - 1))).join('')
  }

  id(prefix: string): string {
    return `${prefix}_${this.text('23456789abcdefghjkmnpqrstuvwxyz', 14)}`
  }
}
