export { FleetPortalProvider } from './provider/FleetPortalProvider.tsx'
export type { FleetPortalHandle, FleetPortalProviderProps } from './provider/FleetPortalProvider.tsx'
export { createStaticFlags } from './provider/flagSource.ts'
export type { FlagSource } from './provider/flagSource.ts'
export { createMemoryNavigation } from './provider/navigation.ts'
export type {
  AreaName,
  FleetPortalDestination,
  NavigationBlocker,
  NavigationAdapter,
} from './provider/navigation.ts'
export type { FleetPortalAppearance, TokenName, Tokens } from './provider/appearance.ts'
export type { FleetEvent, FleetEventMap, FleetEventName } from './provider/events.ts'
export type { MessageOverrides } from './provider/dictionary.ts'
export type { RealtimeSource } from './provider/realtime.ts'
export type { CardDetails, CardTokenizer, DepositAccount, FleetPortalPayments } from './provider/payments.ts'
export type {
  FleetPortalAnalytics,
  FleetPortalChat,
  FleetPortalMaps,
  FleetPortalSlots,
} from './provider/portal.ts'
export { lazyWithRetry } from './foundation/widget/lazyWithRetry.ts'
export type { WidgetProps } from './foundation/widget/Widget.tsx'
