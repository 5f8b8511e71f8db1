import { createDriver } from 'api-client/contract/drivers'
import type { TestFleet } from '../../testing/fleetOn.ts'

export const titles = 'first_name,last_name,driver_id,mobile_number'
/** A row with the driver ID of somebody whom `addTwin` adds to the fleet. */
export const twin = 'Twin,Cruz,N0100000009,09171234569'

export const addTwin = ({ arrange, fleetId }: TestFleet) =>
  arrange(createDriver, {
    fleetId,
    firstName: 'Old',
    lastName: 'Cruz',
    driverLicenseId: 'N0100000009',
    mobileNumber: '09171234560',
  })
