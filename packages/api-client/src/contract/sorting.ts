import * as z from 'zod/mini'

/** The directions of a sorted list: ascending and descending. @since 0.1.0 */
export const sortOrders = ['asc', 'desc'] as const
/** The direction of a sorted list. @since 0.1.0 */
export type SortOrder = (typeof sortOrders)[number]

/**
 * The sorting of a list call, by one of the given fields, and descending unless `order` is `asc`. Items without a value come last.
 * Items with the same value, and calls without `orderBy`, have the default order of the list.
 *
 * @since 0.1.0
 */
export const sorting = <const Field extends string>(...fields: readonly [Field, ...Field[]]) => ({
  orderBy: z.optional(z.enum(fields)),
  order: z.optional(z.enum(sortOrders)),
})
