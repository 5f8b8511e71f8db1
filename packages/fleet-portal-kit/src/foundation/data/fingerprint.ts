/** A 32-bit FNV-1a hash. */
function fnv(text: string, seed: number): number {
  let hash = seed
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/**
 * A short hash of a JSON value, for idempotency keys. A collision is harmless: the server compares the values themselves,
 * and refuses a key that was used with another value.
 */
export const fingerprint = (content: unknown): string => {
  const text = JSON.stringify(content)
  return [0x811c9dc5, 0x050c5d1f].map((seed) => fnv(text, seed).toString(16).padStart(8, '0')).join('')
}
