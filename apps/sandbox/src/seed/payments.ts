import { hasPurchaseOrders } from 'fleet-portal-api-client/contract/access'
import type { Product } from 'fleet-portal-api-client/contract/products'
import { costOf, millilitres, unitPrice, volumeFor, centavos } from 'fleet-portal-api-client/money'
import type { cardPayment } from '../db/schema.ts'
import { lubesPrice, paymentSearchText } from '../domain/cardPayments.ts'
import { dayInMilliseconds, dayOf, startOfDay } from '../utilities/time.ts'
import type { PricesOfFleet } from './purchases.ts'
import type { SeedCard } from './cards.ts'
import type { FleetPlan } from './fleetList.ts'
import type { SeedDriver, SeedVehicle } from './driversAndVehicles.ts'
import { priceOf } from './prices.ts'
import type { Random } from './random.ts'

export type SeedPayment = Required<typeof cardPayment.$inferInsert>

export interface CardFleet {
  plan: FleetPlan
  fleetId: string
  drivers: readonly SeedDriver[]
  vehicles: readonly SeedVehicle[]
  stationIds: readonly string[]
  prices: PricesOfFleet
}

/** The payments to generate for a card in a period. With `isExact`, their sum is exactly `total`, else about `total`. */
export interface PaymentPlan {
  card: SeedCard
  from: Date
  until: Date
  payments: number
  /** Centavos. */
  total: number
  isExact: boolean
}

const otherPurchases = [
  'Engine oil and filter',
  'Tire rotation',
  'Car wash',
  'Battery, 12 V',
  'Wiper blades',
  'Drinking water for the crew',
  null,
]
const voidReasons = ['Wrong card swiped', 'Wrong amount keyed in', 'Customer cancelled', 'Paid twice']
const cardProducts = ['diesel', 'gas91', 'gas95', 'gas97', 'lubes'] as const
/** The maximum volume of one payment, in millilitres. */
const maxVolume = { fuel: 380_000, lubes: 18_000 }

function randomInstant(random: Random, from: Date, until: Date): Date {
  const at = new Date(from.getTime() + Math.floor(random.next() * (until.getTime() - from.getTime())))
  const byDay = new Date(startOfDay(dayOf(at)).getTime() + random.integer(5 * 3600, 21 * 3600) * 1000)
  return byDay > from && byDay < until ? byDay : at
}

/** Generates payments of a fleet's cards, with consecutive OR numbers. */
export class PaymentGenerator {
  #random: Random
  #fleet: CardFleet
  #number = 0

  constructor(random: Random, fleet: CardFleet) {
    this.#random = random
    this.#fleet = fleet
  }

