import { createFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { inGroups } from '../../../pieces/cells/codeText.ts'
import { plusDays } from '../../../format/calendar.ts'
import { today } from '../../../format/days.ts'
import { englishFormats } from '../../../testing/englishFormats.ts'
import { findDialog } from '../../../testing/findDialog.ts'
import { pressKey, releaseKey, repeatKey } from '../../../testing/keyEvents.ts'
import { addDriver } from '../../../testing/fuelScene.ts'
import { printedDocument } from '../../../testing/printedDocument.ts'
import { addCode, anyCode, codesOf, fill, fleetWithFuel, open, press } from '../generateScene.tsx'

describe('the list of generated codes', () => {
  test('stays open while Enter is held on the Generate button, and can be opened again from the page', async () => {
    const { user, fleet, wire } = await open()
    await addCode(user)
    await press(user, 'Continue')
    const generate = await screen.findByRole('button', { name: 'Generate 1 code' })
    generate.focus()
    pressKey('Enter')
    repeatKey('Enter')
    const list = await findDialog('Fuel codes generated')
    repeatKey('Enter')
    releaseKey('Enter')
    expect(list).toBeVisible()
    await user.click(within(list).getByRole('button', { name: 'Generate another' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('The last code that you generated.')).toBeVisible()
    await press(user, 'Show codes')
    const [generatedCode] = await codesOf(fleet)
    const again = within(await findDialog('Fuel codes generated'))
    expect(again.getByText(inGroups(generatedCode?.fuelCode ?? 'none'))).toBeVisible()
    const { formatDay } = englishFormats
    expect(again.getByText(`${formatDay(today())} – ${formatDay(plusDays(today(), 6))}`)).toBeVisible()
    await user.click(again.getByRole('button', { name: 'Generate another' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(wire.of(createFuelCodes)).toHaveLength(1)
  })
})

describe('generating', () => {
  test('creates all codes in one call, clears the drafts and links to the list of codes', async () => {
    const { user, fleet, wire, events } = await open()
    await addCode(user)
    await addCode(user, { ...anyCode, product: 'gas91', volume: '20' })
    await press(user, 'Continue')
    await press(user, 'Generate 2 codes')
    expect(await screen.findByText('2 fuel codes were generated.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to My Fuel Codes' })).toBeVisible()
    await press(user, 'Generate another')
    expect(screen.getByText('No codes yet')).toBeVisible()
    expect(wire.of(createFuelCodes)).toHaveLength(1)
    const generated = await codesOf(fleet)
    expect(generated.map(({ literVolume }) => literVolume).toSorted((a, b) => a - b)).toEqual([
      10_500, 20_000,
    ])
    await waitFor(() =>
      expect(events).toContainEqual({
        type: 'fuel-codes.generated',
        widget: 'generate-fuel-codes',
        data: { count: 2 },
      }),
    )
  })

  test('lists each code with a copy button, its fuel, its driver and its SMS number', async () => {
    const fleet = await fleetWithFuel()
    await addDriver(fleet)
    const { user } = await open({ fleet })
    await press(user, 'Add code')
    const dialog = await fill(user, { ...anyCode, type: 'driver-specific', driver: 'José' })
    await user.click(dialog.getByLabelText('Send the code by SMS'))
    await user.click(dialog.getByRole('button', { name: 'Add code' }))
    await addCode(user, { ...anyCode, product: 'gas91', volume: '20' })
    await press(user, 'Continue')
    await press(user, 'Generate 2 codes')
    const list = within(await screen.findByRole('list', { name: 'Generated codes' }))
    const [first, second] = list.getAllByRole('listitem')
    expect(first).toHaveTextContent(/10\.5 L.*Diesel.*José Peñaflor.*Driver specific.*SMS to 09171234567/)
    expect(second).toHaveTextContent(/20 L.*Gas 91.*Any driver any vehicle/)
    expect(second).not.toHaveTextContent('SMS')
    const generated = await codesOf(fleet)
    for (const { fuelCode } of generated) expect(list.getByText(inGroups(fuelCode))).toBeVisible()
    const copied = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(list.getAllByRole('button', { name: /^Copy: code/ })[0] as HTMLElement)
    const diesel = generated.find(({ productCode }) => productCode === 'diesel')
    expect(copied).toHaveBeenLastCalledWith(diesel?.fuelCode)
    // A page that is not served securely has no clipboard.
    const clipboard = vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
    await press(user, 'Copy as table')
    expect(await screen.findByText(/does not allow copying/)).toBeVisible()
    clipboard.mockRestore()
  })

  test('copies the codes for a spreadsheet and prints them, with bearers, liters and period', async () => {
    const fleet = await fleetWithFuel()
    await addDriver(fleet)
    const { user } = await open({ fleet })
    await press(user, 'Add code')
    const dialog = await fill(user, { ...anyCode, type: 'driver-specific', driver: 'José' })
    await user.click(dialog.getByRole('button', { name: 'Add code' }))
    await press(user, 'Continue')
    await press(user, 'Generate 1 code')
    const copied = vi.spyOn(navigator.clipboard, 'writeText')
    await press(user, 'Copy as table')
    expect(await screen.findByText('1 row copied. Paste it into a spreadsheet.')).toBeVisible()
    const [code] = await codesOf(fleet)
    const [headings = '', row = ''] = (copied.mock.lastCall?.[0] ?? '').split('\n')
    expect(headings).toMatch(/^Fuel Code\tProduct\t.*Liters\t.*Drivers\tVehicles\tStart Date\tEnd Date/)
    for (const text of [code?.fuelCode, 'diesel', '10.5', 'José Peñaflor', code?.startDate, code?.endDate])
      expect(row.split('\t')).toContain(text)
    await press(user, 'Print')
    const { body } = await printedDocument()
    for (const text of [inGroups(code?.fuelCode ?? ''), 'José Peñaflor', '10.5 L', 'Diesel', 'Any'])
      expect(body).toHaveTextContent(text)
  })

  test('sends one call, however often the button is clicked', async () => {
    const { user, fleet, wire } = await open()
    await addCode(user)
    await press(user, 'Continue')
    const button = await screen.findByRole('button', { name: 'Generate 1 code' })
    for (let press = 0; press < 20; press += 1) fireEvent.click(button)
    expect(await screen.findByText('1 fuel code was generated.')).toBeVisible()
    expect(wire.of(createFuelCodes)).toHaveLength(1)
    expect(await codesOf(fleet)).toHaveLength(1)
  })
})
