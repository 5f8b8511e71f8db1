/** An IPv4 address in IPv6 notation, as servers that listen on both report it. */
const ipv4Mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** The first 64 bits of an IPv6 address. A household or office gets such a network and can use any address in it. */
function prefixOf(address: string): string {
  const [head = '', tail] = address.split('::')
  const start = head === '' ? [] : head.split(':')
  const end = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - start.length - end.length }, () => '0')
  const groups = [...start, ...zeros, ...end].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** The key under which attempts from an IP address are counted: the IPv4 address, or the /64 network of an IPv6 address. */
export function networkOf(address: string | undefined): string | undefined {
  const plain = address?.trim().replace(/%.*$/, '').toLowerCase()
  if (!plain) return undefined
  const v4 = ipv4Mapped.exec(plain)?.[1] ?? (plain.includes(':') ? undefined : plain)
  return v4 ?? prefixOf(plain)
}

/**
 * The caller's IP address: the address of the connection or, behind `proxies` trusted proxies, the entry that the
 * outermost of them added to X-Forwarded-For. Clients can forge the entries to the left of it.
 */
export function callerIpAddress(
  connection: string | undefined,
  forwarded: string | null,
  proxies: number,
): string | undefined {
  if (proxies === 0) return connection
  const hops = (forwarded ?? '').split(',').map((hop) => hop.trim())
  return hops.at(-proxies) || connection
}
