import { centavos, millilitres, unitPrice } from 'fleet-portal-api-client/money'
import { expect, test } from 'vitest'
import { reconciliationMessages } from '../../locales/en/reconciliation.ts'
import { daysOf, entriesOf, nextMonth, previousMonth, statementOf, type History } from './statement.ts'
import { monthPart } from './statementRows.ts'

const none: History = { cashins: [], purchases: [], redemptions: [], payments: [], merchantPayments: [] }

const cashin = (fulfilledAt: string | null, more: object = {}) => ({
  cashinId: 'csh',
  amount: centavos(100_00),
  createdAt: '2026-10-15T10:00:00+08:00',
  fulfilledAt,
  status: fulfilledAt ? 'success' : 'pending',
  ...more,
})
const redemption = (redeemedAt: string, status: 'success' | 'voided' = 'success') => ({
  redemptionId: 'red',
  station: { name: 'Station' },
  redeemedAt,
  productCode: 'diesel' as const,
  literVolume: millilitres(20_500),
  status,
})

const walletOf = (history: Partial<History>, month = '2026-11', balance = 0) =>
  statementOf({
    entries: entriesOf({ ...none, ...history }),
    account: 'wallet',
    month,
    balance,
    isComplete: true,
  })

test('a cash-in counts in the month in which it was paid in Manila, to the second', () => {
  const cashins = [cashin('2026-10-31T23:59:59+08:00'), cashin('2026-10-31T16:00:00Z')]
  expect(walletOf({ cashins })).toMatchObject({
    opening: 100_00,
    lines: [{ kind: 'cashIn', count: 1, voided: 0, amount: 100_00 }],
    closing: 200_00,
  })
  expect(walletOf({ cashins }, '2026-10')).toMatchObject({ opening: 0, closing: 100_00, afterMonth: 100_00 })
})

test('an unpaid, failed or expired cash-in has no effect, and a voided one is given back', () => {
  const unpaid = ['pending', 'failed', 'expired', 'voided'].map((status) => cashin(null, { status }))
  expect(walletOf({ cashins: unpaid }).lines).toEqual([])
  const voided = cashin('2026-11-02T10:00:00+08:00', { status: 'voided' })
  expect(walletOf({ cashins: [voided] })).toMatchObject({
    lines: [{ kind: 'cashIn', count: 1, voided: 1, amount: 100_00 }],
    voids: { count: 1, amount: -100_00, kind: 'cashIn' },
    closing: 0,
    cashinFees: undefined,
  })
})

test('fees are no part of the wallet, and unknown ones are counted', () => {
  const at = '2026-11-02T10:00:00+08:00'
  const cashins = [cashin(at, { fee: '20.00' }), cashin(at, { fee: 15.5 }), cashin(at)]
  expect(walletOf({ cashins })).toMatchObject({
    closing: 300_00,
    cashinFees: { fees: 35_50, total: 335_50, unknown: 1 },
  })
})

test('a purchase takes pesos and brings litres', () => {
  const purchases = [
    {
      buyFuelId: 'buy',
      createdAt: '2026-11-05T08:00:00+08:00',
      productCode: 'diesel' as const,
      creditPrice: unitPrice(60_0000),
      literVolume: millilitres(10_000),
      totalCreditAmount: centavos(600_00),
    },
  ]
  const entries = entriesOf({ ...none, purchases })
  const of = (account: 'wallet' | 'diesel' | 'gas91', balance = 0) =>
    statementOf({ entries, account, month: '2026-11', balance, isComplete: true })
  expect(of('wallet').closing).toBe(-600_00)
  expect(of('diesel').closing).toBe(10_000)
  expect(of('gas91').lines).toEqual([])
})

test('a voided redemption shows its litres and what came back', () => {
  const redemptions = [
    redemption('2026-11-05T08:00:00+08:00'),
    redemption('2026-11-06T08:00:00+08:00', 'voided'),
  ]
  const statement = statementOf({
    entries: entriesOf({ ...none, redemptions }),
    account: 'diesel',
    month: '2026-11',
    balance: -20_500,
    isComplete: true,
  })
  expect(statement).toMatchObject({
    lines: [{ kind: 'redemption', count: 2, voided: 1, amount: -41_000 }],
    voids: { count: 1, amount: 20_500, kind: 'redemption' },
    closing: -20_500,
    difference: 0,
  })
})

