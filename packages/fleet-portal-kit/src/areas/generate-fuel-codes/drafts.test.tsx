import { listFuelBalances } from 'api-client/contract/balances'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { addDriver } from '../../testing/fuelScene.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import type { Wire } from '../../testing/wire.ts'
import { GenerateFuelCodes } from './GenerateFuelCodes.tsx'
import { addCode, anyCode, drafts, fill, fleetWithFuel, open, press } from './generateScene.tsx'

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

  test('of a driver are duplicated without the driver, who is then asked for', async () => {
    const fleet = await fleetWithFuel()
    await addDriver(fleet)
    const { person } = await open({ fleet })
    await addCode(person, { ...anyCode, type: 'driver-specific', driver: 'José' })
    await press(person, 'Duplicate code 1')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByLabelText('Driver')).toHaveValue('')
    expect(dialog.getByLabelText('Volume')).toHaveValue('10.5')
    await press(person, 'Cancel')
    await press(person, 'Continue')
    expect(screen.getByText('Driver: This field is required.')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('are asked about before they are left', async () => {
    const { person, navigation, moves } = await open()
    await addCode(person)
    act(() => navigation.navigate({ area: 'drivers' }))
    expect(await screen.findByText('Are you sure you want to leave?')).toBeVisible()
    await press(person, 'Stay')
    expect(moves).toEqual([])
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
    await press(person, 'Go other')
    expect(drafts()).toHaveLength(0)
  })
})
