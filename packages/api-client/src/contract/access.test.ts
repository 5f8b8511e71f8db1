import { describe, expect, test } from 'vitest'
import {
  roleAllows,
  assignableRoles,
  features,
  fleetTypes,
  permissionTable,
  roles,
  isAvailableForFleetType,
  memberAllows,
  type Feature,
  type FleetType,
  type Level,
  type Permission,
  type Role,
} from './access.ts'
import { contract } from './index.ts'

const levels: Level[] = ['view', 'modify', 'export', 'void']
const permissionsOn = (feature: Feature) => roles.map((role) => permissionTable[role][feature])

function counts(feature: Feature): { full: number; view: number; edit: number } {
  const named = (permission: Permission | undefined) =>
    permission === 'full' ? 'full' : permission?.join('+')
  const names = permissionsOn(feature).map(named)
  const count = (name: string) => names.filter((one) => one === name).length
  return { full: count('full'), view: count('view'), edit: count('view+modify') }
}

describe('the table of roles', () => {
  // The number of roles with each permission on a feature.
  test.each<[Feature, number, number, number]>([
    ['DASHBOARD', 1, 2, 0],
    ['CASH', 3, 1, 0],
    ['CASH_IN', 3, 1, 0],
    ['FUEL', 3, 1, 0],
    ['BUY_FUEL', 2, 1, 0],
    ['GENERATE_FUEL_CODE', 2, 0, 0],
    ['MY_FUEL_CODE', 2, 1, 0],
    ['ACTIVITY', 3, 1, 0],
    ['REDEMPTION', 3, 0, 0],
    ['FLEET_CARD', 3, 0, 1],
    ['FLEET_CARD_MANAGEMENT', 1, 0, 2],
    ['FLEET_CARD_REDEMPTION_HISTORY', 3, 0, 0],
    ['DRIVER', 2, 1, 1],
    ['VEHICLE', 2, 1, 1],
    ['STATION', 3, 0, 0],
    ['STATION_LIST', 3, 0, 0],
    ['OTHER_SERVICES', 1, 0, 0],
    ['LOANS', 1, 0, 0],
    ['PROMO', 1, 1, 0],
    ['ACCESS_AUTHORIZATION', 1, 0, 0],
    ['USER_ACCESS', 1, 0, 0],
    ['GROUPS', 2, 1, 1],
    ['NON_FUEL_TRANSACTION', 3, 0, 0],
  ])('gives %s to %i roles fully, to %i to view, to %i to view and modify', (feature, full, view, edit) => {
    expect(counts(feature)).toEqual({ full, view, edit })
  })

  test('has 23 features', () => {
    expect(new Set(features).size).toBe(23)
    const named = new Set(roles.flatMap((role) => Object.keys(permissionTable[role])))
    expect([...named].toSorted()).toEqual([...features].toSorted())
  })

  test.each<[Role, number]>([
    ['portal-admin', 23],
    ['purchaser', 17],
    ['fleet-manager', 14],
    ['data-analyst', 9],
    ['account-manager', 4],
  ])('lets %s into %i features', (role, count) => {
    expect(features.filter((feature) => roleAllows({ feature, level: 'view' }, role))).toHaveLength(count)
  })

  test.each<[Feature, Feature[]]>([
    ['CASH', ['CASH_IN']],
    ['FUEL', ['BUY_FUEL', 'GENERATE_FUEL_CODE', 'MY_FUEL_CODE']],
    ['ACTIVITY', ['REDEMPTION', 'NON_FUEL_TRANSACTION']],
    ['FLEET_CARD', ['FLEET_CARD_MANAGEMENT', 'FLEET_CARD_REDEMPTION_HISTORY']],
    ['STATION', ['STATION_LIST']],
    ['OTHER_SERVICES', ['LOANS']],
    ['ACCESS_AUTHORIZATION', ['USER_ACCESS']],
  ])('opens %s to every role that may open one of its pages', (group, children) => {
    for (const role of roles) {
      for (const level of levels) {
        const child = children.some((feature) => roleAllows({ feature, level }, role))
        if (child) expect(roleAllows({ feature: group, level }, role), `${role} ${level}`).toBe(true)
      }
    }
  })

  test('opens its start page to every role', () => {
    const landing: Record<Role, Feature> = {
      'portal-admin': 'DASHBOARD',
      purchaser: 'BUY_FUEL',
      'fleet-manager': 'MY_FUEL_CODE',
      'data-analyst': 'DASHBOARD',
      'account-manager': 'FLEET_CARD_MANAGEMENT',
    }
    for (const role of roles) expect(roleAllows({ feature: landing[role], level: 'view' }, role)).toBe(true)
  })
})

