import type { Cashin } from 'fleet-portal-api-client/contract/cashin'
import type { BoughtFuel } from 'fleet-portal-api-client/contract/fuel'
import type { MerchantPayment } from 'fleet-portal-api-client/contract/merchantPayments'
import type { Payment } from 'fleet-portal-api-client/contract/payments'
import { fuels, type Fuel } from 'fleet-portal-api-client/contract/products'
import type { Redemption } from 'fleet-portal-api-client/contract/redemptions'
import { costOf, sum, unitPrice } from 'fleet-portal-api-client/money'
import { plusDays } from '../../format/calendar.ts'
import { today, type Day } from '../../format/days.ts'
import { extraFields } from '../../pieces/payments/cashinExtraFields.ts'

/** The rows of the histories of a fleet. A history that the type of the fleet lacks is empty. */
export interface History {
  cashins: readonly Cashin[]
  purchases: readonly BoughtFuel[]
  redemptions: readonly Redemption[]
  payments: readonly Payment[]
  merchantPayments: readonly MerchantPayment[]
}

/** What has a balance: the wallet in centavos, and each fuel in millilitres. */
export const accounts = ['wallet', ...fuels] as const
export type Account = (typeof accounts)[number]

/** The kinds of entries of an account, in the order of a statement. */
export const entryKinds = ['cashIn', 'purchase', 'redemption', 'fuelPayment', 'otherPayment'] as const
export type EntryKind = (typeof entryKinds)[number]

/** One row of a history as a change of an account. */
interface Entry {
  account: Account
  kind: EntryKind
  /** The day in Manila. */
  day: Day
  /** Centavos or millilitres. Below zero if it leaves the account. */
  amount: number
  isVoided: boolean
  /** The fee of a cash-in in centavos. Undefined if the server does not send it. */
  fee?: number | undefined
  /** What the fleet saved on fuel in centavos. Undefined if the server does not send both prices. */
  saving?: number | undefined
}

const dayOf = (instant: string): Day => today(Date.parse(instant))
const isFuel = (product: string): product is Fuel => fuels.some((fuel) => fuel === product)

/** The credit of a cash-in. It counts from the day on which it was paid; an unpaid one has no effect. */
function cashinEntry(cashin: Cashin): Entry[] {
  const { status, fulfilledAt, createdAt, amount } = cashin
  const at = fulfilledAt ?? (status === 'success' ? createdAt : undefined)
  if (!at || (status !== 'success' && status !== 'voided')) return []
  const isVoided = status === 'voided'
  return [
    { account: 'wallet', kind: 'cashIn', day: dayOf(at), amount, isVoided, fee: extraFields(cashin).fee },
  ]
}

/** The same rule as the lifetime savings of the dashboard: rounded to the centavo for each redemption. */
const savingOf = ({ literVolume, pumpPrice, averageCreditPrice }: Redemption) =>
  pumpPrice == null || averageCreditPrice == null
    ? undefined
    : costOf(literVolume, unitPrice(pumpPrice - averageCreditPrice))

/** All changes of all accounts. A purchase of fuel changes two of them. */
export const entriesOf = (history: History): Entry[] => [
  ...history.cashins.flatMap(cashinEntry),
  ...history.purchases.flatMap(({ createdAt, productCode, totalCreditAmount, literVolume }): Entry[] => {
    const purchase = { kind: 'purchase', day: dayOf(createdAt), isVoided: false } as const
    return [
      { ...purchase, account: 'wallet', amount: 0 - totalCreditAmount },
      { ...purchase, account: productCode, amount: literVolume },
    ]
  }),
  ...history.redemptions.flatMap((redemption): Entry[] => {
    const { redeemedAt, productCode, literVolume, status } = redemption
    if (!isFuel(productCode)) return []
    const entry = { account: productCode, kind: 'redemption', amount: 0 - literVolume } as const
    const isVoided = status === 'voided'
    return [{ ...entry, day: dayOf(redeemedAt), isVoided, saving: savingOf(redemption) }]
  }),
  ...history.payments.map(({ paidAt, amount, finalAmount, status }): Entry => {
    const entry = {
      account: 'wallet',
      kind: 'fuelPayment',
      day: dayOf(paidAt),
      amount: 0 - finalAmount,
    } as const
    return { ...entry, isVoided: status === 'voided', saving: amount - finalAmount }
  }),
  ...history.merchantPayments.map(({ paidAt, amount, status }): Entry => {
    const isVoided = status === 'voided'
    return { account: 'wallet', kind: 'otherPayment', day: dayOf(paidAt), amount: 0 - amount, isVoided }
  }),
]

/** A month of the business calendar: `2026-11`. */
export type Month = string

export const monthOf = (day: Day): Month => day.slice(0, 7)

/** The first and the last day of a month. */
export function daysOf(month: Month): { first: Day; last: Day } {
  const first = `${month}-01`
  // Day 32 of a month is in the next one.
  const next = `${plusDays(first, 31).slice(0, 7)}-01`
  return { first, last: plusDays(next, -1) }
}

