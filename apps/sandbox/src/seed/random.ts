/** A small generator of numbers that look random and are the same in every run. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    // A 32-bit mix of a Weyl sequence: plain, fast, good enough for made-up data.
    this.#state = (this.#state + 0x9e3779b9) >>> 0
    let mixed = this.#state
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296
  }

  /** A whole number, both ends included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)] as T
  }

  /** One of several, as often as its weight says. */
  weighted<T extends string>(weights: Readonly<Record<T, number>>): T {
    const entries = Object.entries(weights) as [T, number][]
    let left = this.next() * entries.reduce((total, [, weight]) => total + weight, 0)
    for (const [value, weight] of entries) {
      left -= weight
      if (left < 0) return value
    }
    return (entries[0] as [T, number])[0]
  }

  text(alphabet: string, length: number): string {
    return Array.from({ length }, () => alphabet.charAt(this.whole(0, alphabet.length - 1))).join('')
  }

  id(prefix: string): string {
    return `${prefix}_${this.text('23456789abcdefghjkmnpqrstuvwxyz', 14)}`
  }
}
