import { listFuelBalances } from 'fleet-portal-api-client/contract/fuelBalances'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { addDriver } from '../../../testing/fuelScene.ts'
import { renderInPortal } from '../../../testing/renderInPortal.tsx'
import { testFleet } from '../../../testing/testFleet.ts'
import { tabLocks } from '../../../testing/tabLocks.ts'
import type { Wire } from '../../../testing/wire.ts'
import { GenerateFuelCodes } from '../GenerateFuelCodes.tsx'
import { addCode, anyCode, drafts, fill, fleetWithFuel, open, press } from '../generateScene.tsx'

describe('the drafts', () => {
  test('are added, edited, duplicated and deleted without a request to the server', async () => {
    const { user, wire } = await open()
    expect(screen.getByText('No codes yet')).toBeVisible()
    await addCode(user)
    expect(drafts()).toHaveLength(1)
    await press(user, 'Edit code 1')
    const dialog = await fill(user, { volume: '12' })
    await user.click(dialog.getByRole('button', { name: 'Save code' }))
    expect((await screen.findAllByText('12 L')).length).toBeGreaterThan(0)
    await press(user, 'Duplicate code 1')
    expect(drafts()).toHaveLength(2)
    await press(user, 'Delete code 2')
    expect(drafts()).toHaveLength(1)
    await press(user, 'Undo')
    expect(drafts()).toHaveLength(2)
    expect(wire.sent.filter(({ method }) => method !== 'GET')).toEqual([])
  })

  test('are totalled per product and compared with the balance', async () => {
    const { user } = await open()
    const totals = within(screen.getByRole('group', { name: 'Liters of all codes' }))
    expect(await totals.findByText('of 500 L in your balance')).toBeVisible()
    await addCode(user, { ...anyCode, volume: '120.125' })
    expect(totals.getByText('379.875 L left after')).toBeVisible()
    await addCode(user, { ...anyCode, volume: '400' })
    expect(totals.getByText('20.125 L more than your balance')).toBeVisible()
  })

  test('show that the balance failed to load, and a button reads it again', async () => {
    const prepareWire = (wire: Wire) => wire.breakAt(listFuelBalances, 'before-tx')
    const { user } = await open({ prepareWire })
    const totals = within(screen.getByRole('group', { name: 'Liters of all codes' }))
    expect((await totals.findAllByText('Balance not known')).length).toBeGreaterThan(0)
    await press(user, 'Try again')
    expect(await totals.findByText('of 500 L in your balance')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  test('are duplicated with their driver', async () => {
    const fleet = await fleetWithFuel()
    await addDriver(fleet)
    const { user } = await open({ fleet })
    await addCode(user, { ...anyCode, type: 'driver-specific', driver: 'José' })
    await press(user, 'Duplicate code 1')
    expect(drafts()).toHaveLength(2)
    expect(screen.queryByRole('dialog')).toBeNull()
    await press(user, 'Edit code 2')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByLabelText('Driver')).toHaveDisplayValue(/José/)
    expect(dialog.getByLabelText('Volume')).toHaveValue('10.5')
    await press(user, 'Cancel')
    await press(user, 'Continue')
    expect(await screen.findByRole('alertdialog', { name: 'Generate 2 codes?' })).toBeVisible()
  })

  test('do not block leaving the page, because they are stored', async () => {
    tabLocks()
    const { user, navigation, moves } = await open()
    await addCode(user)
    act(() => navigation.navigate({ area: 'drivers' }))
    expect(moves).toEqual([{ area: 'drivers' }])
    const unload = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(unload)
    expect(unload.defaultPrevented).toBe(false)
    expect(screen.queryByText('Are you sure you want to leave?')).toBeNull()
  })

  test('block closing the tab if the browser stores them only for the tab', async () => {
    const { user } = await open()
    await addCode(user)
    const unload = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(unload)
    expect(unload.defaultPrevented).toBe(true)
  })

  test('need a confirmation before the user leaves if the browser cannot store them', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    onTestFinished(() => void vi.restoreAllMocks())
    const { user, navigation, moves } = await open()
    await addCode(user)
    act(() => navigation.navigate({ area: 'drivers' }))
    expect(await screen.findByText('Your changes here are not saved.')).toBeVisible()
    await press(user, 'Stay')
    expect(moves).toEqual([])
    expect(drafts()).toHaveLength(1)
    act(() => navigation.navigate({ area: 'drivers' }))
    await press(user, 'Leave anyway')
    await waitFor(() => expect(moves).toEqual([{ area: 'drivers' }]))
  })

  test('are restored when the user returns to the screen, and only for their fleet', async () => {
    const other = await testFleet()
    function Screens({ fleetId }: { fleetId: string }) {
      const [screenName, show] = useState('own')
      return (
        <>
          {['own', 'none', 'other'].map((name) => (
            <button key={name} onClick={() => show(name)}>{`Show ${name}`}</button>
          ))}
          {screenName === 'own' && <GenerateFuelCodes fleetId={fleetId} />}
          {screenName === 'other' && <GenerateFuelCodes fleetId={other.fleetId} />}
        </>
      )
    }
    const fleet = await fleetWithFuel()
    const { user } = await renderInPortal((fleetId) => <Screens fleetId={fleetId} />, { fleet })
    await screen.findByRole('heading', { name: 'Generate Fuel Codes' })
    await addCode(user)
    await press(user, 'Show none')
    expect(drafts()).toHaveLength(0)
    await press(user, 'Show own')
    expect(await screen.findByRole('button', { name: 'Edit code 1' })).toBeVisible()
    expect(screen.getByText(/^1 draft from \d+:\d\d [AP]M$/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Discard' })).toBeVisible()
    await press(user, 'Show other')
    expect(drafts()).toHaveLength(0)
  })
})
