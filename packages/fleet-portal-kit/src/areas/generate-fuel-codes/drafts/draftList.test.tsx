import { listFuelBalances } from 'api-client/contract/fuelBalances'
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
  test('are added, edited, duplicated and deleted without anything being sent', async () => {
    const { person, wire } = await open()
    expect(screen.getByText('No codes yet')).toBeVisible()
    await addCode(person)
    expect(drafts()).toHaveLength(1)
    await press(person, 'Edit code 1')
    const dialog = await fill(person, { volume: '12' })
    await person.click(dialog.getByRole('button', { name: 'Save code' }))
    expect((await screen.findAllByText('12 L')).length).toBeGreaterThan(0)
    await press(person, 'Duplicate code 1')
    expect(drafts()).toHaveLength(2)
    await press(person, 'Delete code 2')
    expect(drafts()).toHaveLength(1)
    await press(person, 'Undo')
    expect(drafts()).toHaveLength(2)
    expect(wire.sent.filter(({ method }) => method !== 'GET')).toEqual([])
  })

  test('add up per product against the balance as they change', async () => {
    const { person } = await open()
    const totals = within(screen.getByRole('group', { name: 'Liters of all codes' }))
    expect(await totals.findByText('of 500 L in your balance')).toBeVisible()
    await addCode(person, { ...anyCode, volume: '120.125' })
    expect(totals.getByText('379.875 L left after')).toBeVisible()
    await addCode(person, { ...anyCode, volume: '400' })
    expect(totals.getByText('20.125 L more than your balance')).toBeVisible()
  })

  test('say that the balance could not be read, and read it again when asked', async () => {
    const prepareWire = (wire: Wire) => wire.breakAt(listFuelBalances, 'before-tx')
    const { person } = await open({ prepareWire })
    const totals = within(screen.getByRole('group', { name: 'Liters of all codes' }))
    expect((await totals.findAllByText('Balance not known')).length).toBeGreaterThan(0)
    await press(person, 'Try again')
    expect(await totals.findByText('of 500 L in your balance')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  test('of a driver are duplicated with the driver', async () => {
    const fleet = await fleetWithFuel()
    await addDriver(fleet)
    const { person } = await open({ fleet })
    await addCode(person, { ...anyCode, type: 'driver-specific', driver: 'José' })
    await press(person, 'Duplicate code 1')
    expect(drafts()).toHaveLength(2)
    expect(screen.queryByRole('dialog')).toBeNull()
    await press(person, 'Edit code 2')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByLabelText('Driver')).toHaveDisplayValue(/José/)
    expect(dialog.getByLabelText('Volume')).toHaveValue('10.5')
    await press(person, 'Cancel')
    await press(person, 'Continue')
    expect(await screen.findByRole('alertdialog', { name: 'Generate 2 codes?' })).toBeVisible()
  })

  test('are left without a question, because they are kept', async () => {
    tabLocks()
    const { person, navigation, moves } = await open()
    await addCode(person)
    act(() => navigation.navigate({ area: 'drivers' }))
    expect(moves).toEqual([{ area: 'drivers' }])
    const unload = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(unload)
    expect(unload.defaultPrevented).toBe(false)
    expect(screen.queryByText('Are you sure you want to leave?')).toBeNull()
  })

  test('are asked about before the tab closes where the browser keeps them for the tab alone', async () => {
    const { person } = await open()
    await addCode(person)
    const unload = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(unload)
    expect(unload.defaultPrevented).toBe(true)
  })

  test('are asked about before they are left where the browser refuses to keep them', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    onTestFinished(() => void vi.restoreAllMocks())
    const { person, navigation, moves } = await open()
    await addCode(person)
    act(() => navigation.navigate({ area: 'drivers' }))
    expect(await screen.findByText('Your changes here are not saved.')).toBeVisible()
    await press(person, 'Stay')
    expect(moves).toEqual([])
    expect(drafts()).toHaveLength(1)
    act(() => navigation.navigate({ area: 'drivers' }))
    await press(person, 'Leave anyway')
    await waitFor(() => expect(moves).toEqual([{ area: 'drivers' }]))
  })

  test('are still there after another screen, and of this fleet alone', async () => {
    const other = await testFleet()
    function Screens({ fleetId }: { fleetId: string }) {
      const [place, go] = useState('own')
      return (
        <>
          {['own', 'elsewhere', 'other'].map((name) => (
            <button key={name} onClick={() => go(name)}>{`Go ${name}`}</button>
          ))}
          {place === 'own' && <GenerateFuelCodes fleetId={fleetId} />}
          {place === 'other' && <GenerateFuelCodes fleetId={other.fleetId} />}
        </>
      )
    }
    const fleet = await fleetWithFuel()
    const { person } = await renderInPortal((fleetId) => <Screens fleetId={fleetId} />, { fleet })
    await screen.findByRole('heading', { name: 'Generate Fuel Codes' })
    await addCode(person)
    await press(person, 'Go elsewhere')
    expect(drafts()).toHaveLength(0)
    await press(person, 'Go own')
    expect(await screen.findByRole('button', { name: 'Edit code 1' })).toBeVisible()
    expect(screen.getByText(/^1 draft from \d+:\d\d [AP]M$/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Discard' })).toBeVisible()
    await press(person, 'Go other')
    expect(drafts()).toHaveLength(0)
  })
})
