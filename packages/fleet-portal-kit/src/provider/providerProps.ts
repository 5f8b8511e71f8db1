import type { ApiClient, SessionSource } from 'fleet-portal-api-client'
import type { PermissionTable } from 'fleet-portal-api-client/contract/access'
import type { ReactNode } from 'react'
import type { FleetPortalAppearance } from './appearance.ts'
import type { BeforeAction } from './beforeAction.ts'
import type { FleetEvent } from './events.ts'
import type { FlagSource } from './flagSource.ts'
import type { Language, LanguageOnDemand } from '../locales/language.ts'
import type { MessageOverrides } from '../locales/messageOverrides.ts'
import type { FleetPortalDestination, NavigationAdapter } from './navigation.ts'
import type { FleetPortalMaps } from './maps.ts'
import type { FleetPortalPayments } from './payments.ts'
import type { FleetPortalAnalytics, FleetPortalChat, FleetPortalSupport, FleetPortalSlots } from './portal.ts'
import type { RealtimeSource } from './realtime.ts'

/** A client of your own, as the standalone portal has one. @since 0.1.0 */
export interface OwnClient {
  /** Created by `createApiClient` once, outside of rendering. It owns the session, so another client starts the widgets again. */
  client: ApiClient
  /** Not used with `client`. */
  apiUrl?: undefined
  /** Not used with `client`. */
  getSession?: undefined
}

/** The page signs its users in. The provider creates the client. @since 0.1.0 */
export interface PageSession {
  /** Not used with `apiUrl`. */
  client?: undefined
  /** The base URL of the API: `https://api.example.ph`, or a path such as `/api`. */
  apiUrl: string
  /**
   * Resolves to the token of the signed-in user, or to null if no user is signed in. The provider makes one call at a time
   * and keeps the token in memory only.
   */
  getSession: SessionSource
}

/** Where the data and the session come from: either `client`, or `apiUrl` with `getSession`. @since 0.1.0 */
export type FleetPortalConnection = OwnClient | PageSession

/** Props of `FleetPortalProvider`. @since 0.1.0 */
export type FleetPortalProviderProps = FleetPortalSettings & FleetPortalConnection

/** Settings of `FleetPortalProvider`. All are optional. @since 0.1.0 */
export interface FleetPortalSettings {
  /** The widgets. */
  children?: ReactNode
  /** Navigation by the URLs of your page. Default: each widget keeps its state in memory. */
  navigation?: NavigationAdapter
  /** Called when the user opens another area. Without it and without `navigation`, links to other areas are hidden. */
  onNavigate?: (to: FleetPortalDestination) => void
  /** Replaces the permission table of roles by features. */
  permissions?: PermissionTable
  /**
   * The sentences of another language, and the locale of dates, ages and numbers. `createLanguage` of
   * `fleet-portal-kit/languages` loads them on demand. Default: English.
   */
  language?: Language | LanguageOnDemand
  /** Your own message texts, by namespace and key. They replace those of the language. */
  messages?: MessageOverrides
  /** Names that no group may have, in upper or lower case. */
  reservedGroupNames?: readonly string[]
  /** Card tokenization, deposit accounts and instruction forms of cash-in. */
  payments?: FleetPortalPayments
  /** The name of your portal, shown in the header and on the sign-in page. Default: `Fleet Portal`. */
  productName?: string
  /** The email address and the phone number of your support. */
  support?: FleetPortalSupport
  /** Your own colours, sizes and type. */
  appearance?: FleetPortalAppearance
  /** `scoped` (default) keeps out the class rules of your page, `shadow` all its styles. */
  isolation?: 'scoped' | 'shadow' | 'none'
  /** The nonce of your content security policy, for style tags. */
  nonce?: string
  /** The source of feature flags. Default: every page is on. */
  flags?: FlagSource
  /** The source of live messages, such as an export that is ready. Default: the kit polls. */
  realtime?: RealtimeSource
  /** Your own components for the logo, loading, error and empty states. */
  slots?: Partial<FleetPortalSlots>
  /** Your analytics tracker. */
  analytics?: FleetPortalAnalytics
  /** Your help chat. */
  chat?: FleetPortalChat
  /** Another map of stations: `createGoogleMaps` of `fleet-portal-kit/maps/google`. Default: the kit's own, without streets. */
  maps?: FleetPortalMaps
  /** Called when something happens in a widget. */
  onEvent?: (event: FleetEvent) => void
  /** Decides about each action before it is sent, for example about purchases that need an approval. */
  onBefore?: BeforeAction
  /** Whether all widgets show data only. Default: false. */
  isReadOnly?: boolean
  /**
   * The prefix of everything that this provider stores in the browser. Default: `fleet-portal`. Give two providers on one
   * origin two namespaces, unless they should share drafts and remembered choices.
   */
  storageNamespace?: string
}

/** The imperative handle of a provider: `<FleetPortalProvider ref={handle}>`. @since 0.1.0 */
export interface FleetPortalHandle {
  /**
   * Gets a new token now: calls `getSession` again, or renews the portal's session. Resolves to whether a user is signed
   * in. Rejects with ApiError of kind `session-unavailable` if `getSession` fails.
   */
  refresh: () => Promise<boolean>
  /**
   * Ends the session: signs out at the server, and removes all read data and typed text. Widgets show that the user
   * is signed out. `getSession` is not called again before `refresh()`, or before the user presses Try again.
   */
  signOut: () => Promise<void>
}
