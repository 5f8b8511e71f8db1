import { centavos, millilitres } from 'fleet-portal-api-client/money'
import { expect, test } from 'vitest'
import {
  cardsNearLimit,
  closestLimit,
  codesDue,
  codesOfInactive,
  driversWithoutFill,
} from './housekeepingRules.ts'

const code = (endDate: string, more = {}) => ({
  status: 'Active' as const,
  endDate,
  autoRenew: false,
  literVolume: millilitres(10_000),
  volumeRedeemed: millilitres(4_000),
  ...more,
})

test('lists active codes with litres left that end within three days, the earliest first', () => {
  const codes = [
    code('2026-11-23'),
    code('2026-11-20'),
    code('2026-11-24'),
    code('2026-11-19'),
    code('2026-11-21', { autoRenew: true }),
    code('2026-11-21', { volumeRedeemed: millilitres(10_000) }),
    code('2026-11-21', { status: 'Scheduled' as const }),
  ]
  expect(codesDue(codes, '2026-11-20').map(({ endDate }) => endDate)).toEqual(['2026-11-20', '2026-11-23'])
})

const card = (paid: number, limit: number | null, transactions: number, most: number | null) => ({
  locqpayPaymentThisMonth: centavos(paid),
  locqpayLimit: limit === null ? null : centavos(limit),
  transactionThisMonth: transactions,
  transactionLimit: most,
})

test('lists cards above 80% of one of their limits; 80% itself and cards without a limit are fine', () => {
  const full = card(100, 100, 0, null)
  const busy = card(0, 100, 9, 10)
  const fine = [card(80, 100, 8, 10), card(500, null, 500, 0)]
  expect(cardsNearLimit([busy, ...fine, full])).toEqual([full, busy])
  expect(closestLimit(busy)).toEqual({ kind: 'transactions', share: 0.9 })
})

test('lists drivers that no fill names', () => {
  const drivers = [{ driverLicenseId: 'A' }, { driverLicenseId: 'B' }]
  const fills = [{ driver: { driverLicenseId: 'A' } }, { driver: null }, {}]
  expect(driversWithoutFill(drivers, fills)).toEqual([{ driverLicenseId: 'B' }])
})

test('lists codes that name an inactive driver, unless an active driver has the same name', () => {
  const named = (...names: string[]) => ({
    drivers: names.map((firstName) => ({ firstName, lastName: 'Cruz' })),
  })
  const driver = (firstName: string) => ({ firstName, lastName: 'Cruz ', driverLicenseId: firstName })
  const both = named('ANA', 'Ben')
  const codes = [named('Ben'), both, named('Carlo'), { drivers: null }]
  expect(codesOfInactive(codes, [driver('Ana'), driver('Carlo')], [driver('Ben'), driver('Carlo')])).toEqual([
    { code: both, drivers: [driver('Ana')] },
  ])
})
