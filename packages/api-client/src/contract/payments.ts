import * as z from 'zod/mini'
import { paymentAccess } from './activityAccess.ts'
import { commaList, id, litres, optionalText, pesos, pricePerLitre, text } from './codecs.ts'
import { instant } from './days.ts'
import { defineEndpoint } from './endpoint.ts'
import { product } from './products.ts'
import { redemptionFilters, transactionStatuses } from './redemptionFilters.ts'
import { sorting } from './sorting.ts'
import { transactionDriver, transactionVehicle } from './transactions.ts'
import { listCount } from './paging.ts'

/** A fuel payment with a fleet card. Only servers that filter by `fuelCardId` send the ID. @since 0.1.0 */
export const payment = z.looseObject({
  paymentId: id,
  stationName: text,
  stationBusinessName: optionalText,
  driver: transactionDriver,
  vehicle: transactionVehicle,
  dispensedTo: optionalText,
  paidAt: instant,
  fuelCardId: optionalText,
  cardNumber: text,
  productCode: product,
  literVolume: litres,
  pumpPrice: z.nullish(pricePerLitre),
  amount: pesos,
  totalDiscount: z.nullish(pesos),
  discountPerLiter: z.nullish(pricePerLitre),
  finalAmount: pesos,
  pointsEarned: z.nullish(z.number()),
  poNumber: optionalText,
  orNumber: optionalText,
  status: z.enum(transactionStatuses),
  remarks: optionalText,
})
/** A fuel payment with a fleet card. @since 0.1.0 */
export type Payment = z.output<typeof payment>

/**
 * The sums of all payments that match the filters. Voided ones are only counted.
 *
 * @since 0.1.0
 */
export const paymentTotals = z.looseObject({
  successful: z.number(),
  voided: z.number(),
  literVolume: litres,
  totalDiscount: pesos,
  finalAmount: pesos,
})
/** The sums of all payments that match the filters. @since 0.1.0 */
export type PaymentTotals = z.output<typeof paymentTotals>

/** Lists the fuel payments with fleet cards. A server that cannot sum all pages leaves out `totals`. @since 0.1.0 */
export const listPayments = defineEndpoint({
  name: 'listPayments',
  method: 'GET',
  kind: 'read',
  access: paymentAccess,
  repeats: ['fleetId'],
  input: z.object({
    ...redemptionFilters,
    ...sorting(
      'paidAt',
      'stationName',
      'cardNumber',
      'plateNumber',
      'productCode',
      'literVolume',
      'totalDiscount',
      'finalAmount',
      'orNumber',
      'status',
    ),
    paymentStatus: z.optional(z.enum(transactionStatuses)),
    stationIds: z.optional(commaList(z.string())),
    fuelCardId: z.optional(text),
  }),
  list: { items: 'payments', id: 'paymentId' },
  report: { type: 'payment' },
  output: z.looseObject({
    payments: z.array(payment),
    ...listCount,
    totals: z.optional(paymentTotals),
  }),
})
