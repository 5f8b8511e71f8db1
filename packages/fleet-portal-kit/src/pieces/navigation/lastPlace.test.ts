import { permissionTable } from 'api-client/contract/access'
import { expect, test } from 'vitest'
import { returnPathOf } from './lastPlace.ts'
import type { Viewer } from './portalMap.ts'

const fleet = { fleetId: 'flt_1', plbType: 'hedging' } as const
const viewer: Viewer = {
  role: 'portal-admin',
  fleetType: 'hedging',
  permissions: permissionTable,
  isOn: () => true,
}
const kept = (value: unknown) => ({ at: 0, value })
const drivers = kept({ area: 'drivers', fleetId: 'flt_1', search: 'searchKey=ana+r&page=2' })

test('on the same fleet the place comes back with its filters', () => {
  expect(returnPathOf(drivers, fleet, viewer)).toEqual({
    area: 'drivers',
    search: { searchKey: 'ana r', page: '2' },
  })
})

test('a place that was wanted on no fleet in particular has its filters on any', () => {
  const wanted = kept({ area: 'drivers', search: 'page=2' })
  expect(returnPathOf(wanted, fleet, viewer)).toEqual({ area: 'drivers', search: { page: '2' } })
})

test('on another fleet the place comes back as it is at first', () => {
  expect(returnPathOf(drivers, { ...fleet, fleetId: 'flt_2' }, viewer)).toEqual({ area: 'drivers' })
})

test.each([
  ['was nowhere', undefined, fleet, viewer],
  ['was where nobody knows', kept({ area: 'sign-in', fleetId: 'flt_1' }), fleet, viewer],
  ['has something else there', kept('drivers'), fleet, viewer],
  [
    'may not open it',
    kept({ area: 'user-access', fleetId: 'flt_1' }),
    fleet,
    { ...viewer, role: 'data-analyst' },
  ],
  ['finds it switched off', drivers, fleet, { ...viewer, isOn: (flag: string) => flag !== 'PAGE_DRIVER' }],
  ['cannot reach it', drivers, fleet, { ...viewer, canReach: () => false }],
  [
    'has it not on this type of fleet',
    kept({ area: 'buy-fuel', fleetId: 'flt_1' }),
    { ...fleet, plbType: 'locqpay' },
    { ...viewer, fleetType: 'locqpay' },
  ],
] as const)('whoever %s starts where the role starts', (_, place, on, as) => {
  expect(returnPathOf(place, on, as)).toBeUndefined()
})
