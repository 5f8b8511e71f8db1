import { createFuelCodes } from 'api-client/contract/fuelCodes'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { inGroups } from '../../../pieces/cells/codeText.ts'
import { findDialog } from '../../../testing/findDialog.ts'
import { pressKey, releaseKey, repeatKey } from '../../../testing/keyEvents.ts'
import { addDriver } from '../../../testing/fuelScene.ts'
import { addCode, anyCode, codesOf, fill, fleetWithFuel, open, press } from '../generateScene.tsx'

describe('the list of the new codes', () => {
  test('stays open while Enter is held on Generate, and can be opened again from the page', async () => {
    const { person, fleet, wire } = await open()
    await addCode(person)
    await press(person, 'Continue')
    const generate = await screen.findByRole('button', { name: 'Generate 1 code' })
    generate.focus()
    pressKey('Enter')
    repeatKey('Enter')
    const list = await findDialog('Fuel codes generated')
    repeatKey('Enter')
    releaseKey('Enter')
    expect(list).toBeVisible()
    await person.click(within(list).getByRole('button', { name: 'Generate another' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('The last code that you generated.')).toBeVisible()
    await press(person, 'Show codes')
    const [made] = await codesOf(fleet)
    const again = within(await findDialog('Fuel codes generated'))
    expect(again.getByText(inGroups(made?.fuelCode ?? 'none'))).toBeVisible()
    await person.click(again.getByRole('button', { name: 'Generate another' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(wire.of(createFuelCodes)).toHaveLength(1)
  })
})

describe('generating', () => {
  test('makes all codes at once, clears the drafts and shows the way on', async () => {
    const { person, fleet, wire, events } = await open()
    await addCode(person)
    await addCode(person, { ...anyCode, product: 'gas91', volume: '20' })
    await press(person, 'Continue')
    await press(person, 'Generate 2 codes')
    expect(await screen.findByText('2 fuel codes were generated.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to My Fuel Codes' })).toBeVisible()
    await press(person, 'Generate another')
    expect(screen.getByText('No codes yet')).toBeVisible()
    expect(wire.of(createFuelCodes)).toHaveLength(1)
    const made = await codesOf(fleet)
    expect(made.map(({ literVolume }) => literVolume).toSorted((a, b) => a - b)).toEqual([10_500, 20_000])
    await waitFor(() =>
      expect(events).toContainEqual({
        type: 'fuel-codes.generated',
        widget: 'generate-fuel-codes',
        data: { count: 2 },
      }),
    )
  })

  test('lists what was made: each code to copy, its fuel, whom it is for and where it was sent', async () => {
    const fleet = await fleetWithFuel()
    await addDriver(fleet)
    const { person } = await open({ fleet })
    await press(person, 'Add code')
    const dialog = await fill(person, { ...anyCode, type: 'driver-specific', driver: 'José' })
    await person.click(dialog.getByLabelText('Send the code by SMS'))
    await person.click(dialog.getByRole('button', { name: 'Add code' }))
    await addCode(person, { ...anyCode, product: 'gas91', volume: '20' })
    await press(person, 'Continue')
    await press(person, 'Generate 2 codes')
    const list = within(await screen.findByRole('list', { name: 'Generated codes' }))
    const [first, second] = list.getAllByRole('listitem')
    expect(first).toHaveTextContent(/10\.5 L.*Diesel.*José Peñaflor.*Driver specific.*SMS to 09171234567/)
    expect(second).toHaveTextContent(/20 L.*Gas 91.*Any driver any vehicle/)
    expect(second).not.toHaveTextContent('SMS')
    const made = await codesOf(fleet)
    for (const { fuelCode } of made) expect(list.getByText(inGroups(fuelCode))).toBeVisible()
    const copied = vi.spyOn(navigator.clipboard, 'writeText')
    await person.click(list.getAllByRole('button', { name: /^Copy: code/ })[0] as HTMLElement)
    const diesel = made.find(({ productCode }) => productCode === 'diesel')
    expect(copied).toHaveBeenLastCalledWith(diesel?.fuelCode)
    await press(person, 'Copy all')
    const all = copied.mock.lastCall?.[0] ?? ''
    expect(all.split('\n')).toHaveLength(2)
    for (const { fuelCode } of made) expect(all).toContain(fuelCode)
  })

  test('sends once however often the button is pressed in one tick', async () => {
    const { person, fleet, wire } = await open()
    await addCode(person)
    await press(person, 'Continue')
    const button = await screen.findByRole('button', { name: 'Generate 1 code' })
    for (let press = 0; press < 20; press += 1) fireEvent.click(button)
    expect(await screen.findByText('1 fuel code was generated.')).toBeVisible()
    expect(wire.of(createFuelCodes)).toHaveLength(1)
    expect(await codesOf(fleet)).toHaveLength(1)
  })
})
