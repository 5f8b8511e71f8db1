import type { ListEndpoint } from 'fleet-portal-api-client'
import * as z from 'zod/mini'

/** The progress of a change of several items. */
export const bulkProgress = z.object({
  /** How many items were changed, as a sentence. */
  result: z.string(),
  /** The ids of the items without a confirmed change. */
  rest: z.array(z.string()),
})
export type BulkProgress = z.output<typeof bulkProgress>

/** The name under which the progress of a list's changes is stored. */
export const bulkNameOf = ({ name }: ListEndpoint, fleetId: string): string => `${name}:${fleetId}`