describe('an access rule', () => {
  test('is satisfied by full on every level, and otherwise only by the level itself', () => {
    for (const role of roles) {
      for (const feature of features) {
        const permission = permissionTable[role][feature]
        for (const level of levels) {
          const expected = permission === 'full' || (permission?.includes(level) ?? false)
          expect(roleAllows({ feature, level }, role), `${role} ${feature} ${level}`).toBe(expected)
        }
      }
    }
  })

  test('refuses a user without a role, unless it requires none', () => {
    for (const feature of features) expect(roleAllows({ feature, level: 'view' }, undefined)).toBe(false)
    expect(roleAllows('public', undefined)).toBe(true)
    expect(roleAllows('session', undefined)).toBe(true)
  })

  test('with several requirements is satisfied by any one of them', () => {
    const rule = {
      anyOf: [
        { feature: 'LOANS', level: 'view' },
        { feature: 'CASH_IN', level: 'modify' },
      ],
    } as const
    expect(roleAllows(rule, 'account-manager')).toBe(true)
    expect(roleAllows(rule, 'data-analyst')).toBe(false)
  })

  test('uses another permission table if one is passed', () => {
    const table = { ...permissionTable, purchaser: { LOANS: ['view'] } } as const
    expect(roleAllows({ feature: 'LOANS', level: 'view' }, 'purchaser', table)).toBe(true)
    expect(roleAllows({ feature: 'LOANS', level: 'modify' }, 'purchaser', table)).toBe(false)
    expect(roleAllows({ feature: 'CASH_IN', level: 'view' }, 'purchaser', table)).toBe(false)
  })
})

describe('the policy of fleet types', () => {
  const litres: Feature[] = ['BUY_FUEL', 'GENERATE_FUEL_CODE', 'MY_FUEL_CODE']
  const lacked: Record<FleetType, readonly Feature[]> = {
    hedging: ['NON_FUEL_TRANSACTION'],
    locqpay: litres,
    'locqpay-manual-po': litres,
    'locqpay-manual-po-credit': litres,
  }
  const cells = fleetTypes.flatMap((fleetType) => roles.map((role) => ({ fleetType, role })))

  test.each(cells)(
    'removes from the $role of a $fleetType fleet only the features that the fleet type lacks',
    (member) => {
      for (const feature of features) {
        for (const level of levels) {
          const need = { feature, level }
          const isMissingForFleetType = lacked[member.fleetType].includes(feature)
          expect(isAvailableForFleetType(need, member.fleetType), feature).toBe(!isMissingForFleetType)
          expect(memberAllows(need, member), `${feature} ${level}`).toBe(
            !isMissingForFleetType && roleAllows(need, member.role),
          )
        }
      }
    },
  )

  test('checks role and fleet type against the same one of several features', () => {
    const table = { ...permissionTable, purchaser: { BUY_FUEL: ['view'] } } as const
    const access = {
      anyOf: [
        { feature: 'DASHBOARD', level: 'view' },
        { feature: 'BUY_FUEL', level: 'view' },
      ],
    } as const
    expect(memberAllows(access, { role: 'purchaser', fleetType: 'hedging' }, table)).toBe(true)
    expect(memberAllows(access, { role: 'purchaser', fleetType: 'locqpay' }, table)).toBe(false)
    expect(isAvailableForFleetType(access, 'locqpay')).toBe(true)
  })

  test('refuses a fleet type without the feature of a call, on every page', () => {
    const access = { anyOf: [{ feature: 'DASHBOARD', level: 'view' }], fleetFeature: 'BUY_FUEL' } as const
    expect(memberAllows(access, { role: 'portal-admin', fleetType: 'hedging' })).toBe(true)
    expect(memberAllows(access, { role: 'portal-admin', fleetType: 'locqpay' })).toBe(false)
  })

  test('allows calls that require no role', () => {
    for (const access of ['public', 'session'] as const) {
      expect(memberAllows(access, { role: undefined, fleetType: 'locqpay' })).toBe(true)
    }
  })
})

test('an admin can assign four roles, with the account manager in place of the purchaser on wallet fleets', () => {
  for (const type of fleetTypes) {
    const given = assignableRoles(type)
    expect(given).toHaveLength(4)
    expect(given.includes('purchaser')).toBe(type === 'hedging')
    expect(given.includes('account-manager')).toBe(type !== 'hedging')
  }
})

test('only an admin can make calls that change access', () => {
  const changes = [...contract.values()].filter(
    ({ access }) => typeof access === 'object' && 'feature' in access && access.feature === 'USER_ACCESS',
  )
  expect(changes.length).toBeGreaterThan(0)
  for (const { access } of changes) {
    expect(roles.filter((role) => roleAllows(access, role))).toEqual(['portal-admin'])
  }
})
