import { createDriver } from 'fleet-portal-api-client/contract/drivers'
import { createGroup, updateGroup } from 'fleet-portal-api-client/contract/groups'
import { createVehicle } from 'fleet-portal-api-client/contract/vehicles'
import type { TestFleet } from '../../testing/createTestFleet.ts'

/** Creates twelve drivers, twelve vehicles, two active groups and one inactive group. */
export async function arrangeChoices({ fleetId, arrange }: TestFleet): Promise<void> {
  for (let number = 10; number < 22; number++) {
    const driver = { firstName: `Ana${number}`, lastName: 'Peña', mobileNumber: '09171234567' }
    await arrange(createDriver, { fleetId, ...driver, driverLicenseId: `N01123456${number}` })
    const vehicle = {
      plateNumber: `NAB12${number}`,
      model: 'Isuzu Elf',
      type: 'Vehicle',
      remarks: '',
    } as const
    await arrange(createVehicle, { fleetId, ...vehicle })
  }
  for (const name of ['Luzon', 'Visayas', 'Mindanao']) {
    const { groupId } = await arrange(createGroup, { fleetId, name })
    if (name === 'Visayas') await arrange(updateGroup, { groupId, status: 'inactive' })
  }
}
