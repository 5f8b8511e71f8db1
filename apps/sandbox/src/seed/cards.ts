import { fleetCardStatuses } from 'fleet-portal-api-client/contract/fleetCards'
import { bindings, type Binding } from 'fleet-portal-api-client/contract/fuelCodes'
import { isWalletFleet } from 'fleet-portal-api-client/contract/access'
import { products } from 'fleet-portal-api-client/contract/products'
import type { Tx } from '../db/connect.ts'
import { fleetCard } from '../db/schema.ts'
import { cardNumberOf } from '../domain/cardNumbers.ts'
import { dayInMilliseconds } from '../utilities/time.ts'
import { bulkInsert } from './bulk.ts'
import type { FleetPlan } from './fleetList.ts'
import type { SeedDriver, SeedVehicle } from './driversAndVehicles.ts'
import { Random } from './random.ts'

const remarks = [
  'Kept at the dispatch desk. Sign it out in the logbook, and bring the receipt back on the same day.',
  'Reliever card for weekends',
  'Replaces a lost card',
  'Delivery routes in Cavite and Laguna only',
]
const moneyLimits = [5_000_00, 10_000_00, 15_000_00, 25_000_00, 50_000_00, 120_000_00]
const paymentLimits = [8, 12, 20, 30, 60]

const fuelSets: readonly (readonly string[])[] = [
  ['diesel'],
  ['diesel'],
  ['diesel', 'lubes'],
  ['gas91', 'gas95'],
  ['gas95', 'gas97', 'lubes'],
  products,
]

interface CardOwner {
  plan: FleetPlan
  fleetId: string
  drivers: readonly SeedDriver[]
  vehicles: readonly SeedVehicle[]
  now: Date
}

const activeOf = <T extends { status: string }>(list: readonly T[]) =>
  list.filter(({ status }) => status === 'active')

/** The driver and vehicle that the card's type requires, and sometimes the other one too. */
function pickBearers(random: Random, binding: Binding, { drivers, vehicles }: CardOwner) {
  const driver = random.pick(activeOf(drivers)).id
  const vehicle = random.pick(activeOf(vehicles)).id
  const isBoth = binding === 'driver-vehicle-specific' || (binding !== 'any' && random.chance(0.3))
  return {
    driverId: isBoth || binding === 'driver-specific' ? driver : null,
    vehicleId: isBoth || binding === 'vehicle-specific' ? vehicle : null,
  }
}

/** The last four digits are unique in the fleet, because users identify cards by them. */
function uniqueCardNumber(random: Random, endings: Set<string>): string {
  for (;;) {
    const number = cardNumberOf(random.text('0123456789', 11))
    if (endings.has(number.slice(-4))) continue
    endings.add(number.slice(-4))
    return number
  }
}

/** The first twelve cards cover every type in every status. The others follow the usual weights. */
function createCard(random: Random, owner: CardOwner, endings: Set<string>, index: number) {
  const usualKind = random.weighted({
    'driver-specific': 4,
    'vehicle-specific': 4,
    'driver-vehicle-specific': 3,
    any: 2,
  })
  const usualStatus = random.weighted({ active: 8, deactivated: 2, terminated: 1 })
  const binding = index < 12 ? (bindings[index % 4] ?? usualKind) : usualKind
  const status = index < 12 ? (fleetCardStatuses[Math.floor(index / 4)] ?? usualStatus) : usualStatus
  const sold = random.pick(fuelSets)
  return {
    id: random.id('crd'),
    fleetId: owner.fleetId,
    cardNumber: uniqueCardNumber(random, endings),
    binding,
    status,
    ...pickBearers(random, binding, owner),
    moneyLimit: random.chance(0.75) ? random.pick(moneyLimits) : null,
    paymentLimit: random.chance(0.6) ? random.pick(paymentLimits) : null,
    diesel: sold.includes('diesel'),
    gas91: sold.includes('gas91'),
    gas95: sold.includes('gas95'),
    gas97: sold.includes('gas97'),
    lubes: sold.includes('lubes'),
    remarks: random.chance(0.3) ? random.pick(remarks) : null,
    createdAt: new Date(
      owner.now.getTime() - random.integer(2, 700) * dayInMilliseconds - random.integer(0, dayInMilliseconds),
    ),
  }
}

/** The planned use in this month: none, some, almost all or all of the limit. */
function plannedUse(random: Random, { moneyLimit, paymentLimit }: ReturnType<typeof createCard>) {
  const share = random.pick([0, 0.1, 0.35, 0.6, 0.8, 0.95, 1])
  const maxPayments = paymentLimit ?? 25
  const payments = share === 0 ? 0 : Math.max(1, Math.floor(maxPayments * random.pick([0.2, 0.5, 0.9, 1])))
  const paid =
    share === 0
      ? 0
      : Math.floor((moneyLimit ?? 60_000_00) * share) - (share < 1 ? random.integer(0, 99_99) : 0)
  return { paid: Math.max(0, paid), payments, isAll: share === 1 }
}

export type SeedCard = ReturnType<typeof createCard> & { used: ReturnType<typeof plannedUse> }

/** Writes the fleet cards of a wallet fleet, with their planned use in this month. Other fleets have no cards. */
export async function writeCards(tx: Tx, owner: CardOwner): Promise<SeedCard[]> {
  if (!isWalletFleet(owner.plan.type)) return []
  // A separate generator keeps the other seed data unchanged.
  const random = new Random(owner.plan.drivers * 1_000_003 + 800)
  const endings = new Set<string>()
  const cards = Array.from({ length: Math.ceil(owner.plan.drivers * 1.3) }, (_, index) =>
    createCard(random, owner, endings, index),
  )
  await bulkInsert(tx, fleetCard, cards)
  return cards.map((card) => ({ ...card, used: plannedUse(random, card) }))
}
