import * as z from 'zod/mini'
import { queryInteger } from './codecs.ts'

/** The paging of every list call: `page` from 1, `perPage` at most 1,000 (the map's page). @since 0.1.0 */
export const paging = {
  page: z.optional(queryInteger),
  perPage: z.optional(queryInteger),
}

/**
 * The number of a list's items on all pages. A server that does not count a long list to its end sends `countIsMinimum`: there are
 * `count` items or more. It always counts beyond the page that was asked for, so that the next page can be reached.
 *
 * @since 0.1.0
 */
export const listCount = {
  count: z.number(),
  countIsMinimum: z.optional(z.boolean()),
}
