import type { ComponentType } from 'react'
import type { LanguageSource } from '../locales/languageSource.ts'
import type { Settings } from './settings.ts'

type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never

/** A widget as an element. The parameters are the props of the component, and whether it has a handle. */
export interface WidgetDefinition<Props = unknown, HasHandle extends boolean = boolean> {
  /** Loads the area. */
  load: () => Promise<object>
  /** The name of the component that the area exports. */
  component: string
  /** For types only. */
  props?: Props
  settings: Settings
  /** Whether the component has a handle, and the element the methods `refresh`, `open` and `close`. */
  hasHandle: HasHandle
  /** Callbacks of the component that are events of the element, by the names of their props. */
  callbacks: Readonly<Record<string, string>>
}

/** The settings of `<fleet-portal>`. */
export const portalSettings = {
  apiUrl: 'text',
  sessionUrl: 'text',
  getSession: 'value',
  client: 'value',
  language: 'text',
  messages: 'value',
  appearance: 'value',
  navigation: 'value',
  onNavigate: 'value',
  onBefore: 'value',
  isReadOnly: 'flag',
  productName: 'text',
  support: 'value',
  payments: 'value',
  permissions: 'value',
  reservedGroupNames: 'value',
  flags: 'value',
  realtime: 'value',
  slots: 'value',
  analytics: 'value',
  chat: 'value',
  maps: 'value',
  storageNamespace: 'text',
} as const satisfies Settings

const widgetSettings = {
  instanceId: 'text',
  urlPrefix: 'text',
  isReadOnly: 'flag',
  navigation: 'value',
  onBefore: 'value',
  slots: 'value',
  messages: 'value',
} as const satisfies Settings

const fleetSettings = { ...widgetSettings, fleetId: 'text' } as const satisfies Settings

const listSettings = {
  ...fleetSettings,
  pageSize: 'number',
  hide: 'words',
  filters: 'value',
  defaultFilters: 'value',
  onFiltersChange: 'value',
  columns: 'value',
  rowActions: 'value',
  onRowClick: 'value',
} as const satisfies Settings

const withForm = { form: 'value' } as const satisfies Settings

const pickerSettings = {
  ...widgetSettings,
  value: 'value',
  label: 'text',
  hint: 'text',
  error: 'text',
  disabled: 'flag',
  required: 'flag',
} as const satisfies Settings

/** A widget with a handle. */
const widget =
  (settings: Settings) =>
  <M extends object, Name extends keyof M & string>(
    load: () => Promise<M>,
    component: Name,
    more: Settings = {},
  ): WidgetDefinition<PropsOf<M[Name]>, true> => ({
    load,
    component,
    settings: { ...settings, ...more },
    hasHandle: true,
    callbacks: {},
  })

const page = widget(widgetSettings)
const screen = widget(fleetSettings)
const list = widget(listSettings)

/** A widget without a handle. */
const plain = <M extends object, Name extends keyof M & string>(
  load: () => Promise<M>,
  component: Name,
  settings: Settings = widgetSettings,
  callbacks: Readonly<Record<string, string>> = {},
): WidgetDefinition<PropsOf<M[Name]>, false> => ({ load, component, settings, hasHandle: false, callbacks })

const picked = { onChange: 'change', onBlur: 'blur' }
const closed = { onClose: 'close' }
const fleetPicker = { ...pickerSettings, fleetId: 'text' } as const satisfies Settings

