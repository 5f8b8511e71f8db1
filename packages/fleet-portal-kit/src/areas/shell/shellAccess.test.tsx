import { act, screen, waitFor } from '@testing-library/react'
import { getFleet } from 'api-client/contract/fleets'
import { getCurrentUser, logout } from 'api-client/contract/session'
import { inviteUser, listUserAccesses, removeUserAccess, updateUserAccess } from 'api-client/contract/users'
import { describe, expect, test } from 'vitest'
import { useNavigationBlocker } from '../../foundation/form/useNavigationBlocker.ts'
import { StateView } from '../../foundation/ui/StateView.tsx'
import type { RealtimeSource } from '../../provider/realtime.ts'
import type { Role } from 'api-client/contract/access'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet, type TestFleet } from '../../testing/testFleet.ts'
import { PortalShell } from './PortalShell.tsx'

const area = (fleetId: string) => <StateView tone="empty" title="The area" detail={fleetId} />
const shell = () => <PortalShell area="drivers">{area}</PortalShell>

async function accessOf({ fleetId, arrange }: TestFleet, role: Role): Promise<string> {
  const { userAccesses } = await arrange(listUserAccesses, { fleetId, role, perPage: 50 })
  return userAccesses[0]?.userAccessId ?? ''
}

/** A connection in the test's hand. */
function connection() {
  let connect: () => void = () => {}
  const realtime: RealtimeSource = {
    open({ onConnected }) {
      connect = onConnected
      return () => {}
    },
  }
  return { realtime, connect: () => act(() => connect()) }
}

