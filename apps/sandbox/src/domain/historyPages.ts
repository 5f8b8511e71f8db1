import { and, count, eq, gte, isNotNull, isNull, lt, type Column, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { SortOrder } from 'fleet-portal-api-client/contract/sorting'
import type { Tx } from '../db/connect.ts'
import type { PageRange } from '../utilities/paging.ts'
import { countByValue, readPageOfDays, readPageOfGroups, type DayTable } from './keptDays.ts'

interface Sort<Field extends string> {
  orderBy?: Field | undefined
  order?: SortOrder | undefined
}

type Ids = { id: string }[]

/** A table of events whose sums per day are kept, and how its lists sort it. */
export interface History<Field extends string> {
  table: PgTable
  days: DayTable
  /** The column of the default order, and the field that names it. */
  time: { field: Field; column: Column }
  /** Fields with few values, which the days know. */
  groups: Partial<Record<Field, { name: 'product' | 'status'; column: Column }>>
  /** Fields of a joined table, with the column that is empty if there is no joined row. */
  optional: Partial<Record<Field, Column>>
  orderOf: (sort: Sort<Field>) => SQL[]
  /** Reads ids with the table that the sort needs. Rows that the joined table lacks are left out. */
  read: (tx: Tx, sort: Sort<Field>, where: SQL | undefined, order: SQL[], range: PageRange) => Promise<Ids>
}

interface Found {
  where: SQL | undefined
  /** The condition of the days that match the same filters. Undefined if the days do not know them. */
  days: SQL | undefined
  range: PageRange
}

/** A page that is sorted by a column of a joined table, with the rows that have none at the end. */
async function readWithMissing<Field extends string>(
  tx: Tx,
  history: History<Field>,
  sort: Sort<Field>,
  column: Column,
  { where, range }: Found,
): Promise<Ids> {
  const found = await history.read(tx, sort, where, history.orderOf(sort), range)
  if (found.length === range.limit) return found
  const [present] =
    found.length > 0 || range.offset === 0
      ? [{ count: range.offset + found.length }]
      : await tx
          .select({ count: count() })
          .from(history.table)
          .where(and(where, isNotNull(column)))
  const offset = Math.max(0, range.offset - (present?.count ?? 0))
  const rest = { limit: range.limit - found.length, offset }
  return [...found, ...(await history.read(tx, {}, and(where, isNull(column)), history.orderOf({}), rest))]
}

/** The ids of a page. Pages in the default order, or sorted by a field with few values, take the same time wherever they are. */
export async function findHistoryIds<Field extends string>(
  tx: Tx,
  history: History<Field>,
  sort: Sort<Field>,
  found: Found,
): Promise<string[]> {
  const { where, days, range } = found
  const { time } = history
  const { orderBy = time.field, order = 'desc' } = sort
  const readDays = (
    condition: SQL | undefined,
    ofDays: SQL | undefined,
    one: PageRange,
    own: Sort<Field>,
  ) => {
    const isNewestFirst = own.order !== 'asc'
    return readPageOfDays(tx, history.days, ofDays, one, isNewestFirst, (from, rest) => {
      const bound = from && (isNewestFirst ? lt(time.column, from) : gte(time.column, from))
      return history.read(tx, own, and(condition, bound), history.orderOf(own), rest)
    })
  }
  const find = async (): Promise<Ids> => {
    if (days && orderBy === time.field) return readDays(where, days, range, { orderBy, order })
    const group = history.groups[orderBy]
    if (days && group) {
      const groups = await countByValue(tx, history.days, group.name, days, order)
      return readPageOfGroups(groups, range, (value, rest) => {
        const ofValue = and(days, eq(history.days[group.name], value))
        return readDays(and(where, eq(group.column, value)), ofValue, rest, {})
      })
    }
    const optional = history.optional[orderBy]
    if (optional) return readWithMissing(tx, history, sort, optional, found)
    return history.read(tx, sort, where, history.orderOf(sort), range)
  }
  return (await find()).map(({ id }) => id)
}
