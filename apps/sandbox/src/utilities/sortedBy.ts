import type { SortOrder } from 'fleet-portal-api-client/contract/sorting'
import { sql, type Column, type SQL } from 'drizzle-orm'

type Value = Column | SQL

/** How a text is sorted: without case and accents, on every database alike. */
export const byText = (text: Value): SQL =>
  sql`lower(translate(${text}, 'áàâãäéèêëíìîïñóòôõöúùûüçÁÀÂÃÄÉÈÊËÍÌÎÏÑÓÒÔÕÖÚÙÛÜÇ', 'aaaaaeeeeiiiinooooouuuucAAAAAEEEEIIIINOOOOOUUUUC')) collate "C"`

/**
 * The order of a list. Items with the same value keep the default order, which ends with a unique key, so that no page repeats or
 * skips an item. Items without a value come last in both directions.
 */
export function sortedBy<Field extends string>(
  { orderBy, order = 'desc' }: { orderBy?: Field | undefined; order?: SortOrder | undefined },
  values: Readonly<Record<Field, Value | readonly Value[]>>,
  defaultOrder: readonly SQL[],
): SQL[] {
  if (orderBy === undefined) return [...defaultOrder]
  const direction = sql.raw(order)
  const chosen = [values[orderBy]].flat().map((value) => sql`${value} ${direction} nulls last`)
  return [...chosen, ...defaultOrder]
}
