import * as z from 'zod/mini'
import { products } from './products.ts'
import { commaList, id, text } from './codecs.ts'
import { fromDay, toDay } from './days.ts'
import { paging } from './paging.ts'

/** The statuses of redemptions and payments. @since 0.1.0 */
export const transactionStatuses = ['success', 'voided'] as const
/** The types of redemption targets. @since 0.1.0 */
export const dispensedTo = ['vehicle', 'drum container'] as const

/** The filters of redemptions, for their list, counts and exports. @since 0.1.0 */
export const redemptionFilters = {
  fleetId: id,
  startDate: z.optional(fromDay),
  endDate: z.optional(toDay),
  dispensedTo: z.optional(z.enum(dispensedTo)),
  redemptionStatus: z.optional(z.enum(transactionStatuses)),
  productCodes: z.optional(commaList(z.enum(products))),
  searchKey: z.optional(text),
  redemptionStation: z.optional(text),
  driverId: z.optional(text),
  ...paging,
}
