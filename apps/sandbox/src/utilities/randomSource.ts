import { Random } from '../seed/random.ts'

/** Where random bytes and UUIDs come from. */
export interface RandomSource {
  bytes(length: number): Uint8Array<ArrayBuffer>
  uuid(): string
}

type Uuid = ReturnType<Crypto['randomUUID']>

export function randomUuidOf(random: Random): Uuid {
  const hex = random.text('0123456789abcdef', 30)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(12, 15)}-8${hex.slice(15, 18)}-${hex.slice(18)}`
}

/** A source that gives the same values for the same seed, in every run. Its values are predictable. */
export function seededSource(seed: number): RandomSource {
  const random = new Random(seed)
  return {
    bytes: (length) => Uint8Array.from({ length }, () => random.integer(0, 255)),
    uuid: () => randomUuidOf(random),
  }
}

/** A 32-bit number that depends on a text only (FNV-1a), for a seed. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

const unpredictable: RandomSource = {
  bytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  uuid: () => crypto.randomUUID(),
}
let source = unpredictable

/**
 * Replaces the source of every sandbox in this process. Only for stories: ids, codes and tokens become predictable. Without
 * an argument the values are unpredictable again.
 */
export function replaceRandomSource(next: RandomSource = unpredictable): void {
  source = next
}

export const randomBytes = (length: number): Uint8Array<ArrayBuffer> => source.bytes(length)

export const randomUuid = (): string => source.uuid()
