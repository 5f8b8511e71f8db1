/*
 * The headers that the portal is served with: by the development server and the preview of the build here, and by
 * whatever serves it elsewhere (docs/operations.md).
 */

/**
 * The style element that styled-components adds is empty: its rules go past the text, into the sheet. This is the hash of
 * nothing, so that no style that somebody writes into the page applies.
 */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** What the Google Maps JavaScript API asks for, by its guide. */
const google = {
  script: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'blob:'],
  style: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  font: ['https://fonts.gstatic.com'],
  connect: ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com', 'data:', 'blob:'],
  worker: ['blob:'],
  frame: ['https://*.google.com'],
}
const none: Partial<Record<keyof typeof google, readonly string[]>> = {}

interface Served {
  /** Addresses of the API, the socket, the flags and the cards, as they are configured. */
  addresses: readonly (string | undefined)[]
  /** Whether there is a key for Google's map. */
  hasMapsKey?: boolean
  /** The development server writes scripts and styles into the page. */
  isDevelopment?: boolean
}

/** The origin of an address of another server, for calls and for sockets. Nothing for one on the portal's own. */
function originsOf(address: string | undefined): string[] {
  const url = address ? URL.parse(address) : null
  return url ? [url.origin, url.origin.replace(/^http/, 'ws')] : []
}

export function contentSecurityPolicy({ addresses, hasMapsKey, isDevelopment }: Served): string {
  const maps = hasMapsKey ? google : none
  const inline = isDevelopment ? ["'unsafe-inline'"] : []
  const style = isDevelopment || hasMapsKey ? ["'unsafe-inline'"] : [emptyStyle]
  const sources: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline, ...(maps.script ?? [])],
    'style-src': [...new Set(["'self'", ...style, ...(maps.style ?? [])])],
    'font-src': ["'self'", ...(maps.font ?? [])],
    // Pictures of promos come from where the server says.
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'connect-src': [...new Set(["'self'", ...addresses.flatMap(originsOf), ...(maps.connect ?? [])])],
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

export const securityHeaders = (served: Served): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(served),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=()',
})