export const nextMonth = (month: Month): Month => monthOf(plusDays(daysOf(month).last, 1))
export const previousMonth = (month: Month): Month => monthOf(plusDays(daysOf(month).first, -1))

/** The entries of one kind in a month, voided ones included. */
export interface StatementLine {
  kind: EntryKind
  count: number
  /** How many of them are voided. */
  voided: number
  amount: number
}

/** The fees of cash-ins in centavos. They are paid on top of the credited amounts. */
interface CashinFees {
  fees: number
  /** The credited amounts and the fees. */
  total: number
  /** The cash-ins whose fee the server does not send. */
  unknown: number
}

/** What the fleet saved on fuel against the pump price, in centavos. Voided entries are not counted. */
interface FuelSavings {
  amount: number
  /** The redemptions without both prices. */
  unknown: number
}

/** A month of one account. Amounts in centavos or millilitres. */
export interface Statement {
  account: Account
  opening: number
  lines: readonly StatementLine[]
  /** What voided entries of the month gave back or took back. */
  voids: {
    count: number
    amount: number
    /** Undefined if they are of several kinds. */
    kind: EntryKind | undefined
  }
  closing: number
  /** Undefined without cash-ins in the month. */
  cashinFees: CashinFees | undefined
  /** Undefined without fuel in the month. */
  savings: FuelSavings | undefined
  /** The sum of all entries after the month. */
  afterMonth: number
  /** The balance of now by the rows: closing balance and entries after the month. */
  computed: number
  /** The balance of now by the server. */
  balance: number
  /** What the server has more than the rows explain. Undefined if the opening balance was calculated from the balance. */
  difference: number | undefined
}

export interface StatementInput {
  entries: readonly Entry[]
  account: Account
  month: Month
  /** The balance by the server, now. */
  balance: number
  /** Whether the entries reach back to the first one. If not, the opening balance is calculated back from the balance. */
  isComplete: boolean
}

const effectOf = ({ isVoided, amount }: Entry) => (isVoided ? 0 : amount)
const effectsOf = (entries: readonly Entry[]) => sum(entries.map(effectOf))

function feesOf(entries: readonly Entry[]): CashinFees | undefined {
  const cashins = entries.filter(({ kind, isVoided }) => kind === 'cashIn' && !isVoided)
  if (cashins.length === 0) return undefined
  const fees = sum(cashins.map(({ fee = 0 }) => fee))
  return {
    fees,
    total: sum(cashins.map(({ amount }) => amount)) + fees,
    unknown: cashins.filter(({ fee }) => fee === undefined).length,
  }
}

function savingsOf(entries: readonly Entry[]): FuelSavings | undefined {
  const fuel = entries.filter(
    ({ kind, isVoided }) => (kind === 'redemption' || kind === 'fuelPayment') && !isVoided,
  )
  if (fuel.length === 0) return undefined
  return {
    amount: sum(fuel.map(({ saving = 0 }) => saving)),
    unknown: fuel.filter(({ saving }) => saving === undefined).length,
  }
}

/**
 * The statement of an account for a month. A voided entry is counted in its own month, and so is its void: the lists do not say
 * when an entry was voided.
 */
export function statementOf({ entries, account, month, balance, isComplete }: StatementInput): Statement {
  const own = entries.filter((entry) => entry.account === account)
  const inMonth = own.filter(({ day }) => monthOf(day) === month)
  const afterMonth = effectsOf(own.filter(({ day }) => monthOf(day) > month))
  const change = effectsOf(inMonth)
  const opening = isComplete
    ? effectsOf(own.filter(({ day }) => monthOf(day) < month))
    : balance - afterMonth - change
  const closing = opening + change
  const voided = inMonth.filter(({ isVoided }) => isVoided)
  const voidedKinds = new Set(voided.map(({ kind }) => kind))
  const lines = entryKinds.flatMap((kind) => {
    const found = inMonth.filter((entry) => entry.kind === kind)
    return found.length === 0
      ? []
      : [
          {
            kind,
            count: found.length,
            voided: found.filter(({ isVoided }) => isVoided).length,
            amount: sum(found.map(({ amount }) => amount)),
          },
        ]
  })
  const computed = closing + afterMonth
  return {
    account,
    opening,
    lines,
    voids: {
      count: voided.length,
      amount: 0 - sum(voided.map(({ amount }) => amount)),
      kind: voidedKinds.size === 1 ? voided[0]?.kind : undefined,
    },
    closing,
    cashinFees: feesOf(inMonth),
    savings: savingsOf(inMonth),
    afterMonth,
    computed,
    balance,
    difference: isComplete ? balance - computed : undefined,
  }
}

/** Whether an account has a balance or an entry, so that its statement says something. */
export const isUsed = (statement: Statement): boolean =>
  statement.lines.length > 0 ||
  [statement.opening, statement.closing, statement.afterMonth, statement.balance].some(
    (amount) => amount !== 0,
  )
