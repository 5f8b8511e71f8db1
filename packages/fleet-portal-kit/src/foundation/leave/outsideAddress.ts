/** Spaces, control characters and backslashes, which parsers drop or turn into something else. */
// oxlint-disable-next-line no-control-regex
const bent = /[\u0000-\u0020\u007f-\u00a0\\]/

const onThisMachine: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The origin of the API; a base that is only a path is the page's own. */
const originOf = (apiBase: string) => URL.parse(apiBase, globalThis.document.baseURI)?.origin

/**
 * An address that a server sent, as one that a person may be led to, or undefined: whole, over https (http for the
 * API's own origin and this machine alone), with no name before an `@` and no host in letters that look like others.
 */
export function outsideAddress(address: string, apiBase: string): URL | undefined {
  if (bent.test(address) || !/^https?:\/\/[^/]/i.test(address)) return undefined
  const url = URL.parse(address)
  if (!url || url.username !== '' || url.password !== '') return undefined
  if (/(^|\.)xn--/.test(url.hostname)) return undefined
  if (url.protocol === 'https:') return url
  return onThisMachine.has(url.hostname) || url.origin === originOf(apiBase) ? url : undefined
}

/** Leaves the portal for an address that a server sent, such as a provider's checkout. False where that is refused. */
export function leaveFor(address: string, apiBase: string): boolean {
  const url = outsideAddress(address, apiBase)
  if (!url) return false
  globalThis.location.assign(url.href)
  return true
}
