/** Parses a URL. Returns null if it is not valid. `URL.parse` does the same, but browsers of 2023 and Node 20 lack it. */
export function parseUrl(url: string, base?: string): URL | null {
  try {
    return new URL(url, base)
  } catch {
    return null
  }
}
