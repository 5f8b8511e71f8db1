import { act, screen, within } from '@testing-library/react'
import { getFleet } from 'fleet-portal-api-client/contract/fleets'
import { lazy, startTransition, useState, type JSX } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { StateView } from '../../foundation/ui/StateView.tsx'
import type { FlagSource } from '../../provider/flagSource.ts'
import type { AreaName } from '../../provider/navigation.ts'
import { findDialog } from '../../testing/findDialog.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { PortalShell } from './PortalShell.tsx'

const area = () => <StateView tone="empty" title="The area" detail="The area is rendered here." />

afterEach(() => vi.restoreAllMocks())

test('shows a loading message while the fleet is loaded', async () => {
  let release: () => void = () => {}
  await renderInPortal(() => <PortalShell area="drivers">{area}</PortalShell>, {
    prepareWire: (wire) => {
      release = wire.hold(getFleet)
    },
  })
  expect(await screen.findByText('Opening the fleet…')).toBeInTheDocument()
  expect(screen.queryByRole('banner')).toBeNull()
  release()
  expect(await screen.findByText('The area')).toBeVisible()
  expect(screen.queryByText('Opening the fleet…')).toBeNull()
})

test('a narrow window has the menu in a drawer, which closes with the link that was followed', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    (media) => ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as never,
  )
  const { user, navigation } = await renderInPortal(() => <PortalShell area="drivers">{area}</PortalShell>)
  const open = await screen.findByRole('button', { name: 'Main menu' })
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull()
  await user.click(open)
  const drawer = await findDialog('Menu')
  expect(within(drawer).getByRole('link', { name: 'Drivers' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(open).toHaveFocus()
  await user.click(open)
  const navigate = vi.spyOn(navigation, 'navigate')
  await user.click(within(await findDialog('Menu')).getByRole('link', { name: 'Vehicles' }))
  expect(navigate.mock.calls[0]?.[0]).toEqual({ area: 'vehicles' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the title says Home if the fallback area is switched off', async () => {
  const flags: FlagSource = { get: () => false, subscribe: () => () => {} }
  await renderInPortal(
    () => (
      <PortalShell area="redemptions" isFallback>
        {area}
      </PortalShell>
    ),
    { provider: { flags }, businessName: 'Alpha Transport' },
  )
  expect(await screen.findByRole('heading', { name: 'Nothing to open yet' })).toBeVisible()
  expect(document.title).toBe('Home – Alpha Transport')
})

describe('an area that throws', () => {
  function Broken(): never {
    throw new Error('The area is broken')
  }
  let show: (name: AreaName) => void = () => {}
  function Portal() {
    const [name, setName] = useState<AreaName>('drivers')
    show = setName
    return <PortalShell area={name}>{name === 'drivers' ? () => <Broken /> : area}</PortalShell>
  }

  test('keeps the menu and the account menu, and the next area renders', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await renderInPortal(() => <Portal />)
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Vehicles' })).toBeVisible()
    expect(screen.getByRole('button', { name: /^Account of/ })).toBeVisible()
    act(() => show('vehicles'))
    expect(await screen.findByText('The area')).toBeVisible()
  })

  test('offers a reload of the page if a retry does not help', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user, navigation } = await renderInPortal(() => <Portal />)
    const reload = vi.spyOn(navigation, 'reload')
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await user.click(await screen.findByRole('button', { name: 'Reload the page' }))
    expect(reload).toHaveBeenCalledTimes(1)
  })
})

describe('an area opened by a link', () => {
  let open: (name: AreaName) => void = () => {}
  let release: () => void = () => {}
  const Slow = lazy(
    () =>
      new Promise<{ default: () => JSX.Element }>((resolve) => {
        release = () => resolve({ default: () => <h1>Manage Fleet Vehicles</h1> })
      }),
  )
  function Portal() {
    const [name, setName] = useState<AreaName>('drivers')
    open = setName
    return <PortalShell area={name}>{name === 'drivers' ? area : () => <Slow />}</PortalShell>
  }

  test('is marked in the menu and has a skeleton before its code is there', async () => {
    await renderInPortal(() => <Portal />)
    expect(await screen.findByText('The area')).toBeVisible()
    act(() => startTransition(() => open('vehicles')))
    expect(screen.getByRole('link', { name: 'Vehicles' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByText('Loading the page…')).toBeInTheDocument()
    expect(screen.queryByText('The area')).toBeNull()
  })

  test('gets the focus on its heading', async () => {
    const { user } = await renderInPortal(() => <Portal />)
    const link = await screen.findByRole('link', { name: 'Vehicles' })
    link.focus()
    await act(async () => open('vehicles'))
    expect(screen.getByRole('main')).toHaveFocus()
    await act(async () => release())
    expect(await screen.findByRole('heading', { name: 'Manage Fleet Vehicles' })).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('heading', { name: 'Manage Fleet Vehicles' })).not.toHaveFocus()
  })

  test('leaves the focus with a user who has moved on', async () => {
    await renderInPortal(() => <Portal />)
    await screen.findByText('The area')
    await act(async () => open('vehicles'))
    const account = screen.getByRole('button', { name: /^Account of/ })
    account.focus()
    await act(async () => release())
    await screen.findByRole('heading', { name: 'Manage Fleet Vehicles' })
    expect(account).toHaveFocus()
  })
})
