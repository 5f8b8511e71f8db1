import { lookupDrivers } from 'fleet-portal-api-client/contract/drivers'
import { createFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { codeTableMessages } from '../../../locales/en/codeTable.ts'
import { findDialog } from '../../../testing/findDialog.ts'
import { addDriver, addVehicle } from '../../../testing/fuelScene.ts'
import { codesOf, drafts, fleetWithFuel, open, press } from '../generateScene.tsx'
import { codeColumns } from './readCodeRow.ts'

// Without a layout the virtualized grid would render no row.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900)
  return () => vi.restoreAllMocks()
})

const openTable = async () => {
  const fleet = await fleetWithFuel()
  await addDriver(fleet, 'Ana', 'Cruz')
  await addDriver(fleet, 'Ramon', 'Lopez')
  await addDriver(fleet, 'Ramon', 'Lopez')
  await addVehicle(fleet, 'NAB1234')
  const portal = await open({ fleet, search: 'dialog=table' })
  return portal
}

const paste = async (user: UserEvent, ...rows: string[][]) => {
  await user.click(await screen.findByLabelText('Paste rows copied from a spreadsheet'))
  await user.paste(rows.map((row) => row.join('\t')).join('\r\n'))
}

const fillCell = async (user: UserEvent, cell: string, value: string) => {
  const input = await screen.findByRole('textbox', { name: cell })
  await user.clear(input)
  await user.type(input, `${value}{Enter}`)
}

