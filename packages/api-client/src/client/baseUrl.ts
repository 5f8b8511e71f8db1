/** An http or https URL, or a path that cannot be mistaken for a host. Calls append their paths, so that no query may follow. */
const usable = /^((https?:)?\/\/(\[[\da-f:.]+\]|[^/?#\s:@]+)(:\d+)?(\/[^?#\s]*)?|\.{0,2}\/(?!\/)[^?#\s]*)$/i

/**
 * Throws a TypeError that names a wrong base URL. `api.example.ph` would be a path below that of the page, and each call would fail like
 * one without a connection.
 */
export function checkBaseUrl(baseUrl: string): void {
  if (!usable.test(baseUrl))
    throw new TypeError(
      `The \`apiUrl\` or \`baseUrl\` is ${JSON.stringify(baseUrl)}, and not an http or https URL, or a path such as "/api", without a query.`,
    )
}
