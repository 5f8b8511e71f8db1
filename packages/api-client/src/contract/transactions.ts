import * as z from 'zod/mini'
import { optionalText, text } from './codecs.ts'

/** The driver of a transaction. Only servers that filter by `driverId` send the ID. @since 0.1.0 */
export const transactionDriver = z.nullish(
  z.looseObject({
    driverId: optionalText,
    driverLicenseId: optionalText,
    firstName: text,
    lastName: text,
  }),
)
/** The vehicle of a transaction. Servers with `vehicleId` let lists link to the page of the vehicle. @since 0.1.0 */
export const transactionVehicle = z.nullish(z.looseObject({ vehicleId: optionalText, plateNumber: text }))
