export { FleetPortalProvider } from './provider/FleetPortalProvider.tsx'
export type {
  FleetPortalConnection,
  FleetPortalHandle,
  FleetPortalProviderProps,
  FleetPortalSettings,
  OwnClient,
  PageSession,
} from './provider/providerProps.ts'
export { createStaticFlags } from './provider/flagSource.ts'
export type { FlagSource } from './provider/flagSource.ts'
export { createMemoryNavigation } from './provider/navigation.ts'
export type {
  AreaName,
  FleetPortalDestination,
  MemoryNavigationOptions,
  NavigationAdapter,
  NavigationBlocker,
} from './provider/navigation.ts'
export type {
  ColorToken,
  FleetPortalAppearance,
  SizeToken,
  TokenName,
  Tokens,
} from './provider/appearance.ts'
export type {
  FieldChange,
  FleetEvent,
  FleetEventMap,
  FleetEventName,
  FleetEventSource,
} from './provider/events.ts'
export type { BeforeAction, BeforeActionAnswer, FleetPortalAction } from './provider/beforeAction.ts'
export type { HostColumn, HostRowAction, ListControls, ListPageSize } from './provider/listControls.ts'
export type { FormControls, WidgetFormProps } from './provider/formControls.ts'
export type { WidgetSettings } from './provider/WidgetSettings.tsx'
export type { WidgetHandle } from './foundation/widget/useWidgetHandle.ts'
export type { FleetListProps, ListFilters, ListPart } from './fleet/list/FleetListProps.ts'
export type { Language, LanguageOnDemand } from './locales/language.ts'
export type { EnglishSet, MessageNamespace, MessageOverrides, Messages } from './locales/messageOverrides.ts'
export type { Dictionary, Message, MessageSet, Overrides } from './locales/messageSet.ts'
export type { OldMessageKey, OldMessages } from './locales/renamedKeys.ts'
export type { RealtimeSource } from './provider/realtime.ts'
export type { CardDetails, CardTokenizer, DepositAccount, FleetPortalPayments } from './provider/payments.ts'
export type {
  FleetPortalAnalytics,
  FleetPortalChat,
  FleetPortalSlots,
  FleetPortalSupport,
} from './provider/portal.ts'
export type {
  FleetPortalMapFailure,
  FleetPortalMapPoint,
  FleetPortalMapProps,
  FleetPortalMapRoute,
  FleetPortalMaps,
  FleetPortalMapStation,
  FleetPortalStationsMapProps,
} from './provider/maps.ts'
export { lazyWithRetry } from './foundation/widget/lazyWithRetry.ts'
export type { WidgetProps } from './foundation/widget/Widget.tsx'
export type { FleetWidgetProps } from './fleet/FleetWidgetProps.ts'
// Types of `fleet-portal-api-client` that the props and callbacks of the kit mention.
export type {
  ApiClient,
  EmbeddedToken,
  ErrorKind,
  SessionEnd,
  SessionEndCause,
  SessionEndReason,
  SessionRequestReason,
  SessionSource,
} from 'fleet-portal-api-client'
export type {
  Feature,
  Level,
  Permission,
  PermissionTable,
  Role,
} from 'fleet-portal-api-client/contract/access'
export type { FlagName } from 'fleet-portal-api-client/contract/flags'
