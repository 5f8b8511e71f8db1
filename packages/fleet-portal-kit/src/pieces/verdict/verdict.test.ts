import { centavos, millilitres } from 'fleet-portal-api-client/money'
import { describe, expect, test } from 'vitest'
import {
  amountLeft,
  cardChecks,
  codeChecks,
  litresOfRenewal,
  startOfNextMonth,
  verdictOf,
  type CheckedCard,
  type CheckedCode,
} from './verdict.ts'

const at = (time: string) => Date.parse(`${time}+08:00`)

const code = (more: Partial<CheckedCode> = {}): CheckedCode => ({
  status: 'Active',
  startDate: '2026-11-20',
  endDate: '2026-11-26',
  literVolume: millilitres(50_000),
  volumeRedeemed: millilitres(20_000),
  maxUsage: 0,
  autoRenew: false,
  ...more,
})

const around = {
  now: at('2026-11-22T10:00:00'),
  isFleetActive: true,
  driver: 'none',
  vehicle: 'none',
  freeLitres: millilitres(0),
} as const

type Around = Parameters<typeof codeChecks>[1]
const judge = (more: Partial<CheckedCode> = {}, other: Partial<Around> = {}) =>
  verdictOf(codeChecks(code(more), { ...around, ...other }))
const works = { status: 'works' }

describe('a code', () => {
  test('works within its period with litres left, whatever the fleet has in no code', () => {
    expect(judge()).toEqual(works)
  })

  test('works through the last second of its last day in Manila, and not after it', () => {
    expect(judge({}, { now: at('2026-11-26T23:59:59.999') })).toEqual(works)
    expect(judge({}, { now: at('2026-11-27T00:00:00') })).toEqual({ status: 'fails', rule: 'period' })
    expect(judge({ status: 'Expired' })).toEqual({ status: 'fails', rule: 'period' })
  })

  test('works from the first second of its first day in Manila', () => {
    const scheduled = { status: 'Scheduled' } as const
    expect(judge(scheduled, { now: at('2026-11-19T23:59:59.999') })).toEqual({
      status: 'later',
      rule: 'period',
      from: '2026-11-20T00:00:00+08:00',
    })
    expect(judge(scheduled, { now: at('2026-11-20T00:00:00') })).toEqual(works)
  })

  test('works from a time of the day, if its period starts with one', () => {
    const startDate = '2026-11-22T15:00:00+08:00'
    expect(judge({ startDate })).toEqual({ status: 'later', rule: 'period', from: startDate })
    expect(judge({ startDate }, { now: at('2026-11-22T15:00:00') })).toEqual(works)
    const endDate = '2026-11-22T10:00:00+08:00'
    expect(judge({ endDate }, { now: at('2026-11-22T09:59:59') })).toEqual(works)
    expect(judge({ endDate })).toEqual({ status: 'fails', rule: 'period' })
  })

  test('works to its last millilitre', () => {
    expect(judge({ volumeRedeemed: millilitres(49_999) })).toEqual(works)
    expect(judge({ volumeRedeemed: millilitres(50_000) })).toEqual({ status: 'fails', rule: 'litres' })
    expect(judge({ volumeRedeemed: millilitres(50_001) })).toEqual({ status: 'fails', rule: 'litres' })
  })

  test('for one use works until the first millilitre', () => {
    expect(judge({ maxUsage: 1, volumeRedeemed: millilitres(0) })).toEqual(works)
    expect(judge({ maxUsage: 1, volumeRedeemed: millilitres(1) })).toEqual({ status: 'fails', rule: 'use' })
    expect(judge({ status: 'Redeemed' })).toEqual({ status: 'fails', rule: 'use' })
  })

  test('does not work after it was deactivated, even if it renews itself', () => {
    const deactivated = { status: 'Deactivated', autoRenew: true } as const
    expect(judge(deactivated)).toEqual({ status: 'fails', rule: 'status' })
    expect(codeChecks(code(deactivated), around).some(({ rule }) => rule === 'renewal')).toBe(false)
  })

  test('does not work for a deactivated fleet', () => {
    expect(judge({}, { isFleetActive: false })).toEqual({ status: 'fails', rule: 'fleet' })
  })

  test.each(['driver', 'vehicle'] as const)('does not work for an inactive %s', (rule) => {
    expect(judge({}, { [rule]: true })).toEqual(works)
    expect(judge({}, { [rule]: false })).toEqual({ status: 'fails', rule })
    expect(judge({}, { [rule]: undefined })).toEqual(works)
    expect(codeChecks(code(), { ...around, [rule]: undefined })).toContainEqual({ rule, result: 'unknown' })
  })

  test('that is used and renews itself works after its last day', () => {
    const from = '2026-11-27T00:00:00+08:00'
    expect(judge({ status: 'Redeemed', autoRenew: true })).toEqual({ status: 'later', rule: 'use', from })
    const empty = { autoRenew: true, volumeRedeemed: millilitres(50_000) }
    expect(judge(empty)).toEqual({ status: 'later', rule: 'litres', from })
  })

  test('that renews itself warns from the first millilitre that the fleet lacks', () => {
    const renewal = (freeLitres: number | undefined) =>
      codeChecks(code({ autoRenew: true }), {
        ...around,
        freeLitres: freeLitres === undefined ? undefined : millilitres(freeLitres),
      }).find(({ rule }) => rule === 'renewal')?.result
    expect(renewal(20_000)).toBe('passes')
    expect(renewal(19_999)).toBe('warns')
    expect(renewal(undefined)).toBe('unknown')
    expect(judge({ autoRenew: true })).toEqual(works)
    expect(litresOfRenewal(code({ status: 'Redeemed' }))).toBe(50_000)
  })

  test('that fails does not wait: the failure is the verdict', () => {
    expect(judge({ startDate: '2026-11-25' }, { isFleetActive: false })).toEqual({
      status: 'fails',
      rule: 'fleet',
    })
  })
})

