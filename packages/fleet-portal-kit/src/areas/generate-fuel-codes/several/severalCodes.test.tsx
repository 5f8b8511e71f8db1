import { createFuelCodes, listFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { updateDriver } from 'fleet-portal-api-client/contract/drivers'
import { millilitres } from 'fleet-portal-api-client/money'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { plusDays } from '../../../format/calendar.ts'
import { today } from '../../../format/days.ts'
import { findDialog } from '../../../testing/findDialog.ts'
import { addDriver, addVehicle, makeCodes } from '../../../testing/fuelScene.ts'
import { inGroups } from '../../../pieces/cells/codeText.ts'
import { addCode, anyCode, codesOf, drafts, fleetWithFuel, open, press } from '../generateScene.tsx'
import { repeatLastWeek } from './repeatLastWeek.ts'

/** The drafts that repeat last week's codes, as seen some days later. */
const repeatedAfter = async ({ client }: Awaited<ReturnType<typeof open>>, fleetId: string, days: number) =>
  (await repeatLastWeek(client, fleetId, plusDays(today(), days), new AbortController().signal)).values

describe('repeating last week', () => {
  test('keeps driver, vehicle, product, volume and length, moves the dates by a week, and keeps the order', async () => {
    const fleet = await fleetWithFuel()
    const driverId = await addDriver(fleet, 'Ana', 'Cruz')
    // A second driver with the same name: the id of the code decides.
    await addDriver(fleet, 'Ana', 'Cruz')
    const vehicleId = await addVehicle(fleet)
    await makeCodes(fleet, {
      fuelCodeType: 'driver-vehicle-specific',
      driverIds: [driverId],
      vehicleIds: [vehicleId],
      literVolume: millilitres(40_500),
      startDate: plusDays(today(), 1),
      endDate: plusDays(today(), 3),
      maxUsage: 1,
    })
    await makeCodes(fleet, { productCode: 'gas91' })
    const portal = await open({ fleet })
    const values = await repeatedAfter(portal, fleet.fleetId, 7)
    expect(values).toMatchObject([
      {
        fuelCodeType: 'driver-vehicle-specific',
        driver: { value: driverId, label: 'Ana Cruz' },
        vehicle: { value: vehicleId, label: 'NAB1234' },
        productCode: 'diesel',
        literVolume: 40_500,
        startDate: plusDays(today(), 8),
        durationDays: '3',
        isOneTime: true,
      },
      { fuelCodeType: 'any', productCode: 'gas91', startDate: plusDays(today(), 7), durationDays: '7' },
    ])
  })

  test('leaves out codes that were deactivated, that renew by themselves, and that are older than a week', async () => {
    const fleet = await fleetWithFuel()
    await makeCodes(fleet, { autoRenew: true })
    const portal = await open({ fleet })
    expect(await repeatedAfter(portal, fleet.fleetId, 7)).toEqual([])
    await makeCodes(fleet, {})
    expect(await repeatedAfter(portal, fleet.fleetId, 7)).toHaveLength(1)
    expect(await repeatedAfter(portal, fleet.fleetId, 8)).toEqual([])
    // The codes of today are not of last week.
    expect(await repeatedAfter(portal, fleet.fleetId, 0)).toEqual([])
  })

  test('has no driver if the driver of the code is no longer active', async () => {
    const fleet = await fleetWithFuel()
    const driverId = await addDriver(fleet, 'Ana', 'Cruz')
    await makeCodes(fleet, { fuelCodeType: 'driver-specific', driverIds: [driverId] })
    await fleet.arrange(updateDriver, { driverId, status: 'inactive' })
    const portal = await open({ fleet })
    expect(await repeatedAfter(portal, fleet.fleetId, 7)).toMatchObject([
      { fuelCodeType: 'driver-specific', driver: null },
    ])
  })

  test('says that there are more codes than the 500 that it repeats', async () => {
    const fleet = await fleetWithFuel()
    await makeCodes(fleet, {})
    let code: object
    const { user, wire } = await open({
      fleet,
      prepareWire: ({ rewrite }) =>
        rewrite(listFuelCodes, (answer) => {
          code ??= (answer['fuelCodes'] as object[])[0] ?? {}
          const fuelCodes = Array.from({ length: 501 }, (_, index) => ({
            ...code,
            fuelCodeId: `code-${index}`,
          }))
          return { fuelCodes, count: fuelCodes.length }
        }),
    })
    await waitFor(() => expect(wire.of(listFuelCodes)).toHaveLength(1))
    await press(user, 'Repeat last week')
    expect(await screen.findByText(/^Only the newest 500 codes of last week added/)).toBeVisible()
  })

  test('marks the new drafts, names the drivers who are no longer active, and Undo removes exactly the new drafts', async () => {
    const fleet = await fleetWithFuel()
    const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
    onTestFinished(() => scrolledTo.mockRestore())
    const driverId = await addDriver(fleet, 'Ana', 'Cruz')
    await makeCodes(
      fleet,
      { fuelCodeType: 'driver-specific', driverIds: [driverId] },
      { productCode: 'gas91' },
    )
    await fleet.arrange(updateDriver, { driverId, status: 'inactive' })
    const { user } = await open({
      fleet,
      // The codes of today as those of yesterday.
      prepareWire: ({ lack }) => lack(listFuelCodes, ['startDate', 'endDate']),
    })
    await addCode(user, { ...anyCode, volume: '77' })
    expect(screen.queryByText('New')).toBeNull()
    await press(user, 'Repeat last week')
    await waitFor(() => expect(drafts()).toHaveLength(3))
    const rows = () => screen.getAllByRole('row').slice(1)
    expect(rows()[0]).not.toHaveTextContent('New')
    expect(rows()[1]).toHaveTextContent('New')
    expect(rows()[2]).toHaveTextContent('New')
    await waitFor(() => expect(scrolledTo.mock.instances).toHaveLength(1))
    const [scrolled] = scrolledTo.mock.contexts as Element[]
    expect(scrolled?.closest('tr')).toBe(rows()[1])
    expect(await screen.findByText(/Ana Cruz is inactive and was left out\./)).toBeVisible()
    await addCode(user, { ...anyCode, volume: '88' })
    await press(user, 'Undo')
    expect(drafts()).toHaveLength(2)
    expect(rows()[0]).toHaveTextContent('77 L')
    expect(rows()[1]).toHaveTextContent('88 L')
  })

  test('says that there are no codes of last week', async () => {
    const { user } = await open()
    await press(user, 'Repeat last week')
    expect(await screen.findByText('The last 7 days have no codes to repeat.')).toBeVisible()
    expect(drafts()).toEqual([])
  })
})

describe('a new code', () => {
  test('starts with product, volume and length of the last code of the fleet', async () => {
    const fleet = await fleetWithFuel()
    await makeCodes(fleet, { literVolume: millilitres(33_000), endDate: plusDays(today(), 13) })
    const { user } = await open({ fleet })
    await waitFor(async () => {
      await press(user, 'Add code')
      const dialog = within(await findDialog())
      const volume = dialog.getByLabelText<HTMLInputElement>('Volume').value
      if (volume === '') await user.click(dialog.getByRole('button', { name: 'Cancel' }))
      expect(volume).toBe('33')
    })
    const dialog = within(await findDialog())
    expect(dialog.getByLabelText('Product')).toHaveValue('diesel')
    expect(dialog.getByLabelText('Duration in days')).toHaveValue('14')
    expect(dialog.getByLabelText('Type')).toHaveValue('')
  })

  test('names the last code whose values it has, and can be emptied', async () => {
    const fleet = await fleetWithFuel()
    const [last] = await makeCodes(fleet, { literVolume: millilitres(33_000) })
    const { user } = await open({ fleet })
    const code = inGroups(last?.fuelCode ?? '')
    await waitFor(async () => {
      await press(user, 'Add code')
      const opened = within(await findDialog())
      const note = opened.queryByText(/As in your last code/)
      if (!note) await user.click(opened.getByRole('button', { name: 'Cancel' }))
      expect(note).toHaveTextContent(`As in your last code (${code}): Diesel, 33 L, 7 days`)
    })
    const dialog = within(await findDialog())
    expect(dialog.getByText(code)).toHaveAttribute('data-secret')
    await user.selectOptions(dialog.getByLabelText('Product'), 'gas91')
    expect(dialog.getByText(/As in your last code/)).toHaveTextContent(/: 33 L, 7 days$/)
    await user.click(dialog.getByRole('button', { name: 'Clear' }))
    expect(dialog.queryByText(/As in your last code/)).toBeNull()
    expect(dialog.getByLabelText('Product')).toHaveValue('gas91')
    expect(dialog.getByLabelText('Volume')).toHaveValue('')
    expect(dialog.getByLabelText('Duration in days')).toHaveValue('')
  })

  test('names the last draft whose values it has', async () => {
    const { user } = await open()
    await addCode(user)
    await press(user, 'Add code')
    const dialog = within(await findDialog())
    expect(dialog.getByText('As in the last code in your list: Diesel, 10.5 L, 7 days')).toBeVisible()
  })
})

describe('all drafts', () => {
  test('get the values that are filled in, and Undo gives the earlier ones back', async () => {
    const { user } = await open()
    await addCode(user)
    await addCode(user, { ...anyCode, product: 'gas91', volume: '20' })
    await press(user, 'Change all')
    const dialog = within(await findDialog('Change 2 codes'))
    await user.type(dialog.getByLabelText('Volume'), '0.5')
    await user.click(dialog.getByRole('button', { name: 'Apply to 2 codes' }))
    expect(await dialog.findByText('Minimum redeem limit 1 L')).toBeVisible()
    await user.clear(dialog.getByLabelText('Volume'))
    await user.type(dialog.getByLabelText('Volume'), '30')
    await user.click(dialog.getByRole('button', { name: 'Apply to 2 codes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const rows = () => screen.getAllByRole('row').slice(1)
    expect(rows()[0]).toHaveTextContent(/Diesel.*30 L/)
    expect(rows()[1]).toHaveTextContent(/Gas 91.*30 L/)
    await press(user, 'Undo')
    expect(rows()[1]).toHaveTextContent(/Gas 91.*20 L/)
  })

  test('are deleted together, and Undo brings them back', async () => {
    const { user } = await open()
    await addCode(user)
    await addCode(user)
    await press(user, 'Delete all')
    expect(screen.getByText('No codes yet')).toBeVisible()
    await press(user, 'Undo')
    expect(drafts()).toHaveLength(2)
  })
})

test('200 codes are generated in one call, in the order of the drafts', async () => {
  const fleet = await fleetWithFuel()
  const { user, wire } = await open({ fleet, search: 'dialog=table' })
  await user.click(await screen.findByLabelText('Paste rows copied from a spreadsheet'))
  await user.paste(
    Array.from({ length: 200 }, (_, row) => `any\tDiesel\t${(1 + row / 1000).toFixed(3)}\t7`).join('\n'),
  )
  await press(user, 'Add 200 codes')
  await waitFor(() => expect(drafts()).toHaveLength(200))
  await press(user, 'Continue')
  await press(user, 'Generate 200 codes')
  expect(await screen.findByText('200 fuel codes were generated.')).toBeVisible()
  expect(wire.of(createFuelCodes)).toHaveLength(1)
  expect(wire.of(createFuelCodes)[0]?.body).toHaveLength(200)
  const generated = await codesOf(fleet)
  expect(generated).toHaveLength(50)
})
