import { externalUrl } from '../../foundation/outside/externalUrl.ts'

/** Opens the URL of a report in a new tab without an opener. Returns false if the URL is not allowed or the tab is blocked. */
export function openDownload(fileUrl: string, apiUrl: string): boolean {
  const url = externalUrl(fileUrl, { apiUrl, page: globalThis.location.href })
  if (!url) return false
  // With `noopener`, `open` always returns null. So the opener is removed here, before anything loads.
  // The browser closes a tab whose first URL is a file; a tab that navigates there later stays blank.
  const tab = globalThis.open(url, '_blank')
  if (!tab) return false
  tab.opener = null
  return true
}