/** Every element of a widget by its tag. `npm run inventory` writes the manifest and `docs/widgets.md` from this table. */
export const widgetDefinitions = {
  'fleet-dashboard': screen(() => import('../areas/dashboard/index.ts'), 'FleetDashboard', {
    surveyReasons: 'value',
  }),
  'fleet-price-chart': screen(() => import('../areas/dashboard/index.ts'), 'PriceMovementChart'),
  'fleet-loyalty': screen(() => import('../areas/dashboard/index.ts'), 'LoyaltyPanel'),
  'fleet-survey': screen(() => import('../areas/dashboard/index.ts'), 'SatisfactionSurvey', {
    reasons: 'value',
  }),
  'fleet-drivers': list(() => import('../areas/drivers/index.ts'), 'FleetDrivers', withForm),
  'fleet-vehicles': list(() => import('../areas/vehicles/index.ts'), 'FleetVehicles', withForm),
  'fleet-driver': screen(() => import('../areas/driver/index.ts'), 'FleetDriver', {
    ...withForm,
    driverId: 'text',
  }),
  'fleet-vehicle': screen(() => import('../areas/vehicles/index.ts'), 'FleetVehicle', {
    ...withForm,
    vehicleId: 'text',
  }),
  'fleet-groups': list(() => import('../areas/groups/index.ts'), 'FleetGroups', withForm),
  'fleet-users': list(() => import('../areas/users/index.ts'), 'FleetUsers', withForm),
  'fleet-cash-in': screen(() => import('../areas/cash-in/index.ts'), 'CashInPanel', withForm),
  'fleet-cash-in-history': list(() => import('../areas/cash-in-history/index.ts'), 'FleetCashInHistory'),
  'fleet-payment-return': page(() => import('../areas/payment-return/index.ts'), 'PaymentReturn', {
    path: 'text',
    code: 'text',
  }),
  'fleet-buy-fuel': screen(() => import('../areas/buy-fuel/index.ts'), 'BuyFuel', withForm),
  'fleet-buy-fuel-history': list(() => import('../areas/buy-fuel-history/index.ts'), 'FleetBuyFuelHistory'),
  'fleet-price-history': list(() => import('../areas/price-history/index.ts'), 'FleetPriceHistory'),
  'fleet-reconciliation': screen(() => import('../areas/reconciliation/index.ts'), 'FleetReconciliation'),
  'fleet-generate-fuel-codes': screen(
    () => import('../areas/generate-fuel-codes/index.ts'),
    'GenerateFuelCodes',
    withForm,
  ),
  'fleet-fuel-codes': list(() => import('../areas/fuel-codes/index.ts'), 'FleetFuelCodes'),
  'fleet-fuel-code': screen(() => import('../areas/fuel-codes/index.ts'), 'FleetFuelCode', {
    fuelCodeId: 'text',
  }),
  'fleet-redemptions': list(() => import('../areas/redemptions/index.ts'), 'FleetRedemptions'),
  'fleet-cards': list(() => import('../areas/fleet-cards/index.ts'), 'FleetCards'),
  'fleet-card': screen(() => import('../areas/fleet-cards/index.ts'), 'FleetCard', { fuelCardId: 'text' }),
  'fleet-card-edit': screen(() => import('../areas/fleet-cards/index.ts'), 'EditFleetCard', withForm),
  'fleet-card-redemptions': list(
    () => import('../areas/fleet-card-redemptions/index.ts'),
    'FleetCardRedemptions',
  ),
  'fleet-non-fuel-transactions': list(
    () => import('../areas/non-fuel-transactions/index.ts'),
    'FleetNonFuelTransactions',
  ),
  'fleet-stations': list(() => import('../areas/stations/index.ts'), 'FleetStations'),
  'fleet-station-map': screen(() => import('../areas/stations/index.ts'), 'StationMap'),
  'fleet-loans': screen(() => import('../areas/loans/index.ts'), 'FleetLoans', {
    ...withForm,
    terms: 'value',
  }),
  'fleet-promos': screen(() => import('../areas/promos/index.ts'), 'FleetPromos'),
  'fleet-inbox': screen(() => import('../areas/inbox/index.ts'), 'FleetInbox'),
  'fleet-downloads': list(() => import('../areas/downloads/index.ts'), 'FleetDownloads'),
  'fleet-import-drivers': plain(
    () => import('../areas/drivers/index.ts'),
    'ImportDrivers',
    fleetSettings,
    closed,
  ),
  'fleet-import-vehicles': plain(
    () => import('../areas/vehicles/index.ts'),
    'ImportVehicles',
    fleetSettings,
    closed,
  ),
  'fleet-driver-picker': plain(
    () => import('../areas/pickers/index.ts'),
    'DriverPicker',
    fleetPicker,
    picked,
  ),
  'fleet-vehicle-picker': plain(
    () => import('../areas/pickers/index.ts'),
    'VehiclePicker',
    fleetPicker,
    picked,
  ),
  'fleet-group-picker': plain(() => import('../areas/pickers/index.ts'), 'GroupPicker', fleetPicker, picked),
  'fleet-station-picker': plain(
    () => import('../areas/pickers/index.ts'),
    'StationPicker',
    { ...pickerSettings, near: 'value', openNow: 'flag', product: 'value' },
    picked,
  ),
  'fleet-sign-in': plain(() => import('../areas/sign-in/index.ts'), 'SignIn'),
  'fleet-forgot-password': plain(() => import('../areas/forgot-password/index.ts'), 'ForgotPassword'),
  'fleet-reset-password': page(() => import('../areas/reset-password/index.ts'), 'ResetPassword', {
    token: 'text',
    email: 'text',
  }),
  'fleet-activate-account': page(() => import('../areas/activate-account/index.ts'), 'ActivateAccount', {
    token: 'text',
  }),
  'fleet-select-fleet': plain(() => import('../areas/select-fleet/index.ts'), 'SelectFleet'),
} as const

/** The languages that the attribute `language` may name. English is built in. */
export const languages = {
  fil: {
    locale: 'fil-PH',
    load: () => import('../locales/fil/index.ts').then(({ filipino }) => filipino.messages),
  },
} as const satisfies Readonly<Record<string, LanguageSource>>

export type Languages = typeof languages
