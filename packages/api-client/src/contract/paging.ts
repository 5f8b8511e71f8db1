import * as z from 'zod/mini'
import { queryInteger } from './codecs.ts'

/** The paging of every list call: `page` from 1, `perPage` at most 1,000 (the map's page). @since 0.1.0 */
export const paging = {
  page: z.optional(queryInteger),
  perPage: z.optional(queryInteger),
}
