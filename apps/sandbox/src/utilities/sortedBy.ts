import type { SortOrder } from 'fleet-portal-api-client/contract/sorting'
import { sql, type Column, type SQL } from 'drizzle-orm'

type Value = Column | SQL

/** How a text is sorted: without case and accents, on every database alike. */
export const byText = (text: Value): SQL =>
  sql`lower(translate(${text}, 'áàâãäéèêëíìîïñóòôõöúùûüçÁÀÂÃÄÉÈÊËÍÌÎÏÑÓÒÔÕÖÚÙÛÜÇ', 'aaaaaeeeeiiiinooooouuuucAAAAAEEEEIIIINOOOOOUUUUC')) collate "C"`

/** A value that every row of a sorted list has. The order needs no rule for missing values then, so that an index fits it. */
export interface Required {
  required: Value
}
export const required = (value: Value): Required => ({ required: value })

/** What a list can be sorted by. */
export type SortValue = Value | Required
const isRequired = (value: SortValue): value is Required => 'required' in value

/**
 * The order of a list. Items with the same value keep the default order, which ends with a unique key, so that no page repeats or
 * skips an item. Items without a value come last in both directions. `mayMiss` says that joined rows, and so required values, may be
 * missing.
 */
export function sortedBy<Field extends string>(
  { orderBy, order = 'desc' }: { orderBy?: Field | undefined; order?: SortOrder | undefined },
  values: Readonly<Record<Field, SortValue | readonly SortValue[]>>,
  defaultOrder: readonly SQL[],
  { mayMiss = false } = {},
): SQL[] {
  if (orderBy === undefined) return [...defaultOrder]
  const direction = sql.raw(order)
  const chosen = [values[orderBy]]
    .flat()
    .map((value) =>
      isRequired(value) && !mayMiss
        ? sql`${value.required} ${direction}`
        : sql`${isRequired(value) ? value.required : value} ${direction} nulls last`,
    )
  return [...chosen, ...defaultOrder]
}