test('savings are the liters times the pump price less the credit price, each rounded, without voided ones', () => {
  const prices = { pumpPrice: unitPrice(61_0005), averageCreditPrice: unitPrice(58_5000) }
  const at = '2026-11-05T08:00:00+08:00'
  const redemptions = [
    { ...redemption(at), ...prices },
    { ...redemption(at), ...prices },
    { ...redemption(at, 'voided'), ...prices },
    { ...redemption(at), ...prices, averageCreditPrice: null },
  ]
  const statement = (month: string) =>
    statementOf({
      entries: entriesOf({ ...none, redemptions }),
      account: 'diesel',
      month,
      balance: 0,
      isComplete: true,
    })
  // 20.5 liters at 2.5005 pesos are 51.26 pesos.
  expect(statement('2026-11').savings).toEqual({ amount: 2 * 51_26, unknown: 1 })
  expect(statement('2026-10').savings).toBeUndefined()
})

test('negative savings are shown as the amount paid above the pump price', () => {
  const prices = { pumpPrice: unitPrice(58_5000), averageCreditPrice: unitPrice(61_0005) }
  const redemptions = [{ ...redemption('2026-11-05T08:00:00+08:00'), ...prices }]
  const entries = entriesOf({ ...none, redemptions })
  const statement = statementOf({
    entries,
    account: 'diesel',
    month: '2026-11',
    balance: 0,
    isComplete: true,
  })
  const context = {
    t: reconciliationMessages.defaults,
    formatDay: String,
    month: '2026-11',
    isCurrent: false,
    balances: { wallet: centavos(0) },
  }
  const rows = monthPart(statement, context as never).rows
  expect(rows.at(-1)).toMatchObject({ name: 'Paid above the pump price', amount: 51_26 })
})

test('card payments for fuel and for other goods are separate lines', () => {
  const at = '2026-11-05T08:00:00+08:00'
  const paid = { cardNumber: '1', stationName: 'Station', paidAt: at, status: 'success' as const }
  const payment = { ...paid, paymentId: 'pay', productCode: 'diesel' as const, literVolume: millilitres(1) }
  const history = {
    payments: [{ ...payment, amount: centavos(120_00), finalAmount: centavos(100_00) }],
    merchantPayments: [{ ...paid, merchantPaymentId: 'mpy', amount: centavos(7_00) }],
  }
  expect(walletOf(history).savings).toEqual({ amount: 20_00, unknown: 0 })
  expect(walletOf(history).lines).toEqual([
    { kind: 'fuelPayment', count: 1, voided: 0, amount: -100_00 },
    { kind: 'otherPayment', count: 1, voided: 0, amount: -7_00 },
  ])
})

test('a difference is what the server has more than the entries, to the centavo', () => {
  const cashins = [cashin('2026-11-02T10:00:00+08:00')]
  expect(walletOf({ cashins }, '2026-11', 100_00).difference).toBe(0)
  expect(walletOf({ cashins }, '2026-11', 100_01).difference).toBe(1)
  expect(walletOf({ cashins }, '2026-11', 99_99).difference).toBe(-1)
})

test('without all entries the opening balance is calculated back, and nothing is checked', () => {
  const cashins = [cashin('2026-11-02T10:00:00+08:00'), cashin('2026-12-02T10:00:00+08:00')]
  const entries = entriesOf({ ...none, cashins })
  const input = { entries, account: 'wallet', balance: 500_00, isComplete: false } as const
  expect(statementOf({ ...input, month: '2026-11' })).toMatchObject({
    opening: 300_00,
    closing: 400_00,
    afterMonth: 100_00,
    computed: 500_00,
    difference: undefined,
  })
})

test.each([
  ['2026-11', '2026-11-30', '2026-10', '2026-12'],
  ['2026-12', '2026-12-31', '2026-11', '2027-01'],
  ['2026-01', '2026-01-31', '2025-12', '2026-02'],
  ['2028-02', '2028-02-29', '2028-01', '2028-03'],
  ['2026-02', '2026-02-28', '2026-01', '2026-03'],
])('%s ends on %s, after %s and before %s', (month, last, before, after) => {
  expect(daysOf(month)).toEqual({ first: `${month}-01`, last })
  expect([previousMonth(month), nextMonth(month)]).toEqual([before, after])
})
