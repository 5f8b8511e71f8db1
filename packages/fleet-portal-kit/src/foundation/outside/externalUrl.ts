interface Surroundings {
  /** The API base, absolute or relative to the page. */
  apiUrl: string
  /** The page that would be left. */
  page: string
  /** The only hosts that are good enough, beside the API's own. Default all that are written in plain letters. */
  hosts?: readonly string[] | undefined
}

/** Letters of other scripts in a host look like those of another one; in addresses they are written as `xn--…`. */
const inOtherLetters = /(^|\.)xn--/
const onThisMachine = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * An address that a server gave, as it may be gone to: https, or the API's own origin, or on this machine where the
 * page is on it, too. Undefined for any other, one with a name or password in it, one that readers of addresses take
 * differently, and one whose host may pass for another, unless that host is named.
 */
export function externalUrl(
  address: string | null | undefined,
  { apiUrl, page, hosts }: Surroundings,
): string | undefined {
  // Backslashes, blanks and control characters are dropped or turned by some readers.
  if (!address || !/^https?:\/\/[^/\\\s@]+(?:[/?#][^\\\s]*)?$/i.test(address)) return undefined
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/.test(address))
    return undefined
  const url = URL.parse(address)
  const here = URL.parse(page)
  if (!url || url.username || url.password) return undefined
  const isOwn = url.origin === URL.parse(apiUrl, page)?.origin
  const isLocal = onThisMachine.test(url.hostname) && here !== null && onThisMachine.test(here.hostname)
  if (url.protocol !== 'https:' && !isOwn && !isLocal) return undefined
  const isNamed = hosts?.some((host) => URL.parse(`https://${host}`)?.hostname === url.hostname)
  if (!isOwn && !(isNamed ?? !inOtherLetters.test(url.hostname))) return undefined
  return url.href
}
