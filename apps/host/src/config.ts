import type { FleetPortalAppearance, FleetPortalSupport, Language, MessageOverrides } from 'fleet-portal-kit'
import { createLanguage, languageSources } from 'fleet-portal-kit/languages'
import type { LoanTerms } from 'fleet-portal-kit/loans'
import type { GoogleMapsOptions } from 'fleet-portal-kit/maps/google'
import { paymentsOf, type HostPayments } from './payments.ts'

export interface HostConfig {
  /** The name of the portal, in its header, on its sign-in page and in browser tabs. */
  productName: string
  /** The URL of the logo, in the header and on the sign-in pages. Without it: an icon and the name. */
  logoUrl?: string
  /** The URL of the icon of browser tabs. */
  iconUrl: string
  /** Colours, sizes and type. */
  appearance?: FleetPortalAppearance
  /** The email address and the phone number of the support. */
  support?: FleetPortalSupport
  /** The sentences of another language, and its locale. Default: English. */
  language?: Language
  /** Sentences that replace those of the language. */
  messages?: MessageOverrides
  /** The base URL of the API. */
  apiUrl: string
  /** The URL of the terms of use. '' hides the link. */
  termsUrl: string
  /** Precedes the token in the Authorization header. */
  authScheme?: 'Bearer'
  /** The Firebase Realtime Database of the feature flags. '' if there is none: every page is on. */
  flagsUrl: string
  /** The socket.io server. '' if there is none: the portal gets no live messages. */
  socketUrl: string
  /** The lender, its branches and the privacy notices of vehicle financing. Without them the page says that they are missing. */
  loans?: LoanTerms
  /** Names that no group may have, in upper or lower case. */
  reservedGroupNames?: readonly string[]
  /** The URL of a module whose default export is the analytics tracker: `{ track(event, values) }`. */
  analyticsUrl?: string
  /** The URL of a module whose default export is the help chat: `{ show(), hide() }`. */
  chatUrl?: string
  /** The URL of a module whose default export decides about each action before it is sent, as `onBefore` of the provider. */
  onBeforeUrl?: string
  /** Google Maps, with a key of its JavaScript API. Without it the kit's own map is shown. */
  maps?: GoogleMapsOptions
  /** Exchanges the token of a link of the sandbox's page for a session. A portal with real fleets has none. */
  sandboxSignInUrl?: string
  /** Card tokenization, deposit accounts and instruction forms of cash-in. */
  payments: HostPayments
}

const built: HostConfig = {
  productName: import.meta.env.VITE_PRODUCT_NAME ?? 'Fleet Portal',
  iconUrl: '/favicon.svg',
  apiUrl: import.meta.env.VITE_API_URL ?? '/api',
  // A placeholder: example.com belongs to no operator.
  termsUrl: import.meta.env.VITE_TERMS_URL ?? 'https://example.com/terms-of-use',
  flagsUrl: import.meta.env.VITE_FLAGS_URL ?? '/?ns=fleet-portal',
  socketUrl: import.meta.env.VITE_SOCKET_URL ?? '/',
  payments: paymentsOf(import.meta.env),
  ...(import.meta.env.VITE_MAPS_KEY && { maps: { apiKey: import.meta.env.VITE_MAPS_KEY } }),
}

/** The language of a tag such as `fil`. English if the kit lacks it. */
function createLanguageOf(tag: string): Language | undefined {
  const source = Object.entries(languageSources).find(([name]) => name === tag)?.[1]
  return source && createLanguage(source)
}

/** `config.json`: the settings, and for a language of the kit its tag. */
type ConfigFile = Partial<Omit<HostConfig, 'language'>> & { language?: string | Language }

/** The delays before each further attempt to read the file, in milliseconds. */
const retryDelays = [300, 1000, 3000]

/**
 * The values of the build, overridden by the file if there is one. Rejects if the server does not answer, or if the file is damaged: without it
 * the portal might call another server, or send what must be approved first.
 */
async function readFile(): Promise<HostConfig> {
  const response = await fetch('/config.json', { cache: 'no-cache' })
  if (response.status === 404) return built
  if (!response.ok) throw new Error(`The server answered config.json with ${response.status}.`)
  // A server without the file may answer with the page.
  if (response.headers.get('Content-Type')?.includes('html')) return built
  const { language, ...settings } = (await response.json()) as ConfigFile
  const chosen = typeof language === 'string' ? createLanguageOf(language) : language
  return { ...built, ...settings, ...(chosen && { language: chosen }) }
}

async function read(): Promise<HostConfig> {
  for (const delay of retryDelays) {
    try {
      return await readFile()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delay))
    }
  }
  return readFile()
}

let config: Promise<HostConfig> | undefined

/** The values of the build, overridden by `config.json` beside the page. The file is read once. Rejects if it cannot be read. */
export const loadConfig = (): Promise<HostConfig> => (config ??= read())
