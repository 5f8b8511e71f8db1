import { createDriver } from 'fleet-portal-api-client/contract/drivers'
import type { TestFleet } from '../../testing/createTestFleet.ts'

export const titles = 'first_name,last_name,driver_id,mobile_number'
/** A row with the driver ID of the driver that `addExistingDriver` adds to the fleet. */
export const duplicate = 'Twin,Cruz,N0100000009,09171234569'

export const addExistingDriver = ({ arrange, fleetId }: TestFleet) =>
  arrange(createDriver, {
    fleetId,
    firstName: 'Old',
    lastName: 'Cruz',
    driverLicenseId: 'N0100000009',
    mobileNumber: '09171234560',
  })
