import * as z from 'zod/mini'
import { commaList, id, optionalText, pesos, text } from './codecs.ts'
import { fromDay, instant, toDay } from './days.ts'
import { defineEndpoint, requires } from './endpoint.ts'
import { listCount, paging } from './paging.ts'
import { transactionStatuses } from './redemptionFilters.ts'
import { sorting } from './sorting.ts'
import { transactionDriver, transactionVehicle } from './transactions.ts'

/** A purchase other than fuel with a fleet card. Only servers that filter by `fuelCardId` send the ID. @since 0.1.0 */
export const merchantPayment = z.looseObject({
  merchantPaymentId: id,
  stationName: text,
  stationBusinessName: optionalText,
  driver: transactionDriver,
  vehicle: transactionVehicle,
  fuelCardId: optionalText,
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

/**
 * The sums of all purchases that match the filters. Voided ones are only counted.
 *
 * @since 0.1.0
 */
export const merchantPaymentTotals = z.looseObject({
  successful: z.number(),
  voided: z.number(),
  amount: pesos,
})
/** The sums of all purchases that match the filters. @since 0.1.0 */
export type MerchantPaymentTotals = z.output<typeof merchantPaymentTotals>

/** Lists the purchases other than fuel. A server that cannot sum all pages leaves out `totals`. @since 0.1.0 */
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
    driverId: z.optional(text),
    fuelCardId: z.optional(text),
    ...sorting('paidAt', 'stationName', 'cardNumber', 'plateNumber', 'amount', 'orNumber', 'status'),
    ...paging,
  }),
  list: { items: 'merchantPayments', id: 'merchantPaymentId' },
  report: { type: 'merchant-payment' },
  output: z.looseObject({
    merchantPayments: z.array(merchantPayment),
    ...listCount,
    totals: z.optional(merchantPaymentTotals),
  }),
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
