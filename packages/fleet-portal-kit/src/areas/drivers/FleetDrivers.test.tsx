import { createDriver } from 'api-client/contract/drivers'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { FleetDrivers } from './FleetDrivers.tsx'

test('a driver of the fleet is listed', async () => {
  const fleet = await testFleet()
  await fleet.arrange(createDriver, {
    fleetId: fleet.fleetId,
    firstName: 'Jose',
    lastName: 'Rizal',
    driverLicenseId: 'N0112345678',
    mobileNumber: '09171234567',
  })
  await renderInPortal((fleetId) => <FleetDrivers fleetId={fleetId} />, { fleet })
  expect(await screen.findByText('Jose Rizal')).toBeVisible()
})
