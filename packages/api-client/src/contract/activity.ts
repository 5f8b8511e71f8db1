import * as z from 'zod/mini'
import { paymentAccess, redemptionAccess } from './activityAccess.ts'
import { product } from './products.ts'
import { dispensedTo, redemptionFilters, transactionStatuses } from './redemptionFilters.ts'
import { requires, defineEndpoint } from './endpoint.ts'
import { commaList, id, litres, optionalText, pesos, pricePerLitre, text } from './codecs.ts'
import { fromDay, instant, toDay } from './days.ts'
import { paging } from './paging.ts'

export { dispensedTo, transactionStatuses }

const person = z.nullish(z.looseObject({ driverLicenseId: optionalText, firstName: text, lastName: text }))
const plate = z.nullish(z.looseObject({ plateNumber: text }))

/** Fuel that was dispensed for a fuel code. Instants are ISO 8601 in UTC. @since 0.1.0 */
export const redemption = z.looseObject({
  redemptionId: id,
  station: z.looseObject({ name: text, businessName: optionalText }),
  driver: person,
  dispensedTo: optionalText,
  vehicle: plate,
  redeemedAt: instant,
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
 * Lists the redemptions of fuel codes. Rejects with `RedemptionLimitExceeded` if the filters match too many.
 *
 * @since 0.1.0
 */
export const listRedemptions = defineEndpoint({
  name: 'listRedemptions',
  method: 'GET',
  kind: 'read',
  access: redemptionAccess,
  repeats: ['fleetId'],
  input: z.object(redemptionFilters),
  list: { items: 'redemptions', id: 'redemptionId' },
  report: { type: 'redemption' },
  output: z.looseObject({ redemptions: z.array(redemption), count: z.number() }),
  errors: ['RedemptionLimitExceeded'],
})

/** A fuel payment with a fleet card. @since 0.1.0 */
export const payment = z.looseObject({
  paymentId: id,
  stationName: text,
  stationBusinessName: optionalText,
  driver: person,
  vehicle: plate,
  dispensedTo: optionalText,
  paidAt: instant,
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

/** Lists the fuel payments with fleet cards. @since 0.1.0 */
export const listPayments = defineEndpoint({
  name: 'listPayments',
  method: 'GET',
  kind: 'read',
  access: paymentAccess,
  repeats: ['fleetId'],
  input: z.object({
    ...redemptionFilters,
    paymentStatus: z.optional(z.enum(transactionStatuses)),
    stationIds: z.optional(commaList(z.string())),
  }),
  list: { items: 'payments', id: 'paymentId' },
  report: { type: 'payment' },
  output: z.looseObject({ payments: z.array(payment), count: z.number() }),
})

/** A purchase other than fuel with a fleet card. @since 0.1.0 */
export const merchantPayment = z.looseObject({
  merchantPaymentId: id,
  stationName: text,
  stationBusinessName: optionalText,
  driver: person,
  vehicle: plate,
  cardNumber: text,
  paidAt: instant,
  remarks: optionalText,
  status: z.enum(transactionStatuses),
  amount: pesos,
  poNumber: optionalText,
  orNumber: optionalText,
  transactionRemarks: optionalText,
})
/** A purchase other than fuel with a fleet card. @since 0.1.0 */
export type MerchantPayment = z.output<typeof merchantPayment>

/** Lists the purchases other than fuel. @since 0.1.0 */
export const listMerchantPayments = defineEndpoint({
  name: 'listMerchantPayments',
  method: 'GET',
  kind: 'read',
  access: requires('NON_FUEL_TRANSACTION', 'view'),
  input: z.object({
    fleetId: id,
    status: z.optional(commaList(z.enum(transactionStatuses))),
    redemptionStationIds: z.optional(commaList(z.string())),
    startDate: z.optional(fromDay),
    endDate: z.optional(toDay),
    searchKey: z.optional(text),
    order: z.optional(z.enum(['asc', 'desc'])),
    ...paging,
  }),
  list: { items: 'merchantPayments', id: 'merchantPaymentId' },
  report: { type: 'merchant-payment' },
  output: z.looseObject({ merchantPayments: z.array(merchantPayment), count: z.number() }),
})

/** Lists the stations where purchases other than fuel were made. @since 0.1.0 */
export const listMerchantStations = defineEndpoint({
  name: 'listMerchantStations',
  method: 'GET',
  kind: 'read',
  access: requires('NON_FUEL_TRANSACTION', 'view'),
  input: z.object({ fleetId: id, searchKey: z.optional(text), ...paging }),
  list: { items: 'stations', id: 'stationId' },
  output: z.looseObject({
    stations: z.array(z.looseObject({ stationId: id, name: text })),
    count: z.number(),
  }),
})