describe('a user whose access to the fleet was taken away', () => {
  const taken = async (role: Role) => {
    const fleet = await testFleet()
    const other = await testFleet({ businessName: 'Other Haulage' })
    await other.arrange(inviteUser, { fleetId: other.fleetId, email: fleet.emailOf(role), role })
    const removeAccess = async () =>
      fleet.arrange(removeUserAccess, { userAccessId: await accessOf(fleet, role) })
    return { fleet, removeAccess }
  }

  test('reads what is missing, who is signed in and whom to ask, and goes on to another fleet', async () => {
    const { fleet, removeAccess } = await taken('fleet-manager')
    await removeAccess()
    const { moves, session, person } = await renderInPortal(shell, { fleet, as: 'fleet-manager' })
    expect(await screen.findByRole('heading', { name: 'No access to this fleet' })).toBeVisible()
    expect(screen.getByText(/Ask an Admin of the fleet/)).toBeVisible()
    expect(screen.getByText(new RegExp(fleet.emailOf('fleet-manager')))).toBeVisible()
    expect(await screen.findByText(/Other Haulage: Fleet Manager/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible()
    expect(moves).toEqual([])

    await person.click(screen.getByRole('button', { name: 'Choose another fleet' }))
    await waitFor(() => expect(moves).toEqual([{ area: 'select-fleet' }]))
    expect(session.read().fleetId).toBeUndefined()
    expect(session.read().role).toBeUndefined()
    expect(session.read().accessToken).toBeDefined()
  })

  test('reads it in the middle of work too, when the server ended the connection', async () => {
    const { fleet, removeAccess } = await taken('purchaser')
    const { realtime, connect } = connection()
    await renderInPortal(shell, { fleet, as: 'purchaser', provider: { realtime } })
    await screen.findByText('The area')
    connect()
    await removeAccess()
    connect()
    expect(await screen.findByRole('heading', { name: 'No access to this fleet' })).toBeVisible()
    expect(screen.queryByText('The area')).toBeNull()
  })
})

test('another role takes effect when the server ended the connection, without a reload', async () => {
  const { realtime, connect } = connection()
  const { fleet, session, wire } = await renderInPortal(shell, { as: 'purchaser', provider: { realtime } })
  expect(await screen.findByRole('link', { name: 'Redemption' })).toBeVisible()
  connect()
  expect(wire.of(getCurrentUser)).toHaveLength(1)
  const userAccessId = await accessOf(fleet, 'purchaser')
  await fleet.arrange(updateUserAccess, { userAccessId, role: 'data-analyst' })
  connect()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Redemption' })).toBeNull())
  expect(screen.getByRole('link', { name: 'Drivers' })).toBeVisible()
  expect(session.read().accessToken).toBeDefined()
})

test('a fleet that was switched in another tab is shown, and said to be; what the address held goes', async () => {
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

test('of two switches in another tab the newest is announced, however late the other fleet is known', async () => {
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
  for (const one of release) one()
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
  expect(screen.queryByText(/You switched to Beta Couriers/)).toBeNull()
  expect(screen.getByRole('banner')).toHaveTextContent('Gamma Lines')
})

test('a failure in place of the shell can be tried again, and tells its number', async () => {
  const { person } = await renderInPortal(shell, {
    prepareWire: (wire) => wire.breakAt(getFleet, 'before-tx'),
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Oops' })).toBeVisible()
  expect(screen.getByText('Something went wrong. Please refresh the page.')).toBeVisible()
  expect(screen.getByText(/^Reference \S+/)).toBeVisible()
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(buttons.slice(0, 3)).toEqual(['Try again', 'Back to home', 'Okay got it'])
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The area')).toBeVisible()
})

test('the way home from a failure in place of the shell leads into the portal', async () => {
  const { moves, person } = await renderInPortal(shell, {
    prepareWire: (wire) => wire.breakAt(getFleet, 'before-tx'),
  })
  await person.click(await screen.findByRole('button', { name: 'Back to home' }))
  expect(moves).toEqual([{ area: 'landing' }])
  expect(await screen.findByText('The area')).toBeVisible()
})

test('whoever cannot get into the fleet can still leave', async () => {
  const { person, session, moves } = await renderInPortal(shell, {
    prepareWire: (wire) => wire.breakAt(getFleet, 'before-tx'),
  })
  await person.click(await screen.findByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(moves).toContainEqual({ area: 'sign-in' }))
  expect(session.read()).toEqual({})
})

test('the way home from a connection that ended the session leads to sign-in', async () => {
  const { client, moves, person, wire } = await renderInPortal(shell, { errorPolicy: 'strict' })
  await screen.findByText('The area')
  wire.loseRequest(getCurrentUser)
  await expect(client.call(getCurrentUser, {})).rejects.toMatchObject({ kind: 'network' })
  await person.click(await screen.findByRole('button', { name: 'Back to home' }))
  await waitFor(() => expect(moves.at(-1)).toEqual({ area: 'sign-in' }))
  expect(screen.queryByText('Oops')).toBeNull()
})

test('a role without any page here is told so, and can sign out', async () => {
  const flags = { get: () => false, subscribe: () => () => {} }
  const { moves } = await renderInPortal(() => <PortalShell area="landing">{area}</PortalShell>, {
    provider: { flags },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Nothing to open yet' })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Account of/ })).toBeVisible()
  expect(moves).toEqual([])
})

test('the dashboard is refused in words to a role without it that asks for it by its address', async () => {
  const { moves } = await renderInPortal(() => <PortalShell area="dashboard">{area}</PortalShell>, {
    as: 'fleet-manager',
  })
  expect(await screen.findByRole('heading', { name: 'Not Authorized' })).toBeVisible()
  expect(moves).toEqual([])
})

test.each([
  ['PAGE_DOWNLOAD', 'Downloads', 'Inbox'],
  ['PAGE_INBOX', 'Inbox', 'Downloads'],
])('with %s off the header has no link to a page that would only lead away', async (flag, gone, left) => {
  const flags = { get: (name: string) => name !== flag, subscribe: () => () => {} }
  await renderInPortal(shell, { provider: { flags } })
  expect(await screen.findByRole('link', { name: left })).toBeVisible()
  expect(screen.queryByRole('link', { name: gone })).toBeNull()
})

describe('signing out', () => {
  async function logOut({ person }: Awaited<ReturnType<typeof renderInPortal>>) {
    await person.click(await screen.findByRole('button', { name: /^Account of/ }))
    await person.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  }

  function Unsaved() {
    useNavigationBlocker(true)
    return <StateView tone="empty" title="The area" />
  }

  test('asks first where something unsaved would be lost', async () => {
    const portal = await renderInPortal(() => <PortalShell area="drivers">{() => <Unsaved />}</PortalShell>)
    const { person, session, moves, events } = portal
    await logOut(portal)
    await person.click(await screen.findByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(session.read().accessToken).toBeDefined()
    await logOut(portal)
    await person.click(await screen.findByRole('button', { name: 'Leave anyway' }))
    await waitFor(() => expect(session.read().accessToken).toBeUndefined())
    await waitFor(() => expect(moves).toContainEqual({ area: 'sign-in' }))
    for (const name of ['refreshToken', 'fleetId', 'role', 'userDetails', 'singleUserFleet']) {
      expect(session.read()).not.toHaveProperty(name)
    }
    await waitFor(() => expect(events.map(({ type }) => type)).toContain('session.ended'))
  })

  test('asks first where something is kept that was typed on any page, which goes with it', async () => {
    const portal = await renderInPortal(shell)
    const { person, session } = portal
    const key = `driver:new:${session.read().userDetails?.userId}`
    act(() => portal.portal.draftStore.store(key, { firstName: 'Ana' }, { isTyped: true }))
    await logOut(portal)
    expect(await screen.findByText('Signing out discards your unsent input.')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(session.read().accessToken).toBeDefined()
    await logOut(portal)
    await person.click(await screen.findByRole('button', { name: 'Leave anyway' }))
    await waitFor(() => expect(session.read().accessToken).toBeUndefined())
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Ana')
  })

  test('takes place here while the server does not answer, and that it answers late changes nothing', async () => {
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

test('nobody is led anywhere while their role is not known yet', async () => {
  let release = () => {}
  const { moves, wire } = await renderInPortal(() => <PortalShell area="landing">{area}</PortalShell>, {
    prepareWire: (line) => (release = line.hold(getCurrentUser)),
  })
  await waitFor(() => expect(wire.of(getFleet)).not.toEqual([]))
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)))
  expect(moves).toEqual([])
  release()
  await waitFor(() => expect(moves).toEqual([{ area: 'dashboard' }]))
})
