/** Opens a report's address in a new tab: http(s) only, without a way back to this page. False where that is refused. */
export function openDownload(address: string): boolean {
  const url = URL.parse(address, globalThis.document.baseURI)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return false
  // With `noopener` a browser never tells whether the tab opened, so the tie is cut by hand, before anything loads.
  // A tab that is opened at the address closes itself when a file comes; one that is sent there later stays blank.
  const tab = globalThis.open(url.href, '_blank')
  if (!tab) return false
  tab.opener = null
  return true
}
