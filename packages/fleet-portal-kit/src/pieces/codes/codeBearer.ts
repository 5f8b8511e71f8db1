import type { Driver } from 'fleet-portal-api-client/contract/drivers'
import type { Vehicle } from 'fleet-portal-api-client/contract/vehicles'
import type { CodeValues, PickedDriver, PickedOption } from '../../headless/code-generation/codeDraft.ts'
import { fullName } from '../cells/PersonName.tsx'

/** A driver as a value of a code. */
export const pickDriver = (driver: Driver): PickedDriver => ({
  value: driver.driverId,
  label: fullName(driver),
  detail: driver.driverLicenseId,
  mobileNumber: driver.mobileNumber,
})

/** A vehicle as a value of a code. */
export const pickVehicle = ({ vehicleId, plateNumber, model }: Vehicle): PickedOption => ({
  value: vehicleId,
  label: plateNumber,
  detail: model ?? undefined,
})

/** The values of a code that is bound to a driver, a vehicle, both or none. */
export function bearerValues(
  driver: PickedDriver | null,
  vehicle: PickedOption | null,
): Pick<CodeValues, 'fuelCodeType' | 'driver' | 'vehicle'> {
  const fuelCodeType =
    driver && vehicle
      ? 'driver-vehicle-specific'
      : driver
        ? 'driver-specific'
        : vehicle
          ? 'vehicle-specific'
          : 'any'
  return { fuelCodeType, driver, vehicle }
}
