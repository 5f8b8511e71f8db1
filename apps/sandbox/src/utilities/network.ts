/** IPv4 in the clothes of IPv6, as servers on both report it. */
const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** The first 64 bits of an IPv6 address: what one household or office gets, and moves about in at will. */
function prefixOf(address: string): string {
  const [head = '', tail] = address.split('::')
  const start = head === '' ? [] : head.split(':')
  const end = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - start.length - end.length }, () => '0')
  const groups = [...start, ...zeros, ...end].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** What tries are counted under for an address: IPv4 as it is, IPv6 by its network. */
export function networkOf(address: string | undefined): string | undefined {
  const plain = address?.trim().replace(/%.*$/, '').toLowerCase()
  if (!plain) return undefined
  const v4 = mapped.exec(plain)?.[1] ?? (plain.includes(':') ? undefined : plain)
  return v4 ?? prefixOf(plain)
}

/**
 * The caller's address: the connection's own or, behind so many proxies of one's own, what the outermost of them wrote
 * into X-Forwarded-For. What stands further left there anybody may have written.
 */
export function callerAddress(
  connection: string | undefined,
  forwarded: string | null,
  proxies: number,
): string | undefined {
  if (proxies === 0) return connection
  const hops = (forwarded ?? '').split(',').map((hop) => hop.trim())
  return hops.at(-proxies) || connection
}
