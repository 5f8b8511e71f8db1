import { fuels } from 'fleet-portal-api-client/contract/products'
import { centavos, millilitres } from 'fleet-portal-api-client/money'
import type { Formats } from '../../format/formats.ts'
import type { reconciliationMessages } from '../../locales/en/reconciliation.ts'
import type { uiMessages } from '../../locales/en/ui.ts'
import type { FleetPortalDestination } from '../../provider/navigation.ts'
import { entriesLink } from './entryLinks.ts'
import type { Balances } from './readBalances.ts'
import { daysOf, type Account, type Month, type Statement } from './statement.ts'

type Messages = typeof reconciliationMessages.defaults

/** One row of a statement, on screen, on paper and in the CSV file. */
export interface StatementRow {
  name: string
  /** Centavos or millilitres, as the account has them. */
  amount: number
  /** The amount is in centavos, whatever the account has. */
  isPesos?: boolean
  count?: number
  /** How many of them are voided. */
  voided?: number
  /** The list of the counted entries. */
  to?: FleetPortalDestination | undefined
  /** A balance. */
  isStrong?: boolean
  /** Not a part of the calculation: a part of the row before, the fees, or the savings. */
  isDetail?: boolean
}

/** The rows of one part of a statement. */
export interface StatementPart {
  rows: readonly StatementRow[]
  notes: readonly string[]
}

interface RowsContext {
  t: Messages
  formatDay: Formats['formatDay']
  month: Month
  /** Whether the month is not over. */
  isCurrent: boolean
  balances: Balances
}

/** The calculation of the month: opening balance, entries, closing balance, and beside it the fees and the savings. */
export function monthPart(
  statement: Statement,
  { t, formatDay, month, isCurrent }: RowsContext,
): StatementPart {
  const { first, last } = daysOf(month)
  const { account, opening, lines, voids, closing, cashinFees, savings } = statement
  return {
    rows: [
      { name: t.opening(formatDay(first)), amount: opening, isStrong: true },
      ...lines.map(({ kind, count, voided, amount }) => ({
        name: t.lines[kind],
        count,
        voided,
        amount,
        to: entriesLink({ kind, account, month }),
      })),
      ...(voids.count > 0
        ? [
            {
              name: t.voids,
              count: voids.count,
              amount: voids.amount,
              to: voids.kind && entriesLink({ kind: voids.kind, account, month, isVoided: true }),
            },
          ]
        : []),
      { name: isCurrent ? t.closingNow : t.closing(formatDay(last)), amount: closing, isStrong: true },
      ...(cashinFees
        ? [
            { name: t.fees, amount: cashinFees.fees, isDetail: true },
            { name: t.paidIn, amount: cashinFees.total, isDetail: true },
          ]
        : []),
      ...(savings
        ? [
            {
              name: savings.amount < 0 ? t.paidAbove : t.saved,
              amount: Math.abs(savings.amount),
              isPesos: true,
              isDetail: true,
            },
          ]
        : []),
    ],
    notes: [
      ...(lines.length === 0 ? [t.noEntries] : []),
      ...(cashinFees && cashinFees.unknown > 0 ? [t.feesUnknown(cashinFees.unknown)] : []),
      ...(savings && savings.unknown > 0 ? [t.savingsUnknown(savings.unknown)] : []),
    ],
  }
}

/** The check against the balance of the server. */
export function checkPart(statement: Statement, context: RowsContext): StatementPart {
  const { t, formatDay, month, isCurrent, balances } = context
  const { account, afterMonth, computed, balance, difference } = statement
  const fuel = account === 'wallet' ? undefined : balances.fuels?.[account]
  return {
    rows: [
      ...(isCurrent && afterMonth === 0
        ? []
        : [
            { name: t.later(formatDay(daysOf(month).last)), amount: afterMonth },
            { name: t.computed, amount: computed },
          ]),
      { name: t.balance, amount: balance, isStrong: true },
      ...(fuel
        ? [
            { name: t.free, amount: fuel.free, isDetail: true },
            { name: t.inCodes, amount: fuel.inCodes, isDetail: true },
          ]
        : []),
      ...(difference === undefined ? [] : [{ name: t.difference, amount: difference, isStrong: true }]),
    ],
    notes: difference ? [difference > 0 ? t.more : t.less] : [],
  }
}

/** The balance of an account by the server. */
export function balanceOf(account: Account, balances: Balances): number {
  if (account === 'wallet') return balances.wallet
  const fuel = balances.fuels?.[account]
  return fuel ? fuel.free + fuel.inCodes : 0
}

/** The accounts that a fleet has. */
export const accountsOf = ({ fuels: litres }: Balances): readonly Account[] =>
  litres ? ['wallet', ...fuels] : ['wallet']

/** Whether an amount of a row is in centavos. If not, it is in millilitres. */
export const isInPesos = (account: Account, { isPesos }: Pick<StatementRow, 'isPesos'>): boolean =>
  isPesos === true || account === 'wallet'

/** The amount of a row with its unit. */
export const formatAmount = (
  account: Account,
  row: Pick<StatementRow, 'amount' | 'isPesos'>,
  { formatPesos, formatLitres }: Pick<Formats, 'formatPesos' | 'formatLitres'>,
): string =>
  isInPesos(account, row) ? formatPesos(centavos(row.amount)) : formatLitres(millilitres(row.amount))

/** The decimals of a volume in millilitres that are not trimmed. */
const decimalsOf = (volume: number) => [1000, 100, 10, 1].findIndex((step) => volume % step === 0)

/**
 * The amounts of a statement with their units. All litres have the most decimals among them, such as `389.00 L` beside `20.55 L`, so
 * that their decimal points and their units are below each other.
 */
export function amountTexts(account: Account, rows: readonly StatementRow[], formats: Formats): string[] {
  const decimals = rows.map((row) => (isInPesos(account, row) ? undefined : decimalsOf(row.amount)))
  const most = Math.max(...decimals.map((count) => count ?? 0))
  return rows.map((row, index) => {
    const text = formatAmount(account, row, formats)
    const count = decimals[index]
    if (count === undefined || count === most) return text
    const missing = (count === 0 ? '.' : '') + '0'.repeat(most - count)
    return text.replace(/(?=\s\S+$)/, missing)
  })
}

/** The name of a row with the number of its entries. Voided ones are counted apart. */
export function rowName({ name, count, voided = 0 }: StatementRow, t: Messages): string {
  if (count === undefined) return name
  return voided > 0 ? t.countedWithVoids(name, count - voided, voided) : t.counted(name, count)
}

/** The name of an account. */
export const accountName = (
  account: Account,
  t: Messages,
  productNames: (typeof uiMessages.defaults)['productNames'],
): string => (account === 'wallet' ? t.wallet : productNames[account])
