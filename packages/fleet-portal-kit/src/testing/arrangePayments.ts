import { createVehicle, type VehicleFields } from 'fleet-portal-api-client/contract/vehicles'
import { issueCard } from './cardScene.ts'
import type { TestFleet } from './createTestFleet.ts'
import { addDriver } from './fuelScene.ts'

interface Receipt {
  paymentId: string
  orNumber: string
}

export interface PaidFleet {
  /** The card of José Peñaflor and vehicle ABC1234. */
  cardNumber: string
  /** The number of a card without a driver or vehicle. */
  anyCard: string
  /** The OR number of the fuel payment of ABC1234 that was not voided. */
  fuelOr: string
  /** The OR number of the engine oil. */
  oilOr: string
}

interface PaymentOptions {
  /** Adds purchase order numbers, for fleet types that have them. */
  hasOrders?: boolean
  /** Creates no purchases other than fuel, which hedging fleets cannot make. */
  isFuelAlone?: boolean
}

/** Pays or voids at the card terminal of the fleet's station. */
export const payAt =
  ({ operate, stationId }: TestFleet) =>
  async (act: 'fuel' | 'other' | 'void', body: object) =>
    (await operate(`terminal/${act}`, { ...(act !== 'void' && { stationId }), ...body })) as Receipt

/**
 * Creates payments with two cards, oldest first. Fuel: 20.5 L of diesel into ABC1234; 10 L of diesel into ABC1234, voided
 * with remarks; 8 L of gas 95 into the drum DRUM001 without a driver. Other purchases: engine oil for 1,234.50 pesos; a
 * car wash for 500 pesos, voided. The fleet needs money in its wallet.
 */
export async function arrangePayments(fleet: TestFleet, options: PaymentOptions = {}): Promise<PaidFleet> {
  const { hasOrders = false, isFuelAlone = false } = options
  const { fleetId, arrange } = fleet
  const add = async (plateNumber: string, type: VehicleFields['type']) =>
    (await arrange(createVehicle, { fleetId, plateNumber, model: 'Isuzu Elf', type })).vehicleId
  const driverId = await addDriver(fleet)
  const vehicleId = await add('ABC1234', 'Vehicle')
  const drum = await add('DRUM001', 'Drum Container')
  const bound = { fuelCardType: 'driver-vehicle-specific', driverId, vehicleId } as const
  const { cardNumber } = await issueCard(fleet, bound)
  const { cardNumber: anyCard } = await issueCard(fleet)
  const pay = payAt(fleet)
  const order = (poNumber: string) => (hasOrders ? { poNumber } : {})
  const diesel = { cardNumber, productCode: 'diesel' }
  const fuel = await pay('fuel', { ...diesel, litres: 20.5, ...order('PO-2026-001') })
  const wrong = await pay('fuel', { ...diesel, litres: 10 })
  await pay('void', { paymentId: wrong.paymentId, remarks: 'Wrong pump' })
  await pay('fuel', { cardNumber: anyCard, vehicleId: drum, productCode: 'gas95', litres: 8 })
  if (isFuelAlone) return { cardNumber, anyCard, fuelOr: fuel.orNumber, oilOr: '' }
  const bought = { amount: 1_234.5, remarks: 'Engine oil and filter', ...order('PO-2026-002') }
  const oil = await pay('other', { cardNumber, ...bought })
  const wash = await pay('other', { cardNumber: anyCard, amount: 500, remarks: 'Car wash' })
  await pay('void', { paymentId: wash.paymentId, remarks: 'Paid twice' })
  return { cardNumber, anyCard, fuelOr: fuel.orNumber, oilOr: oil.orNumber }
}
