import { spreadsheetText } from 'fleet-portal-api-client/contract/csvText'
import { decimalText } from 'fleet-portal-api-client/money'
import type { reconciliationMessages } from '../../locales/en/reconciliation.ts'
import type { Account } from './statement.ts'
import { isInPesos, type StatementRow } from './statementRows.ts'

/** The rows of one account under its name. */
export interface AccountRows {
  account: Account
  name: string
  rows: readonly StatementRow[]
}

/** A statement as CSV for a spreadsheet. Amounts are plain decimals with all their places: pesos with two, litres with three. */
export function statementCsv(
  accounts: readonly AccountRows[],
  notes: readonly string[],
  t: typeof reconciliationMessages.defaults,
): string {
  const rowsOf = ({ account, name, rows }: AccountRows) =>
    rows.map((row) => [
      name,
      isInPesos(account, row) ? t.pesos : t.litres,
      row.name,
      row.count === undefined ? '' : String(row.count),
      decimalText(row.amount, isInPesos(account, row) ? 2 : 3),
    ])
  return spreadsheetText([
    [t.csvAccount, t.csvUnit, t.csvEntry, t.csvCount, t.csvAmount],
    ...accounts.flatMap(rowsOf),
    ...notes.map((note) => [note]),
  ])
}
