import { permissionTable } from 'fleet-portal-api-client/contract/access'
import { expect, test } from 'vitest'
import { returnPathOf, withPathValues } from './lastPage.ts'
import type { Viewer } from './portalMap.ts'

const fleet = { fleetId: 'flt_1', plbType: 'hedging' } as const
const viewer: Viewer = {
  role: 'portal-admin',
  fleetType: 'hedging',
  permissions: permissionTable,
  isOn: () => true,
}
const stored = (value: unknown) => ({ at: 0, value })
const drivers = stored({ area: 'drivers', fleetId: 'flt_1', search: 'searchKey=ana+r&page=2' })

test('returns to the last page with its filters on the same fleet', () => {
  expect(returnPathOf(drivers, fleet, viewer)).toEqual({
    area: 'drivers',
    search: { searchKey: 'ana r', page: '2' },
  })
})

test('returns to a page that was requested without a fleet with its filters on any fleet', () => {
  const requested = stored({ area: 'drivers', search: 'page=2' })
  expect(returnPathOf(requested, fleet, viewer)).toEqual({ area: 'drivers', search: { page: '2' } })
})

test('returns to the last page without its filters on another fleet', () => {
  expect(returnPathOf(drivers, { ...fleet, fleetId: 'flt_2' }, viewer)).toEqual({ area: 'drivers' })
})

test.each([
  ['without a last page', undefined, fleet, viewer],
  ['whose last page is not a page of the menu', stored({ area: 'sign-in', fleetId: 'flt_1' }), fleet, viewer],
  ['whose stored value is invalid', stored('drivers'), fleet, viewer],
  [
    'whose role has no access to the page',
    stored({ area: 'user-access', fleetId: 'flt_1' }),
    fleet,
    { ...viewer, role: 'data-analyst' },
  ],
  [
    'whose page is switched off by a flag',
    drivers,
    fleet,
    { ...viewer, isOn: (flag: string) => flag !== 'PAGE_DRIVER' },
  ],
  ['whose host does not have the page', drivers, fleet, { ...viewer, canReach: () => false }],
  [
    'whose fleet type does not have the page',
    stored({ area: 'buy-fuel', fleetId: 'flt_1' }),
    { ...fleet, plbType: 'locqpay' },
    { ...viewer, fleetType: 'locqpay' },
  ],
] as const)('uses the default page of the role for a user %s', (_, page, onFleet, as) => {
  expect(returnPathOf(page, onFleet, as)).toBeUndefined()
})

test('returns to the page of one item, whose id is in the path of its URL', () => {
  const search = withPathValues('dialog=edit%3A1', 'driverId=drv_1')
  expect(returnPathOf(stored({ area: 'driver', fleetId: 'flt_1', search }), fleet, viewer)).toEqual({
    area: 'driver',
    search: { driverId: 'drv_1', dialog: 'edit:1' },
  })
})
