/** Opens a report's address in a new tab: http(s) only, without a way back to this page. False where that is refused. */
export function openDownload(address: string): boolean {
  const url = URL.parse(address, globalThis.document.baseURI)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return false
  // With `noopener` a browser never tells whether the tab opened, so the tie is cut by hand.
  const tab = globalThis.open('', '_blank')
  if (!tab) return false
  tab.opener = null
  tab.location.href = url.href
  return true
}
