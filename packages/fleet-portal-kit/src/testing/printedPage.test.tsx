import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FleetDrivers } from '../areas/drivers/FleetDrivers.tsx'
import { PortalShell } from '../areas/shell/PortalShell.tsx'
import { setPrivate } from '../provider/privacy.ts'
import { renderInPortal } from './renderInPortal.tsx'

test('a print begins with the fleet, the page, the search and filters of its lists, and the time', async () => {
  await renderInPortal(
    () => <PortalShell area="drivers">{(fleetId) => <FleetDrivers fleetId={fleetId} />}</PortalShell>,
    { businessName: 'Alpha Transport', search: 'searchKey=ana&status=inactive' },
  )
  await screen.findByRole('heading', { name: 'Manage Fleet Drivers' })
  const head = await screen.findByText('Alpha Transport – Drivers')
  act(() => void globalThis.dispatchEvent(new Event('beforeprint')))
  const lines = head.parentElement
  expect(lines).toHaveTextContent(/Filters: ana · .*Inactive/)
  expect(lines).toHaveTextContent(/Printed on \w{3} \d+, \d{4}, \d+:\d\d [AP]M/)
})

test('a print has no searched number of a link while the user hides numbers', async () => {
  const { portal } = await renderInPortal(
    () => <PortalShell area="drivers">{(fleetId) => <FleetDrivers fleetId={fleetId} />}</PortalShell>,
    { businessName: 'Alpha Transport', search: 'searchKey=09171234567' },
  )
  await screen.findByRole('heading', { name: 'Manage Fleet Drivers' })
  const head = await screen.findByText('Alpha Transport – Drivers')
  act(() => setPrivate(portal.deviceStorage, true))
  act(() => void globalThis.dispatchEvent(new Event('beforeprint')))
  expect(head.parentElement).toHaveTextContent('Filters: •••••••••••')
  act(() => setPrivate(portal.deviceStorage, false))
  act(() => void globalThis.dispatchEvent(new Event('beforeprint')))
  expect(head.parentElement).toHaveTextContent('Filters: 09171234567')
})
