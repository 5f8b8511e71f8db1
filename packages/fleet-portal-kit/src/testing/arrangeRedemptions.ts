import type { FleetType } from 'fleet-portal-api-client/contract/access'
import { createVehicle, type VehicleFields } from 'fleet-portal-api-client/contract/vehicles'
import { millilitres } from 'fleet-portal-api-client/money'
import type { TestFleet } from './createTestFleet.ts'
import { addDriver, buyLitres, makeCodes } from './fuelScene.ts'

export interface RedeemedFleet {
  truckCode: string
  /** The OR number of the truck's redemption that was not voided. */
  orNumber: string
}

interface Receipt {
  redemptionId: string
  orNumber: string
}

/**
 * Creates three redemptions of diesel, oldest first: 20.5 L into José Peñaflor's truck ABC1234; 10 L into the same truck,
 * voided with remarks; 8 L into the drum DRUM001 without a driver. The fleet needs money in its wallet.
 *
 * `becomes` changes the fleet to a wallet type afterwards. A wallet fleet has no litres, so the codes are used up and the
 * voided redemption is the oldest.
 */
export async function arrangeRedemptions(fleet: TestFleet, becomes?: FleetType): Promise<RedeemedFleet> {
  const { fleetId, stationId, arrange, pump, operate } = fleet
  await buyLitres(fleet, 'diesel', becomes ? 28.5 : 100)
  const driverId = await addDriver(fleet)
  const add = async (plateNumber: string, type: VehicleFields['type']) =>
    (await arrange(createVehicle, { fleetId, plateNumber, model: 'Isuzu Elf', type })).vehicleId
  const truck = await add('ABC1234', 'Vehicle')
  const drum = await add('DRUM001', 'Drum Container')
  const volume = (used: number) => ({ literVolume: millilitres(becomes ? used : 50_000) })
  const codes = await makeCodes(
    fleet,
    {
      fuelCodeType: 'driver-vehicle-specific',
      driverIds: [driverId],
      vehicleIds: [truck],
      ...volume(20_500),
    },
    { fuelCodeType: 'vehicle-specific', vehicleIds: [drum], ...volume(8_000) },
  )
  const codeFor = (type: string) => codes.find(({ fuelCodeType }) => fuelCodeType === type)?.fuelCode ?? ''
  const truckCode = codeFor('driver-vehicle-specific')
  const fillTruck = () => pump<Receipt>('redeem', { code: truckCode, stationId, litres: 20.5 })
  const first = becomes ? undefined : await fillTruck()
  const wrong = await pump<Receipt>('redeem', { code: truckCode, stationId, litres: 10 })
  await pump('void', { redemptionId: wrong.redemptionId, remarks: 'Wrong pump' })
  const { orNumber } = first ?? (await fillTruck())
  await pump('redeem', { code: codeFor('vehicle-specific'), stationId, litres: 8 })
  if (becomes) await operate(`fleets/${fleetId}`, { type: becomes })
  return { truckCode, orNumber }
}
