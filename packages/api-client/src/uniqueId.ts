/**
 * A random UUID, version 4, for idempotency keys and ids. `crypto.randomUUID` does the same, but browsers hide it from pages
 * that are not served securely, such as http pages of the local network.
 *
 * @since 0.1.0
 */
export function uniqueId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const octets = Array.from(bytes, (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40
    return index === 8 ? (byte & 0x3f) | 0x80 : byte
  })
  const hex = octets.map((octet) => octet.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** The key under which a call is sent again after its first key was closed without effect. It depends on that key alone. */
export const retryKey = (key: string): string => `${key}-again`
