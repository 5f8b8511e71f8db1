import { act, cleanup, screen, waitFor } from '@testing-library/react'
import type { Role } from 'fleet-portal-api-client/contract/access'
import { createDriver } from 'fleet-portal-api-client/contract/drivers'
import { getCurrentUser } from 'fleet-portal-api-client/contract/session'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { StateView } from '../../foundation/ui/StateView.tsx'
import type { FlagSource } from '../../provider/flagSource.ts'
import type { AreaName } from '../../provider/navigation.ts'
import { liveConnection } from '../../testing/liveConnection.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { PortalShell } from './PortalShell.tsx'

const area = () => <StateView tone="empty" title="The area" detail="The area is rendered here." />

afterEach(() => vi.restoreAllMocks())

test('a fallback area opens for a role with access', async () => {
  const { moves } = await renderInPortal(() => (
    <PortalShell area="redemptions" isFallback>
      {area}
    </PortalShell>
  ))
  expect(await screen.findByText('The area')).toBeVisible()
  expect(moves).toEqual([])
})

test('a fallback area leads a role without access to the start page of the role', async () => {
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

describe('a start URL', () => {
  const start = (as: Role, options: PortalOptions = {}) =>
    renderInPortal(
      () => (
        <PortalShell area="dashboard" isStart>
          {area}
        </PortalShell>
      ),
      { as, ...options },
    )

  test.each(['portal-admin', 'data-analyst'] as const)(
    'shows its area to the %s, without a redirect',
    async (role) => {
      const { moves } = await start(role)
      expect(await screen.findByText('The area')).toBeVisible()
      expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
      expect(moves).toEqual([])
    },
  )

  test.each([
    ['purchaser', 'hedging', 'buy-fuel'],
    ['fleet-manager', 'hedging', 'fuel-codes'],
    ['fleet-manager', 'locqpay', 'fleet-cards'],
    ['account-manager', 'locqpay-manual-po-credit', 'fleet-cards'],
  ] as const)('leads the %s of a %s fleet to %s', async (role, type, landing) => {
    const { moves } = await start(role, { type })
    await waitFor(() => expect(moves).toEqual([{ area: landing }]))
    expect(screen.queryByText('The area')).toBeNull()
  })

  test('shows its area to a role with access that requested the area itself', async () => {
    const { moves } = await renderInPortal(() => <PortalShell area="dashboard">{area}</PortalShell>, {
      as: 'purchaser',
    })
    expect(await screen.findByText('The area')).toBeVisible()
    expect(moves).toEqual([])
  })

  test('leads to the next page if its page is switched off', async () => {
    const flags: FlagSource = { get: (name) => name !== 'PAGE_DASHBOARD', subscribe: () => () => {} }
    const { moves } = await start('portal-admin', { provider: { flags } })
    await waitFor(() => expect(moves).toEqual([{ area: 'cash-in' }]))
  })
})

test('the URL of an area shows Not Authorized to a role without access', async () => {
  const { moves } = await renderInPortal(() => <PortalShell area="redemptions">{area}</PortalShell>, {
    as: 'data-analyst',
  })
  expect(await screen.findByText('Not Authorized')).toBeVisible()
  expect(moves).toEqual([])
})

test('Back to home on Not Authorized leads to the start page of the role and keeps the session', async () => {
  const { moves, user, session } = await renderInPortal(
    () => <PortalShell area="user-access">{area}</PortalShell>,
    { as: 'purchaser' },
  )
  await user.click(await screen.findByRole('button', { name: 'Back to home' }))
  expect(moves).toEqual([{ area: 'buy-fuel' }])
  expect(session.read().accessToken).toBeDefined()
})

test('a call that the server refuses to the role keeps the session and the page', async () => {
  const { client, session, fleet } = await renderInPortal(
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
  await expect(client.call(getCurrentUser, {})).resolves.toMatchObject({ lastName: 'data-analyst' })
  expect(screen.getByText('The area')).toBeVisible()
  expect(session.read()).toHaveProperty('accessToken')
})

test('a rejected session shows Not Authorized, even if later calls fail without a token', async () => {
  const { client, session, wire, moves } = await renderInPortal(
    () => <PortalShell area="drivers">{area}</PortalShell>,
    { as: 'data-analyst' },
  )
  await screen.findByText('The area')
  wire.refuse(getCurrentUser, 'Forbidden')
  await expect(client.call(getCurrentUser, {})).rejects.toMatchObject({ status: 403 })
  await expect(client.call(getCurrentUser, {})).rejects.toMatchObject({ status: 401 })
  expect(await screen.findByText('Not Authorized')).toBeVisible()
  expect(session.read()).not.toHaveProperty('accessToken')
  expect(session.read()).not.toHaveProperty('fleetId')
  expect(moves).toEqual([])
})

test('a token that is rejected right after its renewal shows Not Authorized', async () => {
  const { client, session, wire, moves } = await renderInPortal(() => (
    <PortalShell area="drivers">{area}</PortalShell>
  ))
  await screen.findByText('The area')
  const renewed = session.read().accessToken ?? ''
  vi.spyOn(session, 'renew').mockResolvedValue(`${renewed} `)
  for (let time = 0; time < 2; time++) wire.refuse(getCurrentUser, 'Unauthorized')
  await expect(client.call(getCurrentUser, {})).rejects.toMatchObject({ status: 401 })
  expect(await screen.findByText('Not Authorized')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Go to sign in' })).toBeVisible()
  expect(session.read()).not.toHaveProperty('accessToken')
  expect(moves).toEqual([])
})

test('the document title names the area and is restored after the shell unmounts', async () => {
  document.title = 'Before'
  const { unmount } = await renderInPortal(() => <PortalShell area="drivers">{area}</PortalShell>, {
    businessName: 'Alpha Transport',
  })
  await screen.findByText('The area')
  expect(document.title).toBe('Drivers – Alpha Transport')
  unmount()
  expect(document.title).toBe('Before')
})

describe('a feature flag', () => {
  /** Flags that the test controls. */
  function controlledFlags() {
    const listeners = new Set<() => void>()
    const states = new Map<string, boolean>()
    const requestedEmails = new Set<string | undefined>()
    const flags: FlagSource = {
      get(name, email) {
        requestedEmails.add(email)
        return states.get(name)
      },
      subscribe(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    }
    const set = (name: string, isOn: boolean) =>
      act(() => {
        states.set(name, isOn)
        for (const listener of listeners) listener()
      })
    return { flags, set, requestedEmails }
  }

  test('removes a page from the open menu and restores it', async () => {
    const { flags, set, requestedEmails } = controlledFlags()
    const { fleet } = await renderInPortal(() => <PortalShell area="redemptions">{area}</PortalShell>, {
      provider: { flags },
    })
    expect(await screen.findByRole('link', { name: 'Drivers' })).toBeVisible()
    set('PAGE_DRIVER', false)
    expect(screen.queryByRole('link', { name: 'Drivers' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Vehicles' })).toBeVisible()
    set('PAGE_ACTIVITY', false)
    expect(screen.queryByRole('link', { name: 'Vehicles' })).toBeNull()
    set('PAGE_ACTIVITY', true)
    set('PAGE_DRIVER', true)
    expect(screen.getByRole('link', { name: 'Drivers' })).toBeVisible()
    expect(requestedEmails).toContain(fleet.emailOf('portal-admin'))
  })

  test('leads away from the page that it switches off', async () => {
    const { flags, set } = controlledFlags()
    const { moves } = await renderInPortal(() => <PortalShell area="drivers">{area}</PortalShell>, {
      provider: { flags },
    })
    await screen.findByText('The area')
    set('PAGE_DRIVER', false)
    await waitFor(() => expect(moves).toEqual([{ area: 'dashboard' }]))
    expect(screen.queryByText('The area')).toBeNull()
  })
})

test('a realtime message marks the downloads as new, visibly and in the label, until the user opens them', async () => {
  const { realtime, send } = liveConnection()
  let show: (name: AreaName) => void = () => {}
  function Portal() {
    const [name, setName] = useState<AreaName>('drivers')
    show = setName
    return <PortalShell area={name}>{area}</PortalShell>
  }
  const { session } = await renderInPortal(() => <Portal />, { provider: { realtime } })
  expect(await screen.findByRole('link', { name: 'Downloads' })).toBeVisible()
  await send({ connectionId: 'c1' })
  expect(session.read().connectionId).toBe('c1')
  expect(screen.getByRole('link', { name: 'Downloads' })).toBeVisible()
  await send({ type: 'report', reportId: 'rep_1', status: 'generated' })
  expect(screen.getByRole('link', { name: 'Downloads, new files' })).toBeVisible()
  act(() => show('downloads'))
  expect(screen.getByRole('link', { name: 'Downloads' })).toBeVisible()
  act(() => show('drivers'))
  expect(screen.getByRole('link', { name: 'Downloads' })).toBeVisible()
})

test('the analytics and the chat of the host run on every page except those that move money or fuel', async () => {
  const tracked: unknown[] = []
  const chat: string[] = []
  let show: (name: AreaName) => void = () => {}
  function Portal() {
    const [name, setName] = useState<AreaName>('drivers')
    show = setName
    return <PortalShell area={name}>{area}</PortalShell>
  }
  const provider = {
    analytics: { track: (name: string, properties?: object) => tracked.push([name, properties]) },
    chat: { show: () => chat.push('show'), hide: () => chat.push('hide') },
  }
  const { unmount } = await renderInPortal(() => <Portal />, { provider })
  await screen.findByText('The area')
  for (const name of ['cash-in', 'buy-fuel', 'generate-fuel-codes', 'vehicles'] as const)
    act(() => show(name))
  expect(tracked).toEqual([
    ['page_viewed', { area: 'drivers' }],
    ['page_viewed', { area: 'vehicles' }],
  ])
  expect(chat).toEqual(['show', 'hide', 'show'])
  unmount()
  expect(chat.at(-1)).toBe('hide')
})

test('the inbox link shows and announces the number of unread messages', async () => {
  const fleet = await testFleet()
  await renderInPortal(() => <PortalShell area="drivers">{area}</PortalShell>, { fleet })
  expect(await screen.findByRole('link', { name: 'Inbox' })).toBeVisible()
  cleanup()
  await fleet.announce('Prices go down')
  await fleet.announce('Stations are open')
  await renderInPortal(() => <PortalShell area="drivers">{area}</PortalShell>, { fleet })
  const link = await screen.findByRole('link', { name: 'Inbox, 2 unread' })
  expect(link).toHaveTextContent('2')
})
