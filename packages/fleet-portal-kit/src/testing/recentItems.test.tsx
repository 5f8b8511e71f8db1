import { screen, within } from '@testing-library/react'
import { listDrivers } from 'fleet-portal-api-client/contract/drivers'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { FleetDriver } from '../areas/driver/FleetDriver.tsx'
import { PortalShell } from '../areas/shell/PortalShell.tsx'
import { findDialog } from './findDialog.ts'
import { addDriver } from './fuelScene.ts'
import { renderInPortal } from './renderInPortal.tsx'
import { testFleet } from './testFleet.ts'

test('the command bar lists a driver whose page was opened by a link, but not on the page itself', async () => {
  const fleet = await testFleet()
  await addDriver(fleet)
  const { drivers } = await fleet.arrange(listDrivers, { fleetId: fleet.fleetId })
  const { driverId = '', firstName = '', lastName = '', driverLicenseId = '' } = drivers[0] ?? {}
  function Portal() {
    const [page, setPage] = useState<'driver' | 'vehicles'>('driver')
    return (
      <>
        <button type="button" onClick={() => setPage('vehicles')}>
          Next page
        </button>
        <PortalShell area={page}>
          {(fleetId) =>
            page === 'driver' ? <FleetDriver fleetId={fleetId} driverId={driverId} /> : <p>The area</p>
          }
        </PortalShell>
      </>
    )
  }
  const { user } = await renderInPortal(() => <Portal />, { fleet })
  await screen.findByRole('heading', { name: `${firstName} ${lastName}` })
  const recent = async () => {
    await user.click(await screen.findByRole('button', { name: 'Search or go to…' }))
    const bar = await findDialog('Search or go to')
    const group = within(bar).queryByRole('group', { name: 'Recently opened' })
    return (
      group &&
      within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    )
  }
  expect(await recent()).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await screen.findByText('The area')
  expect(await recent()).toEqual([`${firstName} ${lastName}${driverLicenseId}`])
})
