import * as z from 'zod/mini'
import { redemptionAccess } from './activityAccess.ts'
import { id, litres, optionalText, pesos, pricePerLitre, text } from './codecs.ts'
import { instant } from './days.ts'
import { defineEndpoint } from './endpoint.ts'
import { product } from './products.ts'
import { redemptionFilters, transactionStatuses } from './redemptionFilters.ts'
import { sorting } from './sorting.ts'
import { transactionDriver, transactionVehicle } from './transactions.ts'
import { listCount } from './paging.ts'

/**
 * Fuel that was dispensed for a fuel code. Instants are ISO 8601 in UTC. Servers with `fuelCodeId` let lists link to the page of the
 * code.
 *
 * @since 0.1.0
 */
export const redemption = z.looseObject({
  redemptionId: id,
  station: z.looseObject({ name: text, businessName: optionalText }),
  driver: transactionDriver,
  dispensedTo: optionalText,
  vehicle: transactionVehicle,
  redeemedAt: instant,
  fuelCodeId: optionalText,
  fuelCode: optionalText,
  productCode: product,
  literVolume: litres,
  averageCreditPrice: z.nullish(pricePerLitre),
  totalCreditPrice: z.nullish(pesos),
  pointsEarned: z.nullish(z.number()),
  pumpPrice: z.nullish(pricePerLitre),
  orNumber: optionalText,
  status: z.enum(transactionStatuses),
  remarks: optionalText,
})
/** Fuel that was dispensed for a fuel code. @since 0.1.0 */
export type Redemption = z.output<typeof redemption>

/**
 * The sums of all redemptions that match the filters. Voided ones are only counted.
 *
 * @since 0.1.0
 */
export const redemptionTotals = z.looseObject({
  successful: z.number(),
  voided: z.number(),
  literVolume: litres,
  totalCreditPrice: z.nullish(pesos),
})
/** The sums of all redemptions that match the filters. @since 0.1.0 */
export type RedemptionTotals = z.output<typeof redemptionTotals>

/**
 * Lists the redemptions of fuel codes. Rejects with `RedemptionLimitExceeded` if the filters match too many.
 * A server that cannot sum all pages leaves out `totals`.
 *
 * @since 0.1.0
 */
export const listRedemptions = defineEndpoint({
  name: 'listRedemptions',
  method: 'GET',
  kind: 'read',
  access: redemptionAccess,
  repeats: ['fleetId'],
  input: z.object({
    ...redemptionFilters,
    ...sorting(
      'redeemedAt',
      'stationName',
      'driverName',
      'plateNumber',
      'fuelCode',
      'productCode',
      'literVolume',
      'pumpPrice',
      'pointsEarned',
      'totalCreditPrice',
      'orNumber',
      'status',
    ),
  }),
  list: { items: 'redemptions', id: 'redemptionId' },
  report: { type: 'redemption' },
  output: z.looseObject({
    redemptions: z.array(redemption),
    ...listCount,
    totals: z.optional(redemptionTotals),
  }),
  errors: ['RedemptionLimitExceeded'],
})
