import { screen, waitFor } from '@testing-library/react'
import { createDriver } from 'api-client/contract/drivers'
import { getCurrentUser } from 'api-client/contract/session'
import { expect, test } from 'vitest'
import { StateView } from '../../foundation/ui/StateView.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { PortalShell } from './PortalShell.tsx'

const area = () => <StateView tone="empty" title="The area" detail="Here an area is drawn." />

test('an address that stands in for an unknown one opens its area', async () => {
  const { moves } = await renderInPortal(() => (
    <PortalShell area="redemptions" isFallback>
      {area}
    </PortalShell>
  ))
  expect(await screen.findByText('The area')).toBeVisible()
  expect(moves).toEqual([])
})

test('a stand-in that the role may not open leads to where the role starts', async () => {
  const { moves } = await renderInPortal(
    () => (
      <PortalShell area="redemptions" isFallback>
        {area}
      </PortalShell>
    ),
    { as: 'data-analyst' },
  )
  await waitFor(() => expect(moves).toEqual([{ area: 'dashboard' }]))
  expect(screen.queryByText('Not Authorized')).toBeNull()
})

test('an address of an area that the role may not open is refused in words', async () => {
  const { moves } = await renderInPortal(() => <PortalShell area="redemptions">{area}</PortalShell>, {
    as: 'data-analyst',
  })
  expect(await screen.findByText('Not Authorized')).toBeVisible()
  expect(moves).toEqual([])
})

test('a refused session is told as such, also when further calls then fail for want of one', async () => {
  const { client, session, fleet, moves } = await renderInPortal(
    () => <PortalShell area="drivers">{area}</PortalShell>,
    { as: 'data-analyst' },
  )
  await screen.findByText('The area')
  const driver = {
    fleetId: fleet.fleetId,
    firstName: 'Ana',
    lastName: 'Cruz',
    driverLicenseId: 'N0112345678',
    mobileNumber: '09171234567',
  }
  await expect(client.call(createDriver, driver)).rejects.toMatchObject({ status: 403 })
  await expect(client.call(getCurrentUser, {})).rejects.toMatchObject({ status: 401 })
  expect(await screen.findByText('Not Authorized')).toBeVisible()
  expect(session.read()).not.toHaveProperty('accessToken')
  expect(session.read()).not.toHaveProperty('fleetId')
  expect(moves).toEqual([])
})

test('the title of the page names the area, and is given back with the shell', async () => {
  document.title = 'Before'
  const { unmount } = await renderInPortal(() => <PortalShell area="drivers">{area}</PortalShell>, {
    businessName: 'Alpha Transport',
  })
  await screen.findByText('The area')
  expect(document.title).toBe('Drivers – Alpha Transport')
  unmount()
  expect(document.title).toBe('Before')
})
