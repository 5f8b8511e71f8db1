import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from 'api-client'
import type { PermissionTable } from 'api-client/contract/access'
import { createContext, useContext, type ComponentType, type ReactNode } from 'react'
import type { DeviceStorage } from './deviceStorage.ts'
import type { DraftStore } from './draftStore.ts'
import type { FleetEvent } from './events.ts'
import type { FlagSource } from './flagSource.ts'
import type { MessageOverrides } from './dictionary.ts'
import type { NavigationAdapter } from './navigation.ts'
import type { FleetPortalPayments } from './payments.ts'
import type { Realtime } from './realtime.ts'
import type { FleetPortalAppearance } from './appearance.ts'

/** Components that replace parts of the kit. */
export interface FleetPortalSlots {
  Loading: ComponentType<{ children: ReactNode }>
  Error: ComponentType<{
    title: string
    detail: string
    requestId: string | undefined
    retry: (() => void) | undefined
  }>
  Empty: ComponentType<{ title: string; children?: ReactNode }>
}

/**
 * Your analytics tracker. It gets no typed text. On sign-in and payment screens it gets only
 * `cash-in.checkout-missing`: a payment could not be started.
 */
export interface FleetPortalAnalytics {
  track(name: string, properties?: Readonly<Record<string, string | number | boolean>>): void
}

/** Your help chat. The kit hides it on sign-in and payment screens. */
export interface FleetPortalChat {
  show(): void
  hide(): void
}

/** The source of maps. Default: the Google Maps API if your page has loaded it, else the kit's own map. */
export interface FleetPortalMaps {
  /** Your key of the Google Maps JavaScript API. */
  apiKey?: string
}

export interface PortalContextValue {
  deviceStorage: DeviceStorage
  work: DraftStore
  client: ApiClient
  queryClient: QueryClient
  /** The navigation of the page. Undefined if each widget keeps its own in memory. */
  navigation: NavigationAdapter | undefined
  onNavigate: ((to: import('./navigation.ts').FleetPortalDestination) => void) | undefined
  messages: MessageOverrides
  permissions: PermissionTable
  reservedGroupNames: readonly string[]
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
