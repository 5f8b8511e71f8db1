import { createVehicle, type VehicleFields } from 'api-client/contract/vehicles'
import { millilitres } from 'api-client/money'
import type { TestFleet } from './fleetOn.ts'
import { addDriver, buyLitres, makeCodes } from './fuelScene.ts'

export interface RedeemedFleet {
  truckCode: string
  /** Of the redemption of the truck that counts. */
  orNumber: string
}

interface Receipt {
  redemptionId: string
  orNumber: string
}

/**
 * Three redemptions of diesel, oldest first: 20.5 L of José Peñaflor's truck ABC1234; 10 L of the same, voided with
 * remarks; 8 L into the drum DRUM001 without a driver. The fleet needs money in its wallet.
 */
export async function arrangeRedemptions(fleet: TestFleet): Promise<RedeemedFleet> {
  const { fleetId, stationId, arrange, pump } = fleet
  await buyLitres(fleet, 'diesel', 100)
  const driverId = await addDriver(fleet)
  const add = async (plateNumber: string, type: VehicleFields['type']) =>
    (await arrange(createVehicle, { fleetId, plateNumber, model: 'Isuzu Elf', type })).vehicleId
  const truck = await add('ABC1234', 'Vehicle')
  const drum = await add('DRUM001', 'Drum Container')
  const literVolume = millilitres(50_000)
  const codes = await makeCodes(
    fleet,
    { fuelCodeType: 'driver-vehicle-specific', driverIds: [driverId], vehicleIds: [truck], literVolume },
    { fuelCodeType: 'vehicle-specific', vehicleIds: [drum], literVolume },
  )
  const codeFor = (type: string) => codes.find(({ fuelCodeType }) => fuelCodeType === type)?.fuelCode ?? ''
  const truckCode = codeFor('driver-vehicle-specific')
  const first = await pump<Receipt>('redeem', { code: truckCode, stationId, litres: 20.5 })
  const second = await pump<Receipt>('redeem', { code: truckCode, stationId, litres: 10 })
  await pump('void', { redemptionId: second.redemptionId, remarks: 'Wrong pump' })
  await pump('redeem', { code: codeFor('vehicle-specific'), stationId, litres: 8 })
  return { truckCode, orNumber: first.orNumber }
}
