/*
 * The security headers of the portal, for the development server and the preview of the build. In production your file
 * server sends them (docs/operations.md).
 */

/**
 * styled-components inserts rules through the CSSOM, so the text of its style element is empty. This is the hash of empty
 * text. Any injected inline style has another hash and is blocked.
 */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** The sources that the Google Maps JavaScript API requires, from its guide. */
const googleMaps = {
  script: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'blob:'],
  style: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  font: ['https://fonts.gstatic.com'],
  connect: ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com', 'data:', 'blob:'],
  worker: ['blob:'],
  frame: ['https://*.google.com'],
}
const none: Partial<Record<keyof typeof googleMaps, readonly string[]>> = {}

interface ServedPortal {
  /** The configured URLs of the API, the socket, the flags and the card provider. */
  urls: readonly (string | undefined)[]
  /** Whether a Google Maps key is configured. */
  hasMapsKey?: boolean
  /** The development server writes scripts and styles into the page. */
  isDevelopment?: boolean
}

/** The origins of a URL for requests and sockets. Empty for a path on the origin of the portal. */
function originsOf(configuredUrl: string | undefined): string[] {
  const url = configuredUrl ? URL.parse(configuredUrl) : null
  return url ? [url.origin, url.origin.replace(/^http/, 'ws')] : []
}

export function contentSecurityPolicy({ urls, hasMapsKey, isDevelopment }: ServedPortal): string {
  const maps = hasMapsKey ? googleMaps : none
  const inline = isDevelopment ? ["'unsafe-inline'"] : []
  const style = isDevelopment || hasMapsKey ? ["'unsafe-inline'"] : [emptyStyle]
  const sources: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline, ...(maps.script ?? [])],
    'style-src': [...new Set(["'self'", ...style, ...(maps.style ?? [])])],
    'font-src': ["'self'", ...(maps.font ?? [])],
    // Images of promos come from any https origin.
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'connect-src': [...new Set(["'self'", ...urls.flatMap(originsOf), ...(maps.connect ?? [])])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'", ...(maps.worker ?? [])],
    'frame-src': maps.frame ?? ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(sources)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

export const securityHeaders = (served: ServedPortal): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(served),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=()',
})
