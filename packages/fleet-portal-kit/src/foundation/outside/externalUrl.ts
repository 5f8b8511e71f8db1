import { parseUrl } from './parseUrl.ts'

interface ExternalUrlOptions {
  /** The base URL of the API, absolute or relative to the page. */
  apiUrl: string
  /** The URL of the current page. */
  page: string
  /** The allowed hosts, beside the host of the API. Default: all hosts without `xn--` labels. */
  hosts?: readonly string[] | undefined
}

/** A host with non-ASCII letters. Such letters can look like ASCII letters and imitate another host. */
const punycodeLabel = /(^|\.)xn--/
const localHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * Checks a URL that a server returned. Returns the normalized URL if it is https, or of the API's origin, or local while the
 * page is local too. Returns undefined for all others, for a URL with a user name or password, for one that URL parsers read
 * differently, and for a host with `xn--` labels that `hosts` does not contain.
 */
export function externalUrl(
  value: string | null | undefined,
  { apiUrl, page, hosts }: ExternalUrlOptions,
): string | undefined {
  // Some URL parsers remove or replace backslashes, spaces and control characters.
  if (!value || !/^https?:\/\/[^/\\\s@]+(?:[/?#][^\\\s]*)?$/i.test(value)) return undefined
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/.test(value))
    return undefined
  const url = parseUrl(value)
  const pageUrl = parseUrl(page)
  if (!url || url.username || url.password) return undefined
  const isApi = url.origin === parseUrl(apiUrl, page)?.origin
  const isLocal = localHost.test(url.hostname) && pageUrl !== null && localHost.test(pageUrl.hostname)
  if (url.protocol !== 'https:' && !isApi && !isLocal) return undefined
  const isListed = hosts?.some((host) => parseUrl(`https://${host}`)?.hostname === url.hostname)
  if (!isApi && !(isListed ?? !punycodeLabel.test(url.hostname))) return undefined
  return url.href
}
