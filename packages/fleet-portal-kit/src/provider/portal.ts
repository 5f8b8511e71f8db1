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

/** Parts that a host may draw its own way. */
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
 * A tracker of the host's. Told nothing that a person typed, and nothing on sign-in and payment screens but that a
 * payment could not be begun: `cash-in.checkout-missing`.
 */
export interface FleetPortalAnalytics {
  track(name: string, properties?: Readonly<Record<string, string | number | boolean>>): void
}

/** A help widget of the host's. Hidden on sign-in and payment screens, where no third party has business. */
export interface FleetPortalChat {
  show(): void
  hide(): void
}

/** Where maps come from. Without a key, a page that has loaded the Google Maps API itself lends its own; without either the kit draws one. */
export interface FleetPortalMaps {
  /** A key of the Google Maps JavaScript API. */
  apiKey?: string
}

export interface PortalContextValue {
  deviceStorage: DeviceStorage
  work: DraftStore
  client: ApiClient
  queryClient: QueryClient
  /** The host's navigation, or undefined where every widget keeps its own in memory. */
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

/** The nearest provider. */
export function usePortal(): PortalContextValue {
  const portal = useContext(PortalContext)
  if (!portal) throw new Error('Fleet portal components need a <FleetPortalProvider> around them.')
  return portal
}
