import { act, screen } from '@testing-library/react'
import { getFleet } from 'api-client/contract/fleets'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { StateView } from '../../foundation/ui/StateView.tsx'
import type { FlagSource } from '../../provider/flagSource.ts'
import type { AreaName } from '../../provider/navigation.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { PortalShell } from './PortalShell.tsx'

const area = () => <StateView tone="empty" title="The area" detail="Here an area is drawn." />

afterEach(() => vi.restoreAllMocks())

test('while the fleet is read the page says so', async () => {
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

test('what the product opens by itself and cannot is not named after an area that is not there', async () => {
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

describe('an area that breaks', () => {
  function Broken(): never {
    throw new Error('A part of the program is not there')
  }
  let show: (name: AreaName) => void = () => {}
  function Portal() {
    const [name, setName] = useState<AreaName>('drivers')
    show = setName
    return <PortalShell area={name}>{name === 'drivers' ? () => <Broken /> : area}</PortalShell>
  }

  test('leaves the menu and the account in place, and goes with the next area', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await renderInPortal(() => <Portal />)
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Vehicles' })).toBeVisible()
    expect(screen.getByRole('button', { name: /^Account of/ })).toBeVisible()
    act(() => show('vehicles'))
    expect(await screen.findByText('The area')).toBeVisible()
  })

  test('can be had with the whole page, where another try does not help', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { person, navigation } = await renderInPortal(() => <Portal />)
    const reload = vi.spyOn(navigation, 'reload')
    await person.click(await screen.findByRole('button', { name: 'Try again' }))
    await person.click(await screen.findByRole('button', { name: 'Reload the page' }))
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