  /** The payments of a plan, oldest first. Voided payments are added to the planned ones. */
  generate({ card, from, until, payments, total, isExact }: PaymentPlan): SeedPayment[] {
    const random = this.#random
    const times = Array.from({ length: payments }, () => randomInstant(random, from, until)).toSorted(
      (a, b) => a.getTime() - b.getTime(),
    )
    const generated: SeedPayment[] = []
    let remaining = total
    for (const [index, at] of times.entries()) {
      const isLast = index === times.length - 1
      const share = Math.floor((remaining / (times.length - index)) * (0.7 + random.next() * 0.6))
      const budget = Math.min(remaining, isLast ? remaining : share)
      const row =
        (isLast && isExact) || random.chance(0.22)
          ? this.#other(card, at, budget)
          : this.#fuel(card, at, budget)
      if (!row) continue
      remaining -= row.finalAmount
      generated.push(row)
      if (random.chance(0.03)) generated.push(this.#voided(row, at, until))
    }
    return generated
  }

  #fuel(card: SeedCard, at: Date, budget: number): SeedPayment | undefined {
    const { plan, prices } = this.#fleet
    const product: Product = this.#random.pick(cardProducts.filter((one) => card[one]))
    const { pumpPrice, discount } = product === 'lubes' ? lubesPrice : priceOf(prices.get(product) ?? [], at)
    const price = unitPrice(pumpPrice - discount)
    const most = product === 'lubes' ? maxVolume.lubes : maxVolume.fuel
    const volume = millilitres(Math.floor(Math.min(most, volumeFor(centavos(budget), price)) / 10) * 10)
    if (volume < 500) return undefined
    const amount = costOf(volume, unitPrice(pumpPrice))
    const totalDiscount = costOf(volume, unitPrice(discount))
    const finalAmount = amount - totalDiscount
    // Rounding can add a centavo, which must not exceed the card's limit.
    if (finalAmount > budget) return undefined
    const pointsEarned = plan.isVip ? Math.floor(volume / 1000) : 0
    return this.#row(card, at, {
      product,
      volume,
      pumpPrice,
      discount,
      amount,
      totalDiscount,
      finalAmount,
      pointsEarned,
    })
  }

  #other(card: SeedCard, at: Date, budget: number): SeedPayment | undefined {
    if (budget < 50_00) return undefined
    const item = { product: null, volume: null, pumpPrice: null, discount: null, totalDiscount: 0 }
    return this.#row(card, at, { ...item, amount: budget, finalAmount: budget, pointsEarned: 0 })
  }

  #voided(row: SeedPayment, at: Date, until: Date): SeedPayment {
    const paidAt = new Date(Math.min(at.getTime() + 4 * 60_000, until.getTime() - 1000))
    const { orNumber, search, ...rest } = row
    const id = this.#random.id(row.product ? 'pay' : 'mpy')
    const next = this.#orNumber()
    const remarks = this.#random.pick(voidReasons)
    const found = search.replaceAll(
      orNumber.toLowerCase().replaceAll('-', ''),
      next.toLowerCase().replaceAll('-', ''),
    )
    return { ...rest, id, orNumber: next, search: found, status: 'voided', remarks, paidAt }
  }

  #orNumber(): string {
    const { key } = this.#fleet.plan
    return `OR-${key.slice(0, 3).toUpperCase()}-C${String(++this.#number).padStart(6, '0')}`
  }

  #row(
    card: SeedCard,
    paidAt: Date,
    item: Pick<
      SeedPayment,
      | 'product'
      | 'volume'
      | 'pumpPrice'
      | 'discount'
      | 'amount'
      | 'totalDiscount'
      | 'finalAmount'
      | 'pointsEarned'
    >,
  ): SeedPayment {
    const random = this.#random
    const { plan, fleetId, drivers, vehicles, stationIds } = this.#fleet
    const isAny = card.binding === 'any'
    const bearer = <T extends { id: string }>(bound: string | null, list: readonly T[]) =>
      bound ? list.find(({ id }) => id === bound) : isAny ? random.pick(list) : undefined
    const driver = bearer(card.driverId, drivers)
    const vehicle = bearer(card.vehicleId, vehicles)
    const orNumber = this.#orNumber()
    const hasOrder = hasPurchaseOrders(plan.type) && random.chance(0.85)
    const poNumber = hasOrder ? `PO-${dayOf(paidAt).slice(0, 4)}-${random.integer(10_000, 99_999)}` : null
    const container = vehicle?.type === 'Drum Container' ? 'drum container' : 'vehicle'
    return {
      id: random.id(item.product ? 'pay' : 'mpy'),
      fleetId,
      cardId: card.id,
      stationId: random.pick(stationIds),
      driverId: driver?.id ?? null,
      vehicleId: vehicle?.id ?? null,
      dispensedTo: item.product && container,
      ...item,
      poNumber,
      orNumber,
      transactionRemarks: item.product ? null : random.pick(otherPurchases),
      status: 'success',
      remarks: null,
      search: paymentSearchText({ cardNumber: card.cardNumber, driver, vehicle, orNumber, poNumber }),
      paidAt,
    }
  }
}

/** The start of the month, Manila time, that lies `before` months before the month of `now`. */
export function monthStartBefore(now: Date, before: number): Date {
  const [year = 0, month = 0] = dayOf(now).split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 - before, 1))
  return startOfDay(first.toISOString().slice(0, 10))
}

/** Whether a card was created at least a day before an instant. */
export const existedBefore = (card: SeedCard, at: Date): boolean =>
  card.createdAt.getTime() + dayInMilliseconds < at.getTime()
