import {
  features,
  fleetTypes,
  permissionTable,
  roles,
  type Feature,
  type FleetType,
  type Role,
} from 'fleet-portal-api-client/contract/access'
import { describe, expect, test } from 'vitest'
import type { AreaName } from '../../provider/navigation.ts'
import { landingFor, mayOpen, menuFor, pageOf, type Viewer } from './portalMap.ts'

const viewer = (role: Role | undefined, fleetType: FleetType, off: readonly string[] = []): Viewer => ({
  role,
  fleetType,
  permissions: permissionTable,
  isOn: (flag) => !off.includes(flag),
})

const menuOf = (user: Viewer): AreaName[] =>
  menuFor(user).flatMap(({ pages }) => pages.map(({ area }) => area))

const activity = ['drivers', 'vehicles', 'groups'] as const

/** The expected menu of each role, on a hedging fleet and on a wallet fleet. */
const menus: Record<Role, { hedging: readonly AreaName[]; wallet: readonly AreaName[] }> = {
  'portal-admin': {
    hedging: [
      'dashboard',
      'cash-in',
      'buy-fuel',
      'generate-fuel-codes',
      'fuel-codes',
      'redemptions',
      'reconciliation',
      ...activity,
      'stations',
      'loans',
      'promos',
      'user-access',
    ],
    wallet: [
      'dashboard',
      'cash-in',
      'redemptions',
      'non-fuel-transactions',
      'reconciliation',
      ...activity,
      'fleet-cards',
      'fleet-card-redemptions',
      'stations',
      'loans',
      'promos',
      'user-access',
    ],
  },
  purchaser: {
    hedging: [
      'dashboard',
      'cash-in',
      'buy-fuel',
      'fuel-codes',
      'redemptions',
      'reconciliation',
      ...activity,
      'stations',
      'promos',
    ],
    wallet: [
      'dashboard',
      'cash-in',
      'redemptions',
      'non-fuel-transactions',
      'reconciliation',
      ...activity,
      'fleet-card-redemptions',
      'stations',
      'promos',
    ],
  },
  'fleet-manager': {
    hedging: ['generate-fuel-codes', 'fuel-codes', 'redemptions', ...activity, 'stations'],
    wallet: [
      'redemptions',
      'non-fuel-transactions',
      ...activity,
      'fleet-cards',
      'fleet-card-redemptions',
      'stations',
    ],
  },
  'data-analyst': {
    hedging: ['dashboard', 'cash-in', 'buy-fuel', ...activity],
    wallet: ['dashboard', 'cash-in', ...activity],
  },
  'account-manager': { hedging: ['cash-in'], wallet: ['cash-in', 'fleet-cards'] },
}

const landings: Record<Role, { hedging: AreaName; wallet: AreaName }> = {
  'portal-admin': { hedging: 'dashboard', wallet: 'dashboard' },
  purchaser: { hedging: 'buy-fuel', wallet: 'dashboard' },
  'fleet-manager': { hedging: 'fuel-codes', wallet: 'fleet-cards' },
  'data-analyst': { hedging: 'dashboard', wallet: 'dashboard' },
  'account-manager': { hedging: 'cash-in', wallet: 'fleet-cards' },
}

/** The number of roles with access to each page, from the permission table. */
const openTo: Partial<Record<AreaName, number>> = {
  dashboard: 3,
  'cash-in': 4,
  'buy-fuel': 3,
  'generate-fuel-codes': 2,
  'fuel-codes': 3,
  redemptions: 3,
  'non-fuel-transactions': 3,
  reconciliation: 2,
  drivers: 4,
  vehicles: 4,
  groups: 4,
  'fleet-cards': 3,
  driver: 4,
  vehicle: 4,
  'fleet-card': 3,
  'fuel-code': 3,
  'fleet-card-redemptions': 3,
  stations: 3,
  loans: 1,
  promos: 2,
  'user-access': 1,
  'buy-fuel-history': 3,
  'price-history': 4,
  downloads: 5,
  inbox: 5,
}

const cells = roles.flatMap((role) => fleetTypes.map((type) => [role, type] as const))