const card = (more: Partial<CheckedCard> = {}): CheckedCard => ({
  status: 'active',
  locqpayLimit: centavos(500_000),
  locqpayPaymentThisMonth: centavos(100_000),
  transactionLimit: 10,
  transactionThisMonth: 3,
  diesel: true,
  gas91: false,
  gas95: false,
  gas97: false,
  lubes: false,
  ...more,
})

type CardAround = Parameters<typeof cardChecks>[1]
const judgeCard = (more: Partial<CheckedCard> = {}, other: Partial<CardAround> = {}) =>
  verdictOf(cardChecks(card(more), { ...around, wallet: centavos(1), ...other }))
const nextMonth = '2026-12-01T00:00:00+08:00'

describe('a card', () => {
  test('works below its limits, to the last centavo and the last transaction', () => {
    expect(judgeCard()).toEqual(works)
    expect(judgeCard({ locqpayPaymentThisMonth: centavos(499_999), transactionThisMonth: 9 })).toEqual(works)
  })

  test('waits for the next month with a limit that is reached', () => {
    expect(judgeCard({ locqpayPaymentThisMonth: centavos(500_000) })).toEqual({
      status: 'later',
      rule: 'money',
      from: nextMonth,
    })
    expect(judgeCard({ transactionThisMonth: 10 })).toEqual({
      status: 'later',
      rule: 'transactions',
      from: nextMonth,
    })
  })

  test('has no limit if it is null or 0', () => {
    const used = { locqpayPaymentThisMonth: centavos(900_000), transactionThisMonth: 99 }
    expect(judgeCard({ ...used, locqpayLimit: null, transactionLimit: null })).toEqual(works)
    expect(judgeCard({ ...used, locqpayLimit: centavos(0), transactionLimit: 0 })).toEqual(works)
  })

  test('says that its usage is unknown, if the server does not send it', () => {
    const unknown = { locqpayPaymentThisMonth: null, transactionThisMonth: null }
    const checks = cardChecks(card(unknown), { ...around, wallet: undefined })
    const rules = checks.filter(({ result }) => result === 'unknown').map(({ rule }) => rule)
    expect(rules).toEqual(['transactions', 'money', 'wallet'])
    expect(verdictOf(checks)).toEqual(works)
  })

  test('needs money in the wallet', () => {
    expect(judgeCard({}, { wallet: centavos(0) })).toEqual({ status: 'fails', rule: 'wallet' })
  })

  test.each(['deactivated', 'terminated'] as const)('does not work when it is %s', (status) => {
    expect(judgeCard({ status })).toEqual({ status: 'fails', rule: 'status' })
  })

  test('needs a product, an active fleet, and active bearers', () => {
    expect(judgeCard({ diesel: false })).toEqual({ status: 'fails', rule: 'products' })
    expect(judgeCard({ diesel: false, lubes: true })).toEqual(works)
    expect(judgeCard({}, { isFleetActive: false })).toEqual({ status: 'fails', rule: 'fleet' })
    expect(judgeCard({}, { driver: false })).toEqual({ status: 'fails', rule: 'driver' })
    expect(judgeCard({}, { vehicle: false })).toEqual({ status: 'fails', rule: 'vehicle' })
  })

  test('pays the rest of its limit or the wallet, whichever is less', () => {
    expect(amountLeft(card(), centavos(900_000))).toBe(400_000)
    expect(amountLeft(card(), centavos(399_999))).toBe(399_999)
    expect(amountLeft(card({ locqpayLimit: null }), centavos(7))).toBe(7)
    expect(amountLeft(card({ locqpayPaymentThisMonth: centavos(600_000) }), centavos(7))).toBe(0)
    expect(amountLeft(card({ locqpayLimit: null }), undefined)).toBeUndefined()
  })
})

test('the next month starts in Manila, in the next year after December', () => {
  expect(startOfNextMonth('2026-11-30')).toBe(nextMonth)
  expect(startOfNextMonth('2026-12-31')).toBe('2027-01-01T00:00:00+08:00')
})

test('the last of several waits decides', () => {
  const later = '2026-12-02T00:00:00+08:00'
  expect(
    verdictOf([
      { rule: 'money', result: 'waits', from: later },
      { rule: 'period', result: 'waits', from: nextMonth },
    ]),
  ).toEqual({ status: 'later', rule: 'money', from: later })
})
