import type { FuelQuote, FuelUnit } from 'fleet-portal-api-client/contract/fuel'
import type { Fuel } from 'fleet-portal-api-client/contract/products'
import type { UnitPrice } from 'fleet-portal-api-client/money'

/** What a user wants to buy. @since 0.1.0 */
export interface PurchaseDraft {
  /** The fuel. */
  product: Fuel | undefined
  /** Whether the user enters litres or pesos. */
  unit: FuelUnit
  /** Millilitres if `unit` is `liter`, centavos if it is `amount`. */
  value: number | undefined
}

/** The order that the user confirms: the quote, and the price that it was calculated at. @since 0.1.0 */
export interface FuelOrder extends FuelQuote {
  /** The fuel. */
  product: Fuel
  /** Whether the user entered litres or pesos. */
  unit: FuelUnit
  /** Millilitres if `unit` is `liter`, centavos if it is `amount`. */
  value: number
  /** The price of one litre, in 1/10,000 peso. */
  price: UnitPrice
}

/** The details of a purchase that the browser stores until its outcome is acknowledged. @since 0.1.0 */
export interface PurchaseDetails extends FuelOrder {
  /** The old price, if the user has to confirm again because the price changed. */
  previousPrice?: UnitPrice | undefined
}
