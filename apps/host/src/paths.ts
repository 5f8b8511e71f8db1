import type { AreaName } from 'fleet-portal-kit'

/** The URL path of every area. The pages of one item have its id in the path. */
export const paths: Record<AreaName, string> = {
  landing: '/',
  dashboard: '/dashboard',
  'sign-in': '/auth',
  'forgot-password': '/auth/forgot',
  'reset-password': '/auth/reset',
  'activate-account': '/activate-account',
  'select-fleet': '/select-fleet',
  'cash-in': '/cash/cashin',
  'cash-in-history': '/cash/cashin/history',
  'payment-return': '/redirect',
  'buy-fuel': '/fuel/buy',
  'buy-fuel-history': '/fuel/buy/history',
  'price-history': '/fuel/buy/price-history',
  'generate-fuel-codes': '/fuel/generate-code',
  'fuel-codes': '/fuel/code',
  'fuel-code': '/fuel/code/:fuelCodeId',
  redemptions: '/activity/redemption',
  'fleet-card-redemptions': '/activity/redemption-fleet-card',
  'non-fuel-transactions': '/activity/non-fuel-transaction',
  reconciliation: '/activity/reconciliation',
  drivers: '/activity/driver',
  driver: '/activity/driver/:driverId',
  vehicles: '/activity/vehicle',
  vehicle: '/activity/vehicle/:vehicleId',
  groups: '/activity/groups',
  'fleet-cards': '/fleet-card/list',
  'fleet-card': '/fleet-card/details/:fuelCardId',
  'fleet-card-edit': '/fleet-card/details/edit',
  stations: '/station/list',
  loans: '/other-services/loans',
  promos: '/promos',
  inbox: '/inbox',
  downloads: '/download',
  'user-access': '/access-authorization/user-access',
}

/** The paths that payment providers redirect to. The rest of the path contains the outcome. */
export const returnPaths = [
  paths['payment-return'],
  '/paymaya',
  '/cybersource',
  '/brankas',
  '/bpi',
  '/cashin',
  '/success',
  '/failure',
  '/failed',
  '/cancel',
] as const

/** The area that replaces an unknown URL below a path. */
export const fallbacks: readonly { under: string; to: AreaName }[] = [
  { under: '/access-authorization', to: 'user-access' },
  { under: '/activity', to: 'redemptions' },
  { under: '/cash', to: 'cash-in' },
  { under: '/fuel', to: 'buy-fuel' },
  { under: '/fleet-card', to: 'fleet-cards' },
  { under: '/station', to: 'stations' },
  { under: '/other-services', to: 'loans' },
]
