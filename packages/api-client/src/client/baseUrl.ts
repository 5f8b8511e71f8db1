/** An absolute URL, or a path that cannot be mistaken for a host. Calls append their paths, so that nothing may follow the path. */
const usable = /^(https?:\/\/[^/?#]|\.{0,2}\/)[^?#]*$/i

function isUsable(baseUrl: unknown): boolean {
  if (typeof baseUrl !== 'string' || !usable.test(baseUrl)) return false
  try {
    return Boolean(new URL(baseUrl, 'https://page.test'))
  } catch {
    return false
  }
}

/**
 * Throws a TypeError that names a wrong base URL. `api.example.ph` would be a path below that of the page, and each call would fail like
 * one without a connection.
 */
export function checkBaseUrl(baseUrl: string): void {
  if (isUsable(baseUrl)) return
  throw new TypeError(
    `The base URL of the API (\`baseUrl\`, \`apiUrl\` or \`api-url\`) is ${JSON.stringify(baseUrl)}. It must be an https or http URL without a query, such as "https://api.example.ph", or a path such as "/api".`,
  )
}
