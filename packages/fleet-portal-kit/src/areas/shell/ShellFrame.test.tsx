import { act, screen } from '@testing-library/react'
import { getFleet } from 'fleet-portal-api-client/contract/fleets'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { StateView } from '../../foundation/ui/StateView.tsx'
import type { FlagSource } from '../../provider/flagSource.ts'
import type { AreaName } from '../../provider/navigation.ts'
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
