import { act, screen, waitFor } from '@testing-library/react'
import { getFleet } from 'fleet-portal-api-client/contract/fleets'
import { getCurrentUser, logout } from 'fleet-portal-api-client/contract/session'
import {
  inviteUser,
  listUserAccesses,
  removeUserAccess,
  updateUserAccess,
} from 'fleet-portal-api-client/contract/users'
import { describe, expect, test } from 'vitest'
import { useNavigationBlocker } from '../../foundation/form/useNavigationBlocker.ts'
import { StateView } from '../../foundation/ui/StateView.tsx'
import type { Role } from 'fleet-portal-api-client/contract/access'
import { liveConnection } from '../../testing/liveConnection.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet, type TestFleet } from '../../testing/testFleet.ts'
import { PortalShell } from './PortalShell.tsx'

const area = (fleetId: string) => <StateView tone="empty" title="The area" detail={fleetId} />
const shell = () => <PortalShell area="drivers">{area}</PortalShell>

async function accessOf({ fleetId, arrange }: TestFleet, role: Role): Promise<string> {
  const { userAccesses } = await arrange(listUserAccesses, { fleetId, role, perPage: 50 })
  return userAccesses[0]?.userAccessId ?? ''
}

describe('a user without access to the fleet any more', () => {
  const setUp = async (role: Role) => {
    const fleet = await testFleet()
    const otherFleet = await testFleet({ businessName: 'Other Haulage' })
    await otherFleet.arrange(inviteUser, { fleetId: otherFleet.fleetId, email: fleet.emailOf(role), role })
    const removeAccess = async () =>
      fleet.arrange(removeUserAccess, { userAccessId: await accessOf(fleet, role) })
    return { fleet, removeAccess }
  }

  test('sees the missing access, the signed-in user and the Admin as contact, and can choose another fleet', async () => {
    const { fleet, removeAccess } = await setUp('fleet-manager')
    await removeAccess()
    const { moves, session, user } = await renderInPortal(shell, { fleet, as: 'fleet-manager' })
    expect(await screen.findByRole('heading', { name: 'No access to this fleet' })).toBeVisible()
    expect(screen.getByText(/Ask an Admin of the fleet/)).toBeVisible()
    expect(screen.getByText(new RegExp(fleet.emailOf('fleet-manager')))).toBeVisible()
    expect(await screen.findByText(/Other Haulage: Fleet Manager/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible()
    expect(moves).toEqual([])

    await user.click(screen.getByRole('button', { name: 'Choose another fleet' }))
    await waitFor(() => expect(moves).toEqual([{ area: 'select-fleet' }]))
    expect(session.read().fleetId).toBeUndefined()
    expect(session.read().role).toBeUndefined()
    expect(session.read().accessToken).toBeDefined()
  })

  test('sees it in an open page after the realtime connection is restored', async () => {
    const { fleet, removeAccess } = await setUp('purchaser')
    const { realtime, connect } = liveConnection()
    await renderInPortal(shell, { fleet, as: 'purchaser', provider: { realtime } })
    await screen.findByText('The area')
    await connect()
    await removeAccess()
    await connect()
    expect(await screen.findByRole('heading', { name: 'No access to this fleet' })).toBeVisible()
    expect(screen.queryByText('The area')).toBeNull()
  })
})

test('a changed role takes effect without a reload after the realtime connection is restored', async () => {
  const { realtime, connect } = liveConnection()
  const { fleet, session, wire } = await renderInPortal(shell, { as: 'purchaser', provider: { realtime } })
  expect(await screen.findByRole('link', { name: 'Redemption' })).toBeVisible()
  await connect()
  expect(wire.of(getCurrentUser)).toHaveLength(1)
  const userAccessId = await accessOf(fleet, 'purchaser')
  await fleet.arrange(updateUserAccess, { userAccessId, role: 'data-analyst' })
  await connect()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Redemption' })).toBeNull())
  expect(screen.getByRole('link', { name: 'Drivers' })).toBeVisible()
  expect(session.read().accessToken).toBeDefined()
})

test('a fleet switch in another tab shows the new fleet with a toast and clears the query of the URL', async () => {
  const fleet = await testFleet({ businessName: 'Alpha Transport' })
  const other = await fleet.sibling({ businessName: 'Beta Couriers' })
  const { session, navigation } = await renderInPortal(shell, { fleet, search: 'dialog=add&status=active' })
  expect(await screen.findByText(fleet.fleetId)).toBeVisible()
  act(() => session.write({ fleetId: other.fleetId }))
  expect(await screen.findByText(other.fleetId)).toBeVisible()
  expect(await screen.findByText(/You switched to Beta Couriers in another tab/)).toBeVisible()
  expect(screen.getByRole('banner')).toHaveTextContent('Beta Couriers')
  expect(document.title).toBe('Drivers – Beta Couriers')
  expect(navigation.search()).toBe('')
})

test('after two fleet switches in another tab only the last one is announced, even if the first fleet loads later', async () => {
  const fleet = await testFleet({ businessName: 'Alpha Transport' })
  const beta = await fleet.sibling({ businessName: 'Beta Couriers' })
  const gamma = await fleet.sibling({ businessName: 'Gamma Lines' })
  const { session, wire } = await renderInPortal(shell, { fleet })
  expect(await screen.findByText(fleet.fleetId)).toBeVisible()
  const before = wire.of(getFleet).length
  const release = [wire.hold(getFleet), wire.hold(getFleet)]
  act(() => session.write({ fleetId: beta.fleetId }))
  await waitFor(() => expect(wire.of(getFleet)).toHaveLength(before + 2))
  act(() => session.write({ fleetId: gamma.fleetId }))
  expect(await screen.findByText(/You switched to Gamma Lines in another tab/)).toBeVisible()
  for (const releaseCall of release) releaseCall()
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
  expect(screen.queryByText(/You switched to Beta Couriers/)).toBeNull()
  await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('Gamma Lines'))
  expect(screen.queryByText(/You switched to Beta Couriers/)).toBeNull()
})

test('a failure of the shell shows its reference and can be retried', async () => {
  const { user } = await renderInPortal(shell, {
    prepareWire: (wire) => wire.breakAt(getFleet, 'before-tx'),
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Oops' })).toBeVisible()
  expect(screen.getByText('Something went wrong. Please refresh the page.')).toBeVisible()
  expect(screen.getByText(/^Reference \S+/)).toBeVisible()
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(buttons.slice(0, 3)).toEqual(['Try again', 'Back to home', 'Okay got it'])
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The area')).toBeVisible()
})

test('Back to home recovers from a failure of the shell', async () => {
  const { moves, user } = await renderInPortal(shell, {
    prepareWire: (wire) => wire.breakAt(getFleet, 'before-tx'),
  })
  await user.click(await screen.findByRole('button', { name: 'Back to home' }))
  expect(moves).toEqual([{ area: 'landing' }])
  expect(await screen.findByText('The area')).toBeVisible()
})

test('a user can sign out if the fleet cannot be loaded', async () => {
  const { user, session, moves } = await renderInPortal(shell, {
    prepareWire: (wire) => wire.breakAt(getFleet, 'before-tx'),
  })
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(moves).toContainEqual({ area: 'sign-in' }))
  expect(session.read()).toEqual({})
})

test('Back to home leads to sign-in after a connection failure ended the session', async () => {
  const { client, moves, user, wire } = await renderInPortal(shell, { errorPolicy: 'strict' })
  await screen.findByText('The area')
  wire.loseRequest(getCurrentUser)
  await expect(client.call(getCurrentUser, {})).rejects.toMatchObject({ kind: 'network' })
  await user.click(await screen.findByRole('button', { name: 'Back to home' }))
  await waitFor(() => expect(moves.at(-1)).toEqual({ area: 'sign-in' }))
  expect(screen.queryByText('Oops')).toBeNull()
})

test('a role without any page sees an empty state and can sign out', async () => {
  const flags = { get: () => false, subscribe: () => () => {} }
  const { moves } = await renderInPortal(() => <PortalShell area="landing">{area}</PortalShell>, {
    provider: { flags },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Nothing to open yet' })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Account of/ })).toBeVisible()
  expect(moves).toEqual([])
})

test('a role without the dashboard sees Not Authorized at the URL of the dashboard', async () => {
  const { moves } = await renderInPortal(() => <PortalShell area="dashboard">{area}</PortalShell>, {
    as: 'fleet-manager',
  })
  expect(await screen.findByRole('heading', { name: 'Not Authorized' })).toBeVisible()
  expect(moves).toEqual([])
})

test.each([
  ['PAGE_DOWNLOAD', 'Downloads', 'Inbox'],
  ['PAGE_INBOX', 'Inbox', 'Downloads'],
])('with %s off the header does not link to the page behind the flag', async (flag, hidden, visible) => {
  const flags = { get: (name: string) => name !== flag, subscribe: () => () => {} }
  await renderInPortal(shell, { provider: { flags } })
  expect(await screen.findByRole('link', { name: visible })).toBeVisible()
  expect(screen.queryByRole('link', { name: hidden })).toBeNull()
})

describe('signing out', () => {
  async function logOut({ user }: Awaited<ReturnType<typeof renderInPortal>>) {
    await user.click(await screen.findByRole('button', { name: /^Account of/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  }

  function Unsaved() {
    useNavigationBlocker(true)
    return <StateView tone="empty" title="The area" />
  }

  test('asks for confirmation if unsaved input would be lost', async () => {
    const portal = await renderInPortal(() => <PortalShell area="drivers">{() => <Unsaved />}</PortalShell>)
    const { user, session, moves, events } = portal
    await logOut(portal)
    await user.click(await screen.findByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(session.read().accessToken).toBeDefined()
    await logOut(portal)
    await user.click(await screen.findByRole('button', { name: 'Leave anyway' }))
    await waitFor(() => expect(session.read().accessToken).toBeUndefined())
    await waitFor(() => expect(moves).toContainEqual({ area: 'sign-in' }))
    for (const name of ['refreshToken', 'fleetId', 'role', 'userDetails', 'singleUserFleet']) {
      expect(session.read()).not.toHaveProperty(name)
    }
    await waitFor(() => expect(events.map(({ type }) => type)).toContain('session.ended'))
  })

  test('asks for confirmation if a stored draft exists, and deletes the draft', async () => {
    const portal = await renderInPortal(shell)
    const { user, session } = portal
    const key = `driver:new:${session.read().userDetails?.userId}`
    act(() => portal.portal.draftStore.store(key, { firstName: 'Ana' }, { isTyped: true }))
    await logOut(portal)
    expect(await screen.findByText('Signing out discards your unsent input.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(session.read().accessToken).toBeDefined()
    await logOut(portal)
    await user.click(await screen.findByRole('button', { name: 'Leave anyway' }))
    await waitFor(() => expect(session.read().accessToken).toBeUndefined())
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Ana')
  })

  test('completes in the browser before the server answers, and a late answer changes nothing', async () => {
    let release = () => {}
    const portal = await renderInPortal(shell, { prepareWire: (wire) => (release = wire.hold(logout)) })
    const { session, moves, wire } = portal
    await logOut(portal)
    await waitFor(() => expect(moves).toContainEqual({ area: 'sign-in' }))
    expect(wire.of(logout)).toHaveLength(1)
    expect(session.read()).toEqual({})
    release()
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
    expect(session.read()).toEqual({})
    expect(screen.queryByText('Not Authorized')).toBeNull()
  }, 20_000)
})

test('the landing page redirects only after the role is known', async () => {
  let release = () => {}
  const { moves, wire } = await renderInPortal(() => <PortalShell area="landing">{area}</PortalShell>, {
    prepareWire: (testWire) => (release = testWire.hold(getCurrentUser)),
  })
  await waitFor(() => expect(wire.of(getFleet)).not.toEqual([]))
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)))
  expect(moves).toEqual([])
  release()
  await waitFor(() => expect(moves).toEqual([{ area: 'dashboard' }]))
})
