import {
  centavos,
  costOf,
  millilitres,
  volumeFor,
  type Centavos,
  type Millilitres,
  type UnitPrice,
} from 'fleet-portal-api-client/money'
import { daysOf } from './fuelOutlook.ts'

export interface PlanInput {
  buy: Millilitres
  held: Millilitres
  perDay: Millilitres
  priceNow: UnitPrice
  priceLater: UnitPrice
}

export interface PurchasePlan {
  costNow: Centavos
  costLater: Centavos
  /** Positive if the purchase costs more after the change. */
  difference: Centavos
  /** How long the fuel lasts without and with the purchase. Undefined without use. */
  daysWithout: number | undefined
  daysWith: number | undefined
}

/** What a purchase costs before and after a price change. Arithmetic only: it recommends nothing. */
export function purchasePlan({ buy, held, perDay, priceNow, priceLater }: PlanInput): PurchasePlan {
  const costNow = costOf(buy, priceNow)
  const costLater = costOf(buy, priceLater)
  return {
    costNow,
    costLater,
    difference: centavos(costLater - costNow),
    daysWithout: daysOf(held, perDay),
    daysWith: daysOf(held + buy, perDay),
  }
}

/** The litres that the wallet pays for at a price, rounded down to a hundredth of a litre. */
export const affordable = (wallet: Centavos, price: UnitPrice): Millilitres =>
  millilitres(Math.floor(volumeFor(wallet, price) / 10) * 10)
