import { importDrivers, listDrivers } from 'fleet-portal-api-client/contract/drivers'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { addExistingDriver, duplicate, titles } from './importRows.ts'
import { csv, ana, jose, open, choose, namesOf, fillCell, findDialog, mockLayout } from './importScene.tsx'

mockLayout()

describe('the import dialog', () => {
  test('opens from a button of the drivers page and has its own URL', async () => {
    const { user, navigation } = await open({ search: '' })
    await user.click(await screen.findByRole('button', { name: 'Import by CSV' }))
    expect(await findDialog('Import Drivers')).toBeVisible()
    expect(navigation.search()).toBe('dialog=import')
    navigation.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('does not open for a role without write access, from its URL either', async () => {
    await open({ as: 'data-analyst' })
    expect(await screen.findByText(/no drivers yet/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Import by CSV' })).not.toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('does not open for a deactivated fleet, and shows the reason', async () => {
    await open({ isDeactivated: true })
    const button = await screen.findByRole('button', { name: /^Import by CSV/ })
    expect(button).toHaveAccessibleDescription(/This fleet is deactivated/)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('the file choice', () => {
  test('refuses another kind of file', async () => {
    await open()
    await choose(new File(['x'], 'drivers.xlsx'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid File')
    expect(screen.queryByRole('button', { name: 'Upload' })).not.toBeInTheDocument()
  })

  test('refuses two dropped files', async () => {
    await open()
    const zone = (await screen.findByText(/Drop a .csv file here/)).parentElement as HTMLElement
    fireEvent.drop(zone, { dataTransfer: { items: [], files: [csv(ana), csv(jose)] } })
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid File')
  })

  test('accepts a dropped file, and shows an error while another kind of file is dragged over it', async () => {
    await open()
    const zone = (await screen.findByText(/Drop a .csv file here/)).parentElement as HTMLElement
    const image = { items: [{ kind: 'file', type: 'image/png' }], files: [] }
    fireEvent.dragEnter(zone, { dataTransfer: image })
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid File')
    fireEvent.dragLeave(zone)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    fireEvent.drop(zone, { dataTransfer: { items: [], files: [csv(ana)] } })
    expect(await screen.findByText(/1 driver in the file/)).toBeVisible()
  })

  test('offers a template with the titles', async () => {
    const blobs: Blob[] = []
    URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Download the template' }))
    expect(clicked).toHaveBeenCalledTimes(1)
    expect(await blobs[0]?.text()).toBe(`${titles}\r\n`)
    clicked.mockRestore()
  })
})

describe('an invalid file', () => {
  test('is not sent, and its errors are listed by kind', async () => {
    const { wire, user } = await open()
    const short = Array.from({ length: 7 }, () => 'Ana,Cruz,N01,09171234567')
    await choose(csv('J@n,Cruz,N0100000003,0917', ...short, '', ana))
    const failed = await findDialog('Import Failed!')
    const names = within(failed).getByRole('group', { name: 'Wrong first or last name format' })
    expect(names).toHaveTextContent('Row 2: Invalid first name')
    expect(within(failed).getByRole('group', { name: 'Wrong mobile number' })).toHaveTextContent(
      'Row 2: Invalid mobile number',
    )
    const ids = within(failed).getByRole('group', { name: 'Wrong driver ID format' })
    expect(within(ids).getAllByRole('listitem')).toHaveLength(5)
    expect(ids).toHaveTextContent('Row 3: Invalid driver ID (must be 11 chars)')
    expect(ids).toHaveTextContent('and 2 more others')
    expect(within(failed).getByRole('group', { name: 'Other error' })).toHaveTextContent('Row 10: Blank row')
    await user.click(screen.getByRole('button', { name: 'Choose another file' }))
    expect(await findDialog('Import Drivers')).toBeVisible()
    expect(wire.of(importDrivers)).toEqual([])
  })

  test('with a driver that the fleet already has is not shown as valid while the drivers are read', async () => {
    const { wire, fleet } = await open()
    await addExistingDriver(fleet)
    await waitFor(() => expect(wire.isBusy()).toBe(false))
    const release = wire.holdAll(listDrivers)
    await choose(csv(ana, duplicate))
    const status = 'Comparing the rows with those that the fleet already has…'
    expect(await screen.findByText(status, {}, { timeout: 10_000 })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull()
    release()
    const failed = await findDialog('Import Failed!')
    expect(within(failed).getByRole('group', { name: 'Already in the fleet' })).toHaveTextContent(
      'Row 3: driver_id already in the fleet: Old Cruz',
    )
    expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull()
  })

  test('is shown as valid if the drivers cannot be read: the server checks them too', async () => {
    const { wire, fleet } = await open()
    await addExistingDriver(fleet)
    await waitFor(() => expect(wire.isBusy()).toBe(false))
    wire.refuse(listDrivers, 'BadRequest')
    await choose(csv(ana, duplicate))
    expect(await screen.findByRole('button', { name: 'Upload' })).toBeVisible()
  })

  test('with wrong titles shows the expected title of the column', async () => {
    await open()
    await choose(new File(['first_name,surname,driver_id,mobile_number\nA,B,C,D'], 'drivers.csv'))
    const failed = await findDialog('Import Failed!')
    expect(within(failed).getByRole('group', { name: 'Invalid CSV File' })).toHaveTextContent(
      'Column 2 should be last_name',
    )
    expect(failed).toHaveTextContent('Titles of your file: first_name, surname, driver_id, mobile_number')
  })

  test('with semicolons names them, and says that the file can stay as it is', async () => {
    await open()
    await choose(
      new File(
        ['first_name;last_name;driver_id;mobile_number\nJ@n;Cruz;N0100000003;09171234567'],
        'drivers.csv',
      ),
    )
    await findDialog('Import Failed!')
    await userEvent.click(screen.getByRole('button', { name: 'Fix here' }))
    expect(
      await screen.findByText(
        'This file has semicolons between its cells. They were read as commas. You do not need to change the file.',
      ),
    ).toBeVisible()
  })
})

describe('invalid rows', () => {
  const openEditor = async (...files: File[]) => {
    await choose(...files)
    await findDialog('Import Failed!')
    await userEvent.click(screen.getByRole('button', { name: 'Fix here' }))
    return screen.findByRole('table', { name: 'Rows of the file' })
  }

  test('are shown by row and column, can be corrected in place, and are sent once all are valid', async () => {
    const { wire, fleet } = await open()
    await openEditor(csv(ana, 'J@n,Cruz,N0100000003,0917', ana))
    expect(screen.getByRole('textbox', { name: 'Row 3, first_name' })).toBeInvalid()
    expect(screen.getByRole('textbox', { name: 'Row 3, last_name' })).toBeValid()
    expect(screen.getByRole('textbox', { name: 'Row 3, first_name' })).toHaveAccessibleDescription(
      'Invalid first name Invalid mobile number',
    )
    expect(screen.getByRole('textbox', { name: 'Row 4, driver_id' })).toHaveAccessibleDescription(
      'Same driver_id as row 2',
    )
    await fillCell('Row 3, first_name', 'Jan')
    await fillCell('Row 3, mobile_number', '9171234561')
    expect(await screen.findByDisplayValue('09171234561')).toBeVisible()
    const send = screen.getByRole('button', { name: /^Upload/ })
    expect(send).toHaveAccessibleDescription(/last row with an error/)
    await userEvent.click(send)
    expect(wire.of(importDrivers)).toEqual([])
    await fillCell('Row 4, driver_id', 'N0100000004')
    await userEvent.click(await screen.findByRole('button', { name: 'Upload' }))
    await findDialog('File uploaded success')
    expect(await namesOf(fleet)).toEqual(['Ana Cruz', 'Ana Cruz', 'Jan Cruz'])
  })

  test('can be corrected one after another with Enter', async () => {
    await open()
    await openEditor(csv('J@n,Cruz,N0100000003,09171234567', 'J@n,Cruz,N0100000004,09171234567'))
    await fillCell('Row 2, first_name', 'Jan')
    expect(screen.getByRole('textbox', { name: 'Row 3, first_name' })).toHaveFocus()
    await fillCell('Row 3, first_name', 'Jan')
    expect(await screen.findByText('2 drivers ready to be sent.')).toBeVisible()
  })

  test('include a row that becomes invalid by an edit of another one, without a change of the focus', async () => {
    await open()
    await openEditor(csv('J@n,Cruz,N0100000003,09171234567', 'J@n,Cruz,N0100000004,09171234567', ana))
    expect(await screen.findByRole('textbox', { name: 'Row 2, first_name' })).toHaveFocus()
    await fillCell('Row 2, driver_id', 'N0100000001')
    expect(await screen.findByRole('textbox', { name: 'Row 4, driver_id' })).toBeInvalid()
    expect(screen.getByRole('textbox', { name: 'Row 3, driver_id' })).toHaveFocus()
  })

  test('can be left out, without any other row', async () => {
    const { fleet } = await open()
    await openEditor(csv(ana, 'J@n,Cruz,N0100000003,09171234567', '', jose))
    await userEvent.click(screen.getByRole('button', { name: 'Leave out 2 rows' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Upload' }))
    expect(await findDialog('File uploaded success')).toHaveTextContent('2 rows were left out.')
    expect(await namesOf(fleet)).toEqual(['Ana Cruz', 'José Peña'])
  })

  test('free their driver ID for a later row when they are left out', async () => {
    await open()
    await openEditor(csv('J@n,Cruz,N0100000001,09171234567', ana))
    expect(await screen.findByText('Same driver_id as row 2')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Leave out row 2' }))
    expect(await screen.findByText('1 driver ready to be sent.')).toBeVisible()
  })

  test('below misplaced titles are sorted under the right titles, with a message', async () => {
    const { fleet } = await open()
    const reordered = 'Last Name,First Name,driver_id,mobile_number\nCruz,Ana,N0100000001,09171234567'
    await openEditor(new File([reordered], 'drivers.csv'))
    expect(screen.getByText(/titles in the first row were corrected/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }))
    await findDialog('File uploaded success')
    expect(await namesOf(fleet)).toEqual(['Ana Cruz'])
  })

  test('can be pasted from a spreadsheet, also without titles', async () => {
    const { fleet } = await open()
    const pasteField = await screen.findByRole('textbox', { name: /paste rows/ })
    fireEvent.change(pasteField, { target: { value: [ana, jose].join('\n').replaceAll(',', '\t') } })
    expect(await screen.findByText(/have no titles/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Row 1, first_name' })).toHaveValue('Ana')
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }))
    await findDialog('File uploaded success')
    expect(await namesOf(fleet)).toEqual(['Ana Cruz', 'José Peña'])
  })

  test('are not discarded by Esc without a confirmation', async () => {
    await open()
    await openEditor(csv('J@n,Cruz,N0100000003,09171234567'))
    await fillCell('Row 2, first_name', 'Jan')
    await userEvent.keyboard('{Escape}')
    expect(await screen.findByRole('alertdialog')).toBeVisible()
  })

  test('are not discarded without a confirmation by another page, nor by closing the tab', async () => {
    const { navigation, moves } = await open()
    await openEditor(csv('J@n,Cruz,N0100000003,09171234567'))
    await fillCell('Row 2, first_name', 'Jan')
    const unload = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(unload)
    expect(unload.defaultPrevented).toBe(true)
    act(() => navigation.navigate({ area: 'vehicles' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
    expect(moves).toEqual([])
    expect(screen.getByRole('textbox', { name: 'Row 2, first_name' })).toHaveValue('Jan')
  })

  test('that were left out are not forgotten by Close without a confirmation', async () => {
    await open()
    await openEditor(csv(ana, 'J@n,Cruz,N0100000003,09171234567'))
    await userEvent.click(screen.getByRole('button', { name: 'Leave out row 3' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(await screen.findByRole('alertdialog')).toBeVisible()
  })

  test('are not discarded without a confirmation by another file, nor by Close after an upload that failed', async () => {
    const { wire } = await open()
    await openEditor(csv('J@n,Cruz,N0100000003,09171234567'))
    await fillCell('Row 2, first_name', 'Jan')
    await userEvent.click(screen.getByRole('button', { name: 'Choose another file' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
    expect(screen.getByRole('textbox', { name: 'Row 2, first_name' })).toHaveValue('Jan')
    wire.breakAt(importDrivers, 'before-tx')
    wire.breakAt(importDrivers, 'before-tx')
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }))
    const failed = within(await findDialog('Import Failed!'))
    await userEvent.click(failed.getByRole('button', { name: 'Close' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
    await userEvent.click(failed.getByRole('button', { name: 'Upload again' }))
    const finished = within(await findDialog('File uploaded success'))
    await userEvent.click(finished.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('are discarded for another file if the user confirms it', async () => {
    await open()
    await openEditor(csv('J@n,Cruz,N0100000003,09171234567'))
    await fillCell('Row 2, first_name', 'Jan')
    await userEvent.click(screen.getByRole('button', { name: 'Choose another file' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Leave anyway' }))
    expect(await screen.findByText(/Drop a \.csv file here/)).toBeVisible()
  })
})
