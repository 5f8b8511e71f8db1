import type { FleetCard } from 'api-client/contract/fleetCards'
import type { Product } from 'api-client/contract/products'
import type { TestFleet } from './fleetOn.ts'
import { addDriver, addVehicle } from './fuelScene.ts'

/** A card as the provider issues it: money in pesos, as the wire has it. */
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

/** Gives a fleet cards, as nobody of the portal can; the first of them. */
export async function issueCard({ fleetId, operate }: TestFleet, wanted: NewCard = {}): Promise<IssuedCard> {
  const { fuelCards } = (await operate('cards', { fleetId, ...wanted })) as { fuelCards: IssuedCard[] }
  const [first] = fuelCards
  if (!first) throw new Error('No card was issued.')
  return first
}

/**
 * Five cards, the newest last: José's for NAB1234 with both limits; one for anybody without any; one whose limits are
 * used up; a deactivated and a terminated one.
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
