import { listDrivers } from 'fleet-portal-api-client/contract/drivers'
import { listUserAccesses, updateUserAccess } from 'fleet-portal-api-client/contract/users'
import type { Role } from 'fleet-portal-api-client/contract/access'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { findDialog } from './findDialog.ts'
import { renderInPortal } from './renderInPortal.tsx'
import type { TestFleet } from './createTestFleet.ts'
import { testFleet } from './testFleet.ts'
import { add, jose, open, rowOf } from '../areas/drivers/driversScene.tsx'
import { FleetDrivers } from '../areas/drivers/FleetDrivers.tsx'
import { PortalShell } from '../areas/shell/PortalShell.tsx'

afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

async function accessOf(fleet: TestFleet, role: Role) {
  const { userAccesses } = await fleet.arrange(listUserAccesses, { fleetId: fleet.fleetId, perPage: 50 })
  const found = userAccesses.find(({ user }) => user.email === fleet.emailOf(role))
  if (!found) throw new Error(`The fleet has no ${role}.`)
  return found.userAccessId
}

/** A fleet manager who has typed half of a new driver, in the portal or in a partner's page. */
async function typeDriver(host: 'portal' | 'partner' = 'portal') {
  const portal = await renderInPortal(
    (fleetId) =>
      host === 'portal' ? (
        <PortalShell area="drivers">{(id) => <FleetDrivers fleetId={id} />}</PortalShell>
      ) : (
        <FleetDrivers fleetId={fleetId} />
      ),
    { as: 'fleet-manager', type: 'locqpay' },
  )
  const { user, fleet } = portal
  await user.click(await screen.findByRole('button', { name: 'Add driver' }))
  const dialog = within(await findDialog('Add Driver'))
  await user.type(dialog.getByLabelText('First name'), 'Maria')
  await user.type(dialog.getByLabelText('Mobile number'), '0917 555 0123')
  const userAccessId = await accessOf(fleet, 'fleet-manager')
  return {
    ...portal,
    dialog,
    changeRole: (role: Role) => fleet.arrange(updateUserAccess, { userAccessId, role }),
  }
}

/** The user returns to the tab after a minute: the screen reads its data again. */
async function returnToTab() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  await act(async () => {
    window.dispatchEvent(new Event('visibilitychange'))
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
}

const findUnsentInput = () => screen.findByRole('region', { name: 'Your unsent input' })

/** Waits, because the page changes once more when the list is refused too. */
const expectUnsentInput = (text: string) =>
  waitFor(async () => expect(within(await findUnsentInput()).getByText(text)).toBeVisible())

describe('text that a user has typed when an admin changes their role', () => {
  test('stays in the form while the role may view the list, and is shown after the refused save', async () => {
    const { user, dialog, changeRole, wire, session } = await typeDriver()
    await changeRole('data-analyst')
    await returnToTab()
    await waitFor(() => expect(screen.queryByText('Import by CSV')).toBeNull())
    expect(dialog.getByLabelText('First name')).toHaveValue('Maria')
    await user.type(dialog.getByLabelText('Last name'), 'Santos')
    await user.type(dialog.getByLabelText('Driver ID'), 'n0112345678')
    await user.click(dialog.getByRole('button', { name: 'Save driver' }))
    expect(await dialog.findByText('Your role does not allow this.')).toBeVisible()
    expect(session.read().accessToken).toBeDefined()
    expect(dialog.getByLabelText('First name')).toHaveValue('Maria')
    await changeRole('account-manager')
    await returnToTab()
    await waitFor(() => expect(screen.getByText('Not Authorized')).toBeVisible())
    const sheet = within(await findUnsentInput())
    for (const text of ['Maria', 'Santos', 'N0112345678', '09175550123']) {
      expect(sheet.getByText(text)).toBeVisible()
    }
    const writeText = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(sheet.getByRole('button', { name: 'Copy: Your unsent input' }))
    expect(writeText).toHaveBeenCalledWith(
      'First name: Maria\nLast name: Santos\nDriver ID: N0112345678\nMobile number: 09175550123',
    )
    expect(wire.sent.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  test('stays in the form after a save that the unread new role refuses, and the actions follow the role', async () => {
    const { user, dialog, changeRole, session } = await typeDriver()
    await changeRole('data-analyst')
    await user.type(dialog.getByLabelText('Last name'), 'Santos')
    await user.type(dialog.getByLabelText('Driver ID'), 'n0112345678')
    await user.click(dialog.getByRole('button', { name: 'Save driver' }))
    expect(await dialog.findByText('Your role does not allow this.')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Import by CSV')).toBeNull())
    expect(dialog.getByLabelText('First name')).toHaveValue('Maria')
    expect(session.read().accessToken).toBeDefined()
  })

  test('is shown after the role loses the whole area', async () => {
    const { changeRole } = await typeDriver()
    await changeRole('account-manager')
    await returnToTab()
    // First the list is refused, then the whole area.
    await waitFor(() => expect(screen.getByText('Not Authorized')).toBeVisible())
    await expectUnsentInput('Maria')
  })

  test('is shown in a partner’s page too', async () => {
    const { changeRole } = await typeDriver('partner')
    await changeRole('account-manager')
    await returnToTab()
    await expectUnsentInput('Maria')
  })

  test('returns to its form when the role is restored', async () => {
    const { changeRole } = await typeDriver()
    await changeRole('account-manager')
    await returnToTab()
    await findUnsentInput()
    await changeRole('fleet-manager')
    await returnToTab()
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Driver' }))
    expect(dialog.getByLabelText('First name')).toHaveValue('Maria')
    expect(dialog.getByText(/^Your input from .* was restored\.$/)).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Your unsent input' })).toBeNull()
  })

  test('is shown even if its dialog was closed, and is deleted at sign-out', async () => {
    const { user, changeRole, session } = await typeDriver('partner')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await changeRole('account-manager')
    await returnToTab()
    await expectUnsentInput('Maria')
    act(() => session.end('signed-out'))
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Maria')
  })
})

test('rows disappear as soon as the new role is known, before the server refuses the list', async () => {
  const fleet = await testFleet({ type: 'locqpay' })
  await add(fleet, jose)
  const { wire } = await open({ fleet, as: 'fleet-manager' })
  expect(await rowOf('José Peñaflor')).toBeVisible()
  const userAccessId = await accessOf(fleet, 'fleet-manager')
  await fleet.arrange(updateUserAccess, { userAccessId, role: 'account-manager' })
  const release = wire.hold(listDrivers)
  await returnToTab()
  await waitFor(() => expect(screen.queryByText('José Peñaflor')).toBeNull())
  release()
})
