import { centavos } from 'fleet-portal-api-client/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plusDays } from '../../../format/calendar.ts'
import { axisValues, balanceByDay } from './walletHistory.ts'

const last = '2026-11-20'
const at = (daysAgo: number) => `${plusDays(last, -daysAgo)}T10:00:00+08:00`
const change = (daysAgo: number, amount: number) => ({ at: at(daysAgo), amount: centavos(amount) })

test('the axis of the chart has round amounts that the highest balance does not exceed', () => {
  expect(axisValues(centavos(661_683_49))).toEqual([0, 400_000_00, 800_000_00])
  expect(axisValues(centavos(4_095_68))).toEqual([0, 2_500_00, 5_000_00])
  expect(axisValues(centavos(100_000_00))).toEqual([0, 50_000_00, 100_000_00])
  expect(axisValues(centavos(0))).toEqual([0, 50, 100])
})

describe('the balance by day', () => {
  test('is counted back from the balance now', () => {
    const lists = [
      { changes: [change(0, 500), change(2, 1000)], isAll: true },
      { changes: [change(1, -300)], isAll: true },
    ]
    expect(balanceByDay(centavos(1200), lists, last, 4).map(({ balance }) => balance)).toEqual([
      0, 1000, 700, 1200,
    ])
  })

  test('of earlier days has no change of a day that the clock of this device has not reached', () => {
    const lists = [{ changes: [change(-1, 400), change(0, 500), change(1, 1000)], isAll: true }]
    expect(balanceByDay(centavos(1900), lists, last, 3).map(({ balance }) => balance)).toEqual([
      0, 1000, 1500,
    ])
  })

  test('is exact for any history that starts empty', () => {
    const amounts = fc.array(fc.tuple(fc.nat(9), fc.nat(1_000_000)), { minLength: 1 })
    fc.assert(
      fc.property(amounts, (entries) => {
        const changes = entries.map(([daysAgo, amount]) => change(daysAgo, amount))
        const total = entries.reduce((sum, [, amount]) => sum + amount, 0)
        const found = balanceByDay(centavos(total), [{ changes, isAll: true }], last, 12)
        expect(found).toHaveLength(12)
        for (const [index, { balance }] of found.entries()) {
          const daysAgo = 11 - index
          const then = entries.filter(([ago]) => ago >= daysAgo)
          expect(balance).toBe(then.reduce((sum, [, amount]) => sum + amount, 0))
        }
      }),
    )
  })

  test('stops before days whose changes were not all read', () => {
    const lists = [{ changes: [change(0, 1), change(3, 1)], isAll: false }]
    // The end of the third day before is known from the changes after it. The day itself may lack changes.
    expect(balanceByDay(centavos(9), lists, last, 30).map(({ day }) => day)).toEqual([
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
    ])
  })

  test('stops before a balance below zero', () => {
    const lists = [{ changes: [change(1, 500)], isAll: true }]
    expect(balanceByDay(centavos(200), lists, last, 30).map(({ day }) => day)).toEqual([
      '2026-11-19',
      '2026-11-20',
    ])
  })
})
