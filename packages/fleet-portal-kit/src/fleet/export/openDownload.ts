import { externalUrl } from '../../foundation/outside/externalUrl.ts'

/** Opens a report's address in a new tab, without a way back to this page. False where it is refused, or was blocked. */
export function openDownload(address: string, apiUrl: string): boolean {
  const url = externalUrl(address, { apiUrl, page: globalThis.location.href })
  if (!url) return false
  // With `noopener` a browser never tells whether the tab opened, so the tie is cut by hand, before anything loads.
  // A tab that is opened at the address closes itself when a file comes; one that is sent there later stays blank.
  const tab = globalThis.open(url, '_blank')
  if (!tab) return false
  tab.opener = null
  return true
}
