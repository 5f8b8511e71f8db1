import { createDriver } from 'api-client/contract/drivers'
import { createGroup, updateGroup } from 'api-client/contract/groups'
import { createVehicle } from 'api-client/contract/vehicles'
import type { TestFleet } from '../../testing/fleetOn.ts'

/** Twelve drivers, twelve vehicles, two active groups and one that is not. */
export async function arrangeChoices({ fleetId, arrange }: TestFleet): Promise<void> {
  for (let n = 10; n < 22; n++) {
    const driver = { firstName: `Ana${n}`, lastName: 'Peña', mobileNumber: '09171234567' }
    await arrange(createDriver, { fleetId, ...driver, driverLicenseId: `N01123456${n}` })
    const vehicle = { plateNumber: `NAB12${n}`, model: 'Isuzu Elf', type: 'Vehicle', remarks: '' } as const
    await arrange(createVehicle, { fleetId, ...vehicle })
  }
  for (const name of ['Luzon', 'Visayas', 'Mindanao']) {
    const { groupId } = await arrange(createGroup, { fleetId, name })
    if (name === 'Visayas') await arrange(updateGroup, { groupId, status: 'inactive' })
  }
}