describe('a pasted table', () => {
  test('becomes drafts in the order of its rows, which are generated in one call', async () => {
    const { user, fleet, wire } = await openTable()
    await paste(
      user,
      ['Fuel', 'Driver', 'Qty', 'Duration'],
      ['Diesel', 'Ana Cruz', '40', '7'],
      ['gas 91', 'NAB 1234', '12.5 L', '3'],
      ['Diesel', 'any', '5', '1'],
    )
    expect(await screen.findByText(/: 3 codes\. Nothing is generated yet\./)).toHaveTextContent(
      /^3 pasted rows:/,
    )
    expect(screen.getByRole('button', { name: 'Paste again' })).toBeVisible()
    expect(screen.queryByText(/pasted-rows/)).toBeNull()
    await press(user, 'Add 3 codes')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(drafts()).toHaveLength(3))
    const rows = screen.getAllByRole('row').slice(1)
    expect(rows[0]).toHaveTextContent(/Diesel.*40 L.*Ana Cruz/)
    expect(rows[1]).toHaveTextContent(/Gas 91.*12\.5 L.*NAB1234/)
    expect(rows[2]).toHaveTextContent(/Diesel.*5 L.*Any driver any vehicle/)
    expect(wire.of(createFuelCodes)).toEqual([])
    await press(user, 'Continue')
    await press(user, 'Generate 3 codes')
    expect(await screen.findByText('3 fuel codes were generated.')).toBeVisible()
    expect(wire.of(createFuelCodes)).toHaveLength(1)
    expect(await codesOf(fleet)).toHaveLength(3)
  })

  test('finds drivers whatever the accents and the case of their names, and says what it needs before that', async () => {
    const fleet = await fleetWithFuel()
    await addDriver(fleet, 'Niño', 'Peñaflor')
    await addDriver(fleet, 'Jose', 'Rizal')
    const { user } = await open({ fleet, search: 'dialog=table' })
    expect(
      await screen.findByText(/^Required: driver or plate number, product, liters, and days/),
    ).toBeVisible()
    expect(screen.getByText(/^Dates: 2026-11-30/)).toBeVisible()
    expect(screen.getByText(/^SMS: yes, no, or a mobile number/)).toBeVisible()
    await paste(
      user,
      ['Driver or plate number', 'Product', 'Liters', 'Days'],
      ['NINO PENAFLOR', 'Diesel', '40', '7'],
      ['José Rizal', 'Diesel', '40', '7'],
    )
    await press(user, 'Add 2 codes')
    await waitFor(() => expect(drafts()).toHaveLength(2))
    const rows = screen.getAllByRole('row').slice(1)
    expect(rows[0]).toHaveTextContent('Niño Peñaflor')
    expect(rows[1]).toHaveTextContent('Jose Rizal')
  })

  test('is removed from the list by Undo, and the confirmation names a driver who gets several of its codes', async () => {
    const { user } = await openTable()
    await paste(
      user,
      ['Ana Cruz', 'Diesel', '10', '7'],
      ['Ana Cruz', 'Gas 91', '10', '7'],
      ['NAB1234', 'Diesel', '10', '7'],
    )
    await press(user, 'Add 3 codes')
    await waitFor(() => expect(drafts()).toHaveLength(3))
    await press(user, 'Continue')
    const question = within(await findDialog('Generate 3 codes?', 'alertdialog'))
    expect(question.getByText('Several codes for one driver: Ana Cruz (2).')).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Back to the list' }))
    await press(user, 'Undo')
    expect(drafts()).toHaveLength(0)
    expect(screen.getByText('No codes yet')).toBeVisible()
  })

  test('shows each error at its cell, keeps what was typed, and adds nothing until all rows are right', async () => {
    const { user } = await openTable()
    await paste(
      user,
      ['Ana Cruz', 'Diesel', '40', '7'],
      ['Ana Kruz', 'Diesel', '40', '7'],
      ['Ramon Lopez', 'Diesel', '40', '7'],
      ['Ana Cruz', 'Kerosene', '20000', '7'],
    )
    const dialog = within(await findDialog('Add Codes from a Table'))
    expect(await dialog.findByText('3 of 4 rows must be corrected or left out.')).toBeVisible()
    expect(
      dialog.getByText(
        'Driver or plate number: No active driver or vehicle is “Ana Kruz”. Did you mean Ana Cruz?',
      ),
    ).toBeVisible()
    expect(
      dialog.getByText(
        /^Driver or plate number: More than one driver is named Ramon Lopez\. Write the driver ID/,
      ),
    ).toBeVisible()
    expect(dialog.getByRole('textbox', { name: 'Row 4, Product' })).toBeInvalid()
    expect(dialog.getByRole('textbox', { name: 'Row 4, Liters' })).toBeInvalid()
    expect(dialog.getByRole('button', { name: /^Add 1 code/ })).toHaveAttribute('aria-disabled', 'true')
    await fillCell(user, 'Row 2, Driver or plate number', 'Ana Krus')
    // An edited row is checked again by itself.
    expect(
      await dialog.findByText(
        'Driver or plate number: No active driver or vehicle is “Ana Krus”. Did you mean Ana Cruz?',
      ),
    ).toBeVisible()
    await fillCell(user, 'Row 2, Driver or plate number', 'Ana Cruz')
    await fillCell(user, 'Row 3, Driver or plate number', 'NAB1234')
    await fillCell(user, 'Row 4, Product', 'Diesel')
    await fillCell(user, 'Row 4, Liters', '20')
    await press(user, 'Add 4 codes')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(drafts()).toHaveLength(4)
  })

  test('lists one error per line, which leads to its cell, and hides the columns without a value', async () => {
    const { user } = await openTable()
    await paste(
      user,
      ['Driver', 'Product', 'Liters', 'Days', 'Plate', 'SMS'],
      ['Ana Cruz', 'Kerosene', '40', '7', 'XYZ9999', ''],
    )
    const dialog = within(await findDialog('Add Codes from a Table'))
    expect(await dialog.findByRole('button', { name: /^Product: Write a product/ })).toBeVisible()
    await user.click(
      dialog.getByRole('button', { name: 'Plate number: No active vehicle has the plate number “XYZ9999”' }),
    )
    const plate = dialog.getByRole('textbox', { name: 'Row 2, Plate number' })
    expect(plate).toHaveFocus()
    expect(plate).toBeInvalid()
    expect(dialog.queryByRole('columnheader', { name: 'SMS' })).toBeNull()
    await press(user, 'Show 3 empty columns')
    await fillCell(user, 'Row 2, SMS', 'maybe')
    expect(await dialog.findByRole('button', { name: /^SMS: Write yes, no/ })).toBeVisible()
    await press(user, 'Paste again')
    await press(user, 'Leave anyway')
    expect(await screen.findByLabelText('Paste rows copied from a spreadsheet')).toHaveFocus()
  })

  test('gets the cells of a pasted row in the order of all its columns, also those without a value until then', async () => {
    const { user } = await openTable()
    await paste(
      user,
      ['Product', 'Driver', 'Liters', 'Days', 'SMS'],
      ['Kerosene', 'Ana Cruz', '40', '7', 'yes'],
    )
    const dialog = within(await findDialog('Add Codes from a Table'))
    expect(await dialog.findByRole('textbox', { name: 'Row 2, SMS' })).toHaveValue('yes')
    const titles = () =>
      dialog
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent ?? '')
        .slice(1, -1)
    expect(titles()).not.toContain('Plate number')
    await user.click(dialog.getByRole('textbox', { name: 'Row 2, Driver or plate number' }))
    await user.paste(['Ana Cruz', 'Diesel', '20', '3', '', '', 'NAB1234', 'no'].join('\t'))
    expect(titles()).toEqual(codeColumns.map((column) => codeTableMessages.defaults.columns[column]))
    expect(dialog.getByRole('textbox', { name: 'Row 2, Plate number' })).toHaveValue('NAB1234')
    expect(dialog.getByRole('textbox', { name: 'Row 2, SMS' })).toHaveValue('no')
  })

  test('is checked before it is added, also right after an edit', async () => {
    const { user } = await openTable()
    await paste(user, ['Ana Cruz', 'Diesel', '40', 'soon'])
    await fillCell(user, 'Row 1, Days', '5000')
    await press(user, 'Add 1 code')
    expect(await screen.findByText('Days: Write a number of days from 1 to 1,000')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Row 1, Days' })).toHaveValue('5000')
    expect(drafts()).toEqual([])
  })

  test('says which columns are not used', async () => {
    const { user } = await openTable()
    await paste(
      user,
      ['Driver', 'Product', 'Liters', 'Days', 'Route'],
      ['Ana Cruz', 'Diesel', '40', '7', 'North'],
    )
    expect(await screen.findByText('These columns are not used: Route.')).toBeVisible()
    await press(user, 'Add 1 code')
    await waitFor(() => expect(drafts()).toHaveLength(1))
  })

  test('stays open with its rows if the drivers cannot be read, and can be added then', async () => {
    const { user, wire } = await openTable()
    wire.refuse(lookupDrivers, 'BadRequest')
    wire.refuse(lookupDrivers, 'BadRequest')
    await paste(user, ['Ana Cruz', 'Diesel', '40', '7'])
    await press(user, 'Add 1 code')
    const failed = within(await findDialog('Import Failed!'))
    expect(drafts()).toEqual([])
    await user.click(failed.getByRole('button', { name: 'Add 1 code' }))
    await waitFor(() => expect(drafts()).toHaveLength(1))
  })
})
