import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from 'fleet-portal-api-client'
import type { PermissionTable } from 'fleet-portal-api-client/contract/access'
import { createContext, useContext, type ComponentType, type ReactNode } from 'react'
import type { BeforeAction } from './beforeAction.ts'
import type { DeviceStorage } from './deviceStorage.ts'
import type { DraftStore } from './draftStore.ts'
import type { FleetEvent } from './events.ts'
import type { FlagSource } from './flagSource.ts'
import type { AnyLanguage } from '../locales/language.ts'
import type { MessageOverrides } from '../locales/messageOverrides.ts'
import type { FleetPortalDestination, NavigationAdapter } from './navigation.ts'
import type { FleetPortalMaps } from './maps.ts'
import type { FleetPortalPayments } from './payments.ts'
import type { Realtime } from './realtime.ts'
import type { FleetPortalAppearance } from './appearance.ts'

/** Components that replace parts of the kit. @since 0.1.0 */
export interface FleetPortalSlots {
  /** The logo of your portal, in the header and on the sign-in pages. It may be up to 176 by 40 pixels. */
  Logo: ComponentType
  /** Shown while a widget loads. `children` is a placeholder of the content. */
  Loading: ComponentType<{ children: ReactNode }>
  /** Shown when a widget fails. `requestId` is the support ID, `retry` loads again. */
  Error: ComponentType<{
    title: string
    detail: string
    requestId: string | undefined
    retry: (() => void) | undefined
  }>
  /** Shown for a short time after an action. `dismiss` removes it. */
  Toast: ComponentType<{
    tone: 'success' | 'danger' | 'info'
    children: ReactNode
    action: { label: string; run: () => void } | undefined
    dismiss: () => void
  }>
  /** Shown when there is nothing to list. */
  Empty: ComponentType<{
    title: string
    /** The reason. */
    children?: ReactNode
    /** Removes the filters of the list. Undefined if none is on. */
    clearFilters?: (() => void) | undefined
    /** The button that fills an empty list, such as "Add the first driver". Undefined if the user cannot. */
    next?: { label: string; run: () => void } | undefined
  }>
}

/**
 * Your analytics tracker. It gets no typed text. On sign-in screens, and where users cash in, buy fuel or generate codes, it
 * gets only `cash-in.checkout-missing`: a payment could not be started.
 *
 * @since 0.1.0
 */
export interface FleetPortalAnalytics {
  /** Records an event. */
  track(name: string, properties?: Readonly<Record<string, string | number | boolean>>): void
}

/** Your help chat. The kit hides it on sign-in screens, and where users cash in, buy fuel or generate codes. @since 0.1.0 */
export interface FleetPortalChat {
  /** Shows the chat. */
  show(): void
  /** Hides the chat. */
  hide(): void
}

/** Where users get help. The contact is on the sign-in pages and in the menu. @since 0.1.0 */
export interface FleetPortalSupport {
  /** The email address. */
  email?: string
  /** The phone number, as it is shown. */
  phone?: string
}

export interface PortalContextValue {
  /** Whether the page shows data only: no call with an effect is offered or sent. */
  isReadOnly: boolean
  /** Asks the page before a call with an effect. */
  onBefore: BeforeAction | undefined
  deviceStorage: DeviceStorage
  draftStore: DraftStore
  client: ApiClient
  queryClient: QueryClient
  /** The navigation of the page. Undefined if each widget keeps its own in memory. */
  navigation: NavigationAdapter | undefined
  onNavigate: ((to: FleetPortalDestination) => void) | undefined
  messages: MessageOverrides
  language: AnyLanguage
  /** Copies messages under renamed keys to their new keys. */
  renameKeys: (messages: MessageOverrides) => MessageOverrides
  /** The formats that were created, by locale and by the function that creates them. */
  formatCache: Map<string, Map<unknown, object>>
  permissions: PermissionTable
  reservedGroupNames: readonly string[]
  productName: string
  support: FleetPortalSupport | undefined
  payments: FleetPortalPayments | undefined
  flags: FlagSource
  appearance: FleetPortalAppearance
  isolation: 'scoped' | 'shadow' | 'none'
  nonce: string | undefined
  slots: Partial<FleetPortalSlots>
  analytics: FleetPortalAnalytics
  chat: FleetPortalChat
  maps: FleetPortalMaps | undefined
  realtime: Realtime
  onEvent: ((event: FleetEvent) => void) | undefined
}

export const PortalContext = createContext<PortalContextValue | null>(null)

/** The settings of the nearest provider. */
export function usePortal(): PortalContextValue {
  const portal = useContext(PortalContext)
  if (!portal) throw new Error('Fleet portal components need a <FleetPortalProvider> around them.')
  return portal
}