describe.each(cells)('a %s of a %s fleet', (role, type) => {
  const kind = type === 'hedging' ? 'hedging' : 'wallet'

  test('finds exactly these screens in the menu', () => {
    expect(menuOf(viewer(role, type)).toSorted()).toEqual([...menus[role][kind]].toSorted())
  })

  test('starts at the landing page of the role', () => {
    expect(landingFor(viewer(role, type))).toBe(landings[role][kind])
  })

  test('has access to every page of the menu', () => {
    for (const area of menuOf(viewer(role, type))) {
      const page = pageOf(area)
      expect(page && mayOpen(page, viewer(role, type))).toBe(true)
    }
  })
})

/** The pages that do not exist for each fleet type. */
const litres: readonly AreaName[] = [
  'buy-fuel',
  'buy-fuel-history',
  'generate-fuel-codes',
  'fuel-codes',
  'fuel-code',
]
const missingPages: Record<FleetType, readonly AreaName[]> = {
  hedging: ['non-fuel-transactions'],
  locqpay: litres,
  'locqpay-manual-po': litres,
  'locqpay-manual-po-credit': litres,
}
const openCells = Object.entries(openTo).flatMap(([area, count]) =>
  fleetTypes.map(
    (type) => [area as AreaName, type, missingPages[type].includes(area as AreaName) ? 0 : count] as const,
  ),
)

test.each(openCells)('%s on a %s fleet is open to %i roles', (area, type, count) => {
  const page = pageOf(area)
  expect(roles.filter((role) => page && mayOpen(page, viewer(role, type)))).toHaveLength(count)
})

/** The menu entries that each flag of a page or of a group switches. */
const switchedBy: Record<Feature, readonly AreaName[]> = {
  DASHBOARD: ['dashboard'],
  CASH: ['cash-in'],
  CASH_IN: ['cash-in'],
  FUEL: ['buy-fuel', 'generate-fuel-codes', 'fuel-codes'],
  BUY_FUEL: ['buy-fuel'],
  GENERATE_FUEL_CODE: ['generate-fuel-codes'],
  MY_FUEL_CODE: ['fuel-codes'],
  ACTIVITY: ['redemptions', 'non-fuel-transactions', 'reconciliation', ...activity],
  REDEMPTION: ['redemptions'],
  NON_FUEL_TRANSACTION: ['non-fuel-transactions'],
  DRIVER: ['drivers'],
  VEHICLE: ['vehicles'],
  GROUPS: ['groups'],
  FLEET_CARD: ['fleet-cards', 'fleet-card-redemptions'],
  FLEET_CARD_MANAGEMENT: ['fleet-cards'],
  FLEET_CARD_REDEMPTION_HISTORY: ['fleet-card-redemptions'],
  STATION: ['stations'],
  STATION_LIST: ['stations'],
  OTHER_SERVICES: ['loans'],
  LOANS: ['loans'],
  PROMO: ['promos'],
  ACCESS_AUTHORIZATION: ['user-access'],
  USER_ACCESS: ['user-access'],
}

describe.each(features)('with the flag PAGE_%s off', (feature) => {
  test.each(cells)(
    'a %s of a %s fleet does not see the entries of the flag, and starts at a remaining page',
    (role, type) => {
      const expected = menus[role][type === 'hedging' ? 'hedging' : 'wallet'].filter(
        (area) => !switchedBy[feature].includes(area),
      )
      const user = viewer(role, type, [`PAGE_${feature}`])
      expect(menuOf(user).toSorted()).toEqual([...expected].toSorted())
      expect([...expected, 'inbox']).toContain(landingFor(user))
    },
  )
})

test('a user with view access to loans has no loans page, because the page only sends inquiries', () => {
  const look = { ...permissionTable, 'data-analyst': { LOANS: ['view'] } } as const
  const user = { ...viewer('data-analyst', 'hedging'), permissions: look }
  const page = pageOf('loans')
  expect(page && mayOpen(page, user)).toBe(false)
  expect(menuOf(user)).toEqual([])
})

test('a user without a role has an empty menu and starts at the inbox', () => {
  expect(menuOf(viewer(undefined, 'hedging'))).toEqual([])
  expect(landingFor(viewer(undefined, 'hedging'))).toBe('inbox')
})

test('the menu has no entry for a page that the host does not have', () => {
  const user = { ...viewer('portal-admin', 'hedging'), canReach: (area: AreaName) => area === 'drivers' }
  expect(menuOf(user)).toEqual(['drivers'])
  expect(landingFor(user)).toBe('drivers')
})
