/** 32-bit FNV-1a from a start value. */
function fnv(text: string, start: number): number {
  let hash = start
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/**
 * The same short text for the same content. It tells contents apart in a key; the server compares the contents
 * themselves and refuses a key that comes with another one.
 */
export const fingerprint = (content: unknown): string => {
  const text = JSON.stringify(content)
  return [0x811c9dc5, 0x050c5d1f].map((start) => fnv(text, start).toString(16).padStart(8, '0')).join('')
}
