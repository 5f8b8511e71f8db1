import type { FleetCard } from 'fleet-portal-api-client/contract/fleetCards'
import type { Product } from 'fleet-portal-api-client/contract/products'
import type { TestFleet } from './createTestFleet.ts'
import { addDriver, addVehicle } from './fuelScene.ts'

/** A card as the provider issues it. Amounts are in pesos, as the API sends them. */
interface NewCard {
  fuelCardType?: FleetCard['fuelCardType']
  driverId?: string
  vehicleId?: string
  status?: FleetCard['status']
  products?: readonly Product[]
  locqpayLimit?: number
  transactionLimit?: number
  remarks?: string
  locqpayPaymentThisMonth?: number
  transactionThisMonth?: number
  count?: number
}

export interface IssuedCard {
  fuelCardId: string
  cardNumber: string
}

/** Issues cards to a fleet as its provider, and returns the first card. */
export async function issueCard({ fleetId, operate }: TestFleet, options: NewCard = {}): Promise<IssuedCard> {
  const { fuelCards } = (await operate('cards', { fleetId, ...options })) as { fuelCards: IssuedCard[] }
  const [first] = fuelCards
  if (!first) throw new Error('No card was issued.')
  return first
}

/**
 * Issues five cards, the newest last: one for José and NAB1234 with both limits; one without driver, vehicle and limits;
 * one whose limits are used up; a deactivated card; a terminated card.
 */
export async function arrangeCards(fleet: TestFleet) {
  const driverId = await addDriver(fleet)
  const vehicleId = await addVehicle(fleet)
  return {
    both: await issueCard(fleet, {
      fuelCardType: 'driver-vehicle-specific',
      driverId,
      vehicleId,
      products: ['diesel', 'lubes'],
      locqpayLimit: 50_000,
      locqpayPaymentThisMonth: 12_340.5,
      transactionLimit: 20,
      transactionThisMonth: 8,
      remarks: 'Reliever card',
    }),
    anybody: await issueCard(fleet, { locqpayPaymentThisMonth: 1_500, transactionThisMonth: 3 }),
    usedUp: await issueCard(fleet, {
      fuelCardType: 'driver-specific',
      driverId,
      products: ['gas91', 'gas95', 'gas97'],
      locqpayLimit: 5_000,
      locqpayPaymentThisMonth: 5_000,
      transactionLimit: 4,
      transactionThisMonth: 4,
    }),
    stopped: await issueCard(fleet, {
      fuelCardType: 'vehicle-specific',
      vehicleId,
      products: ['diesel'],
      status: 'deactivated',
      locqpayLimit: 99_999_999.99,
    }),
    ended: await issueCard(fleet, { products: ['gas95'], status: 'terminated' }),
  }
}
