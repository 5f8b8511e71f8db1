import type { LoanTerms } from 'fleet-portal-kit/loans'
import { paymentsOf, type HostPayments } from './payments.ts'

export interface HostConfig {
  /** The API base. */
  apiUrl: string
  /** The terms of use; '' for a menu without a link to them. */
  termsUrl: string
  /** Put before the token in the Authorization header. */
  authScheme?: 'Bearer'
  /** The realtime database of the feature flags; '' for a portal without: all pages are on. */
  flagsUrl: string
  /** The server of the socket; '' for a portal without live messages. */
  socketUrl: string
  /** Lender, branches and privacy notices of vehicle financing; without them made-up ones are shown. */
  loans?: LoanTerms
  /** A key of the Google Maps JavaScript API; without it the kit draws the map of stations. */
  mapsKey?: string
  /** Card tokens, deposit accounts and forms of paying in. */
  payments: HostPayments
}

const built: HostConfig = {
  apiUrl: import.meta.env.VITE_API_URL ?? '/api',
  // Stands in for the fleet provider's own: a domain that is nobody's.
  termsUrl: import.meta.env.VITE_TERMS_URL ?? 'https://example.com/terms-of-use',
  flagsUrl: import.meta.env.VITE_FLAGS_URL ?? '/?ns=fleet-portal',
  socketUrl: import.meta.env.VITE_SOCKET_URL ?? '/',
  payments: paymentsOf(import.meta.env),
  ...(import.meta.env.VITE_MAPS_KEY && { mapsKey: import.meta.env.VITE_MAPS_KEY }),
}

async function read(): Promise<HostConfig> {
  try {
    const response = await fetch('/config.json', { cache: 'no-cache' })
    const isJson = response.headers.get('Content-Type')?.includes('json')
    return response.ok && isJson ? { ...built, ...((await response.json()) as Partial<HostConfig>) } : built
  } catch {
    return built
  }
}

let config: Promise<HostConfig> | undefined

/** The values of the build, with those of `config.json` beside the page over them: one build serves any server. Read once. */
export const loadConfig = (): Promise<HostConfig> => (config ??= read())
