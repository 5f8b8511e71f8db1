import { and, count, desc, eq, gte, isNotNull, isNull, lt, sql, type Column, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { SortOrder } from 'fleet-portal-api-client/contract/sorting'
import type { Tx } from '../db/connect.ts'
import type { cardPayment, redemption } from '../db/schema.ts'
import { countLimit, listCount, maxFound, type ListCount, type PageRange } from '../utilities/paging.ts'
import { sortedBy, type SortValue } from '../utilities/sortedBy.ts'
import { countByValue, readPageOfDays, readPageOfGroups, type DayTable } from './keptDays.ts'

interface Sort<Field extends string> {
  orderBy?: Field | undefined
  order?: SortOrder | undefined
}

type Ids = { id: string }[]

/** A table of events whose sums per day are kept, and how its lists sort it. */
export interface History<Field extends string, Sum extends string> {
  table: typeof redemption | typeof cardPayment
  days: DayTable
  /** The column of the default order, and the field that names it. */
  time: { field: Field; column: Column }
  sortValues: Readonly<Record<Field, SortValue | readonly SortValue[]>>
  /** Fields with few values, which the days know. */
  groups: Partial<Record<Field, { name: 'product' | 'status'; column: Column }>>
  /** The table that a sort needs. `link` is the column that is empty if a row has no joined row. */
  joins: Partial<Record<Field, { table: PgTable; on: SQL | undefined; link?: Column }>>
  /** What is summed over the successful rows: a column of the table, and the column of the days with its sums. */
  sums: Readonly<Record<Sum, { column: Column; ofDay: Column }>>
}

/** The conditions of a list, and of the days that match the same filters. The days do not know stations, drivers, cards and searches. */
export interface HistoryFilters {
  where: SQL | undefined
  days: SQL | undefined
}

interface Found extends HistoryFilters {
  range: PageRange
}

const newestFirst = <F extends string, S extends string>({ time, table }: History<F, S>) => [
  desc(time.column),
  desc(table.id),
]

/** Ids with the table that a sort needs. An inner join leaves out rows that the joined table lacks, and uses its index. */
function selectIds<F extends string, S extends string>(
  tx: Tx,
  { table, joins }: History<F, S>,
  orderBy: F | undefined,
  kind: 'innerJoin' | 'leftJoin',
) {
  const query = tx.select({ id: table.id }).from(table).$dynamic()
  const join = orderBy && joins[orderBy]
  return join ? query[kind](join.table, join.on) : query
}

/** The ids of all rows that match a condition, in the order of a sort. */
export const allHistoryIds = <F extends string, S extends string>(
  tx: Tx,
  history: History<F, S>,
  sort: Sort<F>,
  where: SQL | undefined,
) =>
  selectIds(tx, history, sort.orderBy, 'leftJoin')
    .where(where)
    .orderBy(...sortedBy(sort, history.sortValues, newestFirst(history), { mayMiss: true }))

/** The ids of some rows that match a condition. Rows that the table of the sort lacks are left out. */
const readIds = async <F extends string, S extends string>(
  tx: Tx,
  history: History<F, S>,
  sort: Sort<F>,
  where: SQL | undefined,
  { limit, offset }: PageRange,
): Promise<Ids> =>
  // The type allows for the missing rows of a left join.
  (await selectIds(tx, history, sort.orderBy, 'innerJoin')
    .where(where)
    .orderBy(...sortedBy(sort, history.sortValues, newestFirst(history)))
    .limit(limit)
    .offset(offset)) as Ids

/** A page that is sorted by a column of a joined table, with the rows that have none at the end. */
async function readWithMissing<F extends string, S extends string>(
  tx: Tx,
  history: History<F, S>,
  sort: Sort<F>,
  link: Column,
  { where, range }: Found,
): Promise<Ids> {
  const found = await readIds(tx, history, sort, where, range)
  if (found.length === range.limit) return found
  const [present] =
    found.length > 0 || range.offset === 0
      ? [{ count: range.offset + found.length }]
      : await tx
          .select({ count: count() })
          .from(history.table)
          .where(and(where, isNotNull(link)))
  const offset = Math.max(0, range.offset - (present?.count ?? 0))
  const rest = { limit: range.limit - found.length, offset }
  return [...found, ...(await readIds(tx, history, {}, and(where, isNull(link)), rest))]
}

/** The ids of a page. Pages in the default order, or sorted by a field with few values, take the same time wherever they are. */
async function findPageIds<F extends string, S extends string>(
  tx: Tx,
  history: History<F, S>,
  sort: Sort<F>,
  found: Found,
): Promise<string[]> {
  const { where, days, range } = found
  const { time } = history
  const { orderBy = time.field, order = 'desc' } = sort
  const readDays = (condition: SQL | undefined, ofDays: SQL | undefined, one: PageRange, own: Sort<F>) => {
    const isNewestFirst = own.order !== 'asc'
    return readPageOfDays(tx, history.days, ofDays, one, isNewestFirst, (from, rest) => {
      const bound = from && (isNewestFirst ? lt(time.column, from) : gte(time.column, from))
      return readIds(tx, history, own, and(condition, bound), rest)
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
    const link = history.joins[orderBy]?.link
    if (link) return readWithMissing(tx, history, sort, link, found)
    return readIds(tx, history, sort, where, range)
  }
  return (await find()).map(({ id }) => id)
}

/** The successful rows of all pages, and their sums. */
interface HistoryTotals<S extends string> {
  successful: number
  sums: Record<S, number>
}

/** The names of the sums with a value for each. */
const eachSum = <S extends string, T>(
  sums: Readonly<Record<S, unknown>>,
  valueOf: (name: S) => T,
): Record<S, T> =>
  Object.fromEntries((Object.keys(sums) as S[]).map((name) => [name, valueOf(name)])) as Record<S, T>

/** Count and totals of all pages, from the sums per day. */
async function totalsOfDays<F extends string, S extends string>(
  tx: Tx,
  { days: table, sums }: History<F, S>,
  days: SQL,
) {
  const successfulSum = (column: Column) =>
    sql`coalesce(sum(${column}) filter (where ${table.status} = 'success'), 0)`.mapWith(Number)
  const columns: Record<string, SQL<number>> = {
    all: sql`coalesce(sum(${table.count}), 0)`.mapWith(Number),
    successful: successfulSum(table.count),
    ...eachSum(sums, (name) => successfulSum(sums[name].ofDay)),
  }
  const [row = {}] = await tx.select(columns).from(table).where(days)
  const valueOf = (name: string) => row[name] ?? 0
  const totals: HistoryTotals<S> = { successful: valueOf('successful'), sums: eachSum(sums, valueOf) }
  return { counted: { count: valueOf('all') } as ListCount, totals }
}

/** Count and totals of what a search finds, up to a number of rows, which stay in the database. */
async function totalsOfSearch<F extends string, S extends string>(
  tx: Tx,
  { table, sums }: History<F, S>,
  where: SQL | undefined,
  max: number,
) {
  const columns: Record<string, Column> = eachSum(sums, (name) => sums[name].column)
  const some = tx
    .select({ ...columns, status: table.status })
    .from(table)
    .where(where)
    .limit(max + 1)
    .as('some')
  const successfulSum = (value: unknown) =>
    sql`coalesce(sum(${value}) filter (where ${some.status} = 'success'), 0)`.mapWith(Number)
  const [row = {}] = await tx
    .select({
      all: count(),
      successful: successfulSum(sql`1`),
      ...eachSum(sums, (name) => successfulSum((some as unknown as Record<S, unknown>)[name])),
    } as Record<string, SQL<number>>)
    .from(some)
  const valueOf = (name: string) => row[name] ?? 0
  const totals: HistoryTotals<S> = { successful: valueOf('successful'), sums: eachSum(sums, valueOf) }
  return { counted: listCount(valueOf('all'), max), totals }
}

/** The ids of a page, and count and totals of what a search finds. On the first pages the newest rows are read once for both. */
async function findBySearch<F extends string, S extends string>(
  tx: Tx,
  history: History<F, S>,
  sort: Sort<F>,
  found: Found,
) {
  const { table, sums, time } = history
  const { where, range } = found
  const max = countLimit(range, maxFound)
  if (max > maxFound)
    return {
      ids: await findPageIds(tx, history, sort, found),
      ...(await totalsOfSearch(tx, history, where, max)),
    }
  const columns: Record<string, Column> = eachSum(sums, (name) => sums[name].column)
  const rows = (await tx
    .select({ ...columns, id: table.id, status: table.status })
    .from(table)
    .where(where)
    .orderBy(...newestFirst(history))
    .limit(max + 1)) as (Record<S, number | null> & { id: string; status: string })[]
  const isDefaultOrder = (sort.orderBy ?? time.field) === time.field && sort.order !== 'asc'
  const ids = isDefaultOrder
    ? rows.slice(range.offset, range.offset + range.limit).map(({ id }) => id)
    : await findPageIds(tx, history, sort, found)
  const successful = rows.filter(({ status }) => status === 'success')
  const sumOf = (name: S) => successful.reduce((all, row) => all + (row[name] ?? 0), 0)
  const totals: HistoryTotals<S> = { successful: successful.length, sums: eachSum(sums, sumOf) }
  return { ids, counted: listCount(rows.length, max), totals }
}

/** The ids of a page, the count of all pages, and their totals unless there are more rows than were counted. */
export async function findHistoryPage<F extends string, S extends string>(
  tx: Tx,
  history: History<F, S>,
  sort: Sort<F>,
  { where, days }: HistoryFilters,
  range: PageRange,
) {
  const found = { where, days, range }
  const { ids, counted, totals } = days
    ? {
        ids: await findPageIds(tx, history, sort, found),
        ...(await totalsOfDays(tx, history, days)),
      }
    : await findBySearch(tx, history, sort, found)
  return {
    ids,
    counted,
    totals: counted.countIsMinimum
      ? undefined
      : { successful: totals.successful, voided: counted.count - totals.successful, sums: totals.sums },
  }
}
