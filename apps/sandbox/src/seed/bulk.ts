import { getTableColumns, getTableName, sql, type Table } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'

const rowsPerStatement = 4_000

/** Inserts many rows, 4,000 per statement. All rows must have the same fields. */
export async function bulkInsert<T extends Table>(
  tx: Tx,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const columns = getTableColumns(table)
  const [first] = rows
  if (!first) return
  const keys = Object.keys(first)
  const names = keys.map((key) => columns[key]?.name ?? key)
  const list = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )
  const target = sql.identifier(getTableName(table))
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const records = rows
      .slice(start, start + rowsPerStatement)
      .map((row) =>
        Object.fromEntries(keys.map((key, i) => [names[i], (row as Record<string, unknown>)[key]])),
      )
    await tx.execute(
      sql`insert into ${target} (${list}) select ${list}
        from jsonb_populate_recordset(null::${target}, ${JSON.stringify(records)}::jsonb)`,
    )
  }
}
