import {
  fleetCardIssues,
  type FleetCard,
  type updateFleetCard,
} from 'fleet-portal-api-client/contract/fleetCards'
import { bindings, type Binding } from 'fleet-portal-api-client/contract/fuelCodes'
import { products, type Product } from 'fleet-portal-api-client/contract/products'
import { remarksField } from 'fleet-portal-api-client/contract/fields'
import { centavos } from 'fleet-portal-api-client/money'
import type { EndpointInput } from 'fleet-portal-api-client'
import * as z from 'zod/mini'
import { fullName } from '../../pieces/cells/PersonName.tsx'

const selectedOption = z.object({ value: z.string(), label: z.string() })

/** The values of the card form. Money in centavos. Without a limit the value is 0. */
export interface CardValues {
  fuelCardType: Binding
  driverId: z.output<typeof selectedOption> | null
  vehicleId: z.output<typeof selectedOption> | null
  locqpayLimit: number | null
  isMoneyUnlimited: boolean
  transactionLimit: string
  isCountUnlimited: boolean
  products: Product[]
  remarks: string
}

interface FieldError {
  path: keyof CardValues
  /** A code of the field rules, such as `required`. */
  code: string
}

/** The errors of the form values by field: missing values, invalid numbers, and the rules of the contract. */
function fieldErrorsOf(values: CardValues): FieldError[] {
  const { fuelCardType, driverId, vehicleId, locqpayLimit, transactionLimit } = values
  const isNumber = /^\d+$/.test(transactionLimit)
  const moneyCode = !values.isMoneyUnlimited && locqpayLimit === null && 'required'
  const transactionCode =
    !values.isCountUnlimited && ((transactionLimit === '' && 'required') || (!isNumber && 'numeric'))
  const issues = fleetCardIssues({
    fuelCardType,
    hasDriver: driverId !== null,
    hasVehicle: vehicleId !== null,
    hasProduct: values.products.length > 0,
    locqpayLimit: values.isMoneyUnlimited ? undefined : (locqpayLimit ?? undefined),
    transactionLimit: values.isCountUnlimited || !isNumber ? undefined : Number(transactionLimit),
  })
  return [
    ...(moneyCode ? [{ path: 'locqpayLimit' as const, code: moneyCode }] : []),
    ...(transactionCode ? [{ path: 'transactionLimit' as const, code: transactionCode }] : []),
    ...issues.map(({ path, code }) => ({ path: path as keyof CardValues, code })),
  ]
}

/** The form of a card's details. Its issues are codes of the field rules. */
export const cardForm = z
  .object({
    fuelCardType: z.enum(bindings, { error: 'required' }),
    driverId: z.nullable(selectedOption),
    vehicleId: z.nullable(selectedOption),
    locqpayLimit: z.nullable(z.int()),
    isMoneyUnlimited: z.boolean(),
    transactionLimit: z.string(),
    isCountUnlimited: z.boolean(),
    products: z.array(z.enum(products)),
    remarks: remarksField,
  })
  .check(({ value, issues }) => {
    for (const { path, code } of fieldErrorsOf(value)) {
      issues.push({ code: 'custom', message: code, path: [path], input: value })
    }
  })

/** The initial form values of a card. A limit of null or 0 means no limit. */
export const valuesOf = (card: FleetCard): CardValues => ({
  fuelCardType: card.fuelCardType,
  driverId: card.driver ? { value: card.driver.driverId, label: fullName(card.driver) } : null,
  vehicleId: card.vehicle ? { value: card.vehicle.vehicleId, label: card.vehicle.plateNumber } : null,
  locqpayLimit: card.locqpayLimit ?? 0,
  isMoneyUnlimited: !card.locqpayLimit,
  transactionLimit: card.transactionLimit ? String(card.transactionLimit) : '0',
  isCountUnlimited: !card.transactionLimit,
  products: products.filter((product) => card[product]),
  remarks: card.remarks ?? '',
})

/** The driver and the vehicle of the card. An "any" card has neither, even if the form still holds a selection. */
export const assignmentOf = ({ fuelCardType, driverId, vehicleId }: CardValues) =>
  fuelCardType === 'any' ? { driver: null, vehicle: null } : { driver: driverId, vehicle: vehicleId }

/** The input of the update. No limit is sent as 0, no driver or vehicle as null. */
export function cardInputOf(fuelCardId: string, values: CardValues): EndpointInput<typeof updateFleetCard> {
  const { driver, vehicle } = assignmentOf(values)
  const has = (product: Product) => values.products.includes(product)
  return {
    fuelCardId,
    fuelCardType: values.fuelCardType,
    locqpayLimit: centavos(values.isMoneyUnlimited ? 0 : (values.locqpayLimit ?? 0)),
    transactionLimit: values.isCountUnlimited ? 0 : Number(values.transactionLimit),
    driverId: driver?.value ?? null,
    vehicleId: vehicle?.value ?? null,
    diesel: has('diesel'),
    gas91: has('gas91'),
    gas95: has('gas95'),
    gas97: has('gas97'),
    lubes: has('lubes'),
    remarks: values.remarks,
  }
}
