import * as z from 'zod/mini'
import { centavos } from '../money.ts'
import { bindings, needsDriver, needsVehicle, type Binding } from './fuelCodes.ts'
import { products } from './products.ts'
import { requires, defineEndpoint, type FieldIssue } from './endpoint.ts'
import { commaList, exactPesos, id, optionalText, pesos, text } from './codecs.ts'
import { remarksField } from './fields.ts'
import { fromDay, toDay } from './days.ts'
import { listCount, paging } from './paging.ts'
import { sorting } from './sorting.ts'

/** The statuses of a fleet card. `terminated` is final. @since 0.1.0 */
export const fleetCardStatuses = ['active', 'deactivated', 'terminated'] as const
/** The status of a fleet card. @since 0.1.0 */
export type FleetCardStatus = (typeof fleetCardStatuses)[number]

/** The range of monthly limits, amounts in centavos. 0 means no limit. @since 0.1.0 */
export const fleetCardLimits = {
  moneyMin: centavos(1_00),
  moneyMax: centavos(99_999_999_99),
  transactionsMin: 1,
  transactionsMax: 999_999,
} as const

/** The inputs of the business rules of a fleet card. @since 0.1.0 */
export interface FleetCardDetails {
  /** Who may use the card. */
  fuelCardType: Binding
  /** Whether the card names a driver. */
  hasDriver: boolean
  /** Whether the card names a vehicle. */
  hasVehicle: boolean
  /** Whether at least one product is selected. */
  hasProduct: boolean
  /** Centavos per month. Undefined: no limit. */
  locqpayLimit?: number | undefined
  /** Transactions per month. Undefined: no limit. */
  transactionLimit?: number | undefined
}

/** A limit and the code of the rule about it. */
type Bound = readonly [limit: number, code: string]

function rangeIssue(value: number | undefined, [min, minCode]: Bound, [max, maxCode]: Bound) {
  if (value === undefined) return undefined
  return value < min ? minCode : value > max ? maxCode : undefined
}

/** The business rules that the details of an active card break. @since 0.1.0 */
export function fleetCardIssues({ fuelCardType, ...card }: FleetCardDetails): FieldIssue[] {
  const { moneyMin, moneyMax, transactionsMin, transactionsMax } = fleetCardLimits
  const issues = {
    driverId: needsDriver(fuelCardType) && !card.hasDriver && 'required',
    vehicleId: needsVehicle(fuelCardType) && !card.hasVehicle && 'required',
    locqpayLimit: rangeIssue(card.locqpayLimit, [moneyMin, 'min:1.00'], [moneyMax, 'max:99,999,999.99']),
    transactionLimit: rangeIssue(
      card.transactionLimit,
      [transactionsMin, 'min:1'],
      [transactionsMax, 'max:999,999'],
    ),
    products: !card.hasProduct && 'required',
  }
  return Object.entries(issues).flatMap(([path, code]) => (code ? [{ path, code }] : []))
}

/** Limits are per month; null and 0 both mean none. @since 0.1.0 */
export const fleetCard = z.looseObject({
  fuelCardId: id,
  cardNumber: text,
  fuelCardType: z.enum(bindings),
  status: z.enum(fleetCardStatuses),
  driver: z.nullish(z.looseObject({ driverId: id, firstName: text, lastName: text })),
  vehicle: z.nullish(z.looseObject({ vehicleId: id, model: optionalText, plateNumber: text })),
  locqpayLimit: z.nullish(pesos),
  locqpayPaymentThisMonth: z.nullish(pesos),
  transactionLimit: z.nullish(z.number()),
  transactionThisMonth: z.nullish(z.number()),
  diesel: z.boolean(),
  gas91: z.boolean(),
  gas95: z.boolean(),
  gas97: z.boolean(),
  lubes: z.boolean(),
  remarks: optionalText,
})
/** A fleet card. @since 0.1.0 */
export type FleetCard = z.output<typeof fleetCard>

/** Lists the fleet cards of a fleet. @since 0.1.0 */
export const listFleetCards = defineEndpoint({
  name: 'listFleetCards',
  method: 'GET',
  kind: 'read',
  access: requires('FLEET_CARD_MANAGEMENT', 'view'),
  repeats: ['fleetId'],
  input: z.object({
    fleetId: id,
    startDate: z.optional(fromDay),
    endDate: z.optional(toDay),
    fuelCardStatuses: z.optional(commaList(z.enum(fleetCardStatuses))),
    fuelCardTypes: z.optional(commaList(z.enum(bindings))),
    productCodes: z.optional(commaList(z.enum(products))),
    searchKey: z.optional(text),
    ...sorting(
      'cardNumber',
      'driverName',
      'plateNumber',
      'locqpayPaymentThisMonth',
      'transactionThisMonth',
      'status',
    ),
    ...paging,
  }),
  list: { items: 'fuelCards', id: 'fuelCardId' },
  report: { type: 'fuel-card-list' },
  output: z.looseObject({ fuelCards: z.array(fleetCard), ...listCount }),
})

/**
 * Changes only the status, or the details of an active card. A limit of 0 removes the limit. Null removes the driver or
 * vehicle.
 *
 * @since 0.1.0
 */
export const updateFleetCard = defineEndpoint({
  name: 'updateFleetCard',
  method: 'PUT',
  kind: 'write',
  access: requires('FLEET_CARD_MANAGEMENT', 'modify'),
  activeFleetOnly: true,
  repeats: ['fuelCardId'],
  input: z.object({
    fuelCardId: id,
    status: z.optional(z.enum(fleetCardStatuses)),
    fuelCardType: z.optional(z.enum(bindings)),
    locqpayLimit: z.optional(exactPesos),
    transactionLimit: z.optional(z.int()),
    driverId: z.nullish(id),
    vehicleId: z.nullish(id),
    diesel: z.optional(z.boolean()),
    gas91: z.optional(z.boolean()),
    gas95: z.optional(z.boolean()),
    gas97: z.optional(z.boolean()),
    lubes: z.optional(z.boolean()),
    remarks: z.optional(remarksField),
  }),
  output: z.unknown(),
  errors: ['IllegalTransition'],
})
