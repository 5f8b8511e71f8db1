import { createDriver } from 'api-client/contract/drivers'
import { buyFuel } from 'api-client/contract/fuel'
import { createFuelCodes } from 'api-client/contract/fuelCodes'
import { createVehicle, type VehicleFields } from 'api-client/contract/vehicles'
import { millilitres } from 'api-client/money'
import { today } from '../foundation/format/days.ts'
import type { TestFleet } from './fleetOn.ts'

export interface RedeemedFleet {
  /** The code of the truck and of the drum. */
  truckCode: string
  drumCode: string
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
export async function arrangeRedemptions({
  fleetId,
  stationId,
  arrange,
  pump,
}: TestFleet): Promise<RedeemedFleet> {
  const volume = millilitres(100_000)
  await arrange(buyFuel, { fleetId, liter: volume, amount: null, productCode: 'diesel' })
  const { driverId } = await arrange(createDriver, {
    fleetId,
    firstName: 'José',
    lastName: 'Peñaflor',
    driverLicenseId: 'N0112345678',
    mobileNumber: '09171234567',
  })
  const add = async (plateNumber: string, type: VehicleFields['type']) =>
    (await arrange(createVehicle, { fleetId, plateNumber, model: 'Isuzu Elf', type })).vehicleId
  const truck = await add('ABC1234', 'Vehicle')
  const drum = await add('DRUM001', 'Drum Container')

  const code = { fleetId, startDate: today(), endDate: today(), productCode: 'diesel', maxUsage: 0 } as const
  const off = { sendFuelCode: false, saveTemplate: false, autoRenew: false }
  const literVolume = millilitres(50_000)
  const { fuelCodes = [] } = await arrange(createFuelCodes, {
    fleetId,
    codes: [
      {
        ...code,
        ...off,
        fuelCodeType: 'driver-vehicle-specific',
        driverIds: [driverId],
        vehicleIds: [truck],
        literVolume,
      },
      { ...code, ...off, fuelCodeType: 'vehicle-specific', driverIds: [], vehicleIds: [drum], literVolume },
    ],
  })
  const [truckCode = '', drumCode = ''] = ['driver-vehicle-specific', 'vehicle-specific'].map(
    (type) => fuelCodes.find(({ fuelCodeType }) => fuelCodeType === type)?.fuelCode,
  )
  const first = await pump<Receipt>('redeem', { code: truckCode, stationId, litres: 20.5 })
  const second = await pump<Receipt>('redeem', { code: truckCode, stationId, litres: 10 })
  await pump('void', { redemptionId: second.redemptionId, remarks: 'Wrong pump' })
  await pump('redeem', { code: drumCode, stationId, litres: 8 })
  return { truckCode, drumCode, orNumber: first.orNumber }
}
