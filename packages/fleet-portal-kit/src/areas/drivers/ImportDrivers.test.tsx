import { createDriver, importDrivers, listDrivers } from 'api-client/contract/drivers'
import { settleKey } from 'api-client/contract/settle'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import type { TestFleet } from '../../testing/testFleet.ts'
import { FleetDrivers } from './FleetDrivers.tsx'

const titles = 'first_name,last_name,driver_id,mobile_number'
const csv = (...lines: string[]) => new File([[titles, ...lines, ''].join('\r\n')], 'drivers.csv')
const ana = 'Ana,Cruz,N0100000001,09171234567'
const jose = 'José,Peña,N0100000002,09171234568'

const drivers = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => `Ana,Cruz,M${String(from + n).padStart(10, '0')},09171234567`)

const open = (options: PortalOptions = {}) =>
  renderInPortal((fleetId) => <FleetDrivers fleetId={fleetId} />, { search: 'dialog=import', ...options })

const choose = async (...files: File[]) => {
  const input = await screen.findByLabelText<HTMLInputElement>('Choose a file', { selector: 'input' })
  await userEvent.upload(input, files, { applyAccept: false })
}
const upload = async (file: File) => {
  await choose(file)
  await userEvent.click(await screen.findByRole('button', { name: 'Upload' }))
}
const namesOf = async (fleet: TestFleet) => {
  const { drivers } = await fleet.arrange(listDrivers, { fleetId: fleet.fleetId, perPage: 50 })
  return drivers.map(({ firstName, lastName }) => `${firstName} ${lastName}`).toSorted()
}
const addTwin = ({ arrange, fleetId }: TestFleet) =>
  arrange(createDriver, {
    fleetId,
    firstName: 'Old',
    lastName: 'Cruz',
    driverLicenseId: 'N0100000009',
    mobileNumber: '09171234560',
  })
const write = async (cell: string, value: string) => {
  const input = await screen.findByRole('textbox', { name: cell })
  await userEvent.clear(input)
  await userEvent.type(input, `${value}{Enter}`)
}
const dialog = (name: string) => screen.findByRole('dialog', { name })

// Without a layout no row would be in view.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900)
  return () => vi.restoreAllMocks()
})

describe('the way in', () => {
  test('is a button of the drivers page, and the dialog has an address', async () => {
    const { person, navigation } = await open({ search: '' })
    await person.click(await screen.findByRole('button', { name: 'Import by CSV' }))
    expect(await dialog('Import Drivers')).toBeVisible()
    expect(navigation.search()).toBe('dialog=import')
    navigation.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('is closed to a role that may only look, by its address too', async () => {
    await open({ as: 'data-analyst' })
    expect(await screen.findByText(/no drivers yet/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Import by CSV' })).not.toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('is closed on a deactivated fleet and says why', async () => {
    await open({ isDeactivated: true })
    const button = await screen.findByRole('button', { name: /^Import by CSV/ })
    expect(button).toHaveAccessibleDescription(/This fleet is deactivated/)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('a choice', () => {
  test('of another kind of file is an Invalid File', async () => {
    await open()
    await choose(new File(['x'], 'drivers.xlsx'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid File')
    expect(screen.queryByRole('button', { name: 'Upload' })).not.toBeInTheDocument()
  })

  test('of two files dropped together is an Invalid File', async () => {
    await open()
    const zone = (await screen.findByText(/Drop one .csv file here/)).parentElement as HTMLElement
    fireEvent.drop(zone, { dataTransfer: { items: [], files: [csv(ana), csv(jose)] } })
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid File')
  })

  test('can be dropped, and says so while something else hangs over it', async () => {
    await open()
    const zone = (await screen.findByText(/Drop one .csv file here/)).parentElement as HTMLElement
    const image = { items: [{ kind: 'file', type: 'image/png' }], files: [] }
    fireEvent.dragEnter(zone, { dataTransfer: image })
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid File')
    fireEvent.dragLeave(zone)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    fireEvent.drop(zone, { dataTransfer: { items: [], files: [csv(ana)] } })
    expect(await screen.findByText(/1 driver in the file/)).toBeVisible()
  })

  test('can begin with a template that holds the titles', async () => {
    const made: Blob[] = []
    URL.createObjectURL = (blob) => `blob:${made.push(blob as Blob)}`
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: 'Download the template' }))
    expect(clicked).toHaveBeenCalledTimes(1)
    expect(await made[0]?.text()).toBe(`${titles}\r\n`)
    clicked.mockRestore()
  })
})

describe('a file with faults', () => {
  test('is not sent, and its faults are listed by kind', async () => {
    const { wire, person } = await open()
    const short = Array.from({ length: 7 }, () => 'Ana,Cruz,N01,09171234567')
    await choose(csv('J@n,Cruz,N0100000003,0917', ...short, '', ana))
    const failed = await dialog('Import Failed!')
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
    await person.click(screen.getByRole('button', { name: 'Choose another file' }))
    expect(await dialog('Import Drivers')).toBeVisible()
    expect(wire.of(importDrivers)).toEqual([])
  })

  test('with wrong titles says which column should be what', async () => {
    await open()
    await choose(new File(['first_name,surname,driver_id,mobile_number\nA,B,C,D'], 'drivers.csv'))
    const failed = await dialog('Import Failed!')
    expect(within(failed).getByRole('group', { name: 'Invalid CSV File' })).toHaveTextContent(
      'Column 2 should be last_name',
    )
  })
})

describe('rows with faults', () => {
  const fix = async (...files: File[]) => {
    await choose(...files)
    await dialog('Import Failed!')
    await userEvent.click(screen.getByRole('button', { name: 'Fix here' }))
    return screen.findByRole('table', { name: 'Rows of the file' })
  }

  test('are named by row and column, put right in place, and sent when none is left', async () => {
    const { wire, fleet } = await open()
    await fix(csv(ana, 'J@n,Cruz,N0100000003,0917', ana))
    expect(screen.getByRole('textbox', { name: 'Row 3, first_name' })).toBeInvalid()
    expect(screen.getByRole('textbox', { name: 'Row 3, last_name' })).toBeValid()
    expect(screen.getByRole('textbox', { name: 'Row 3, first_name' })).toHaveAccessibleDescription(
      'Invalid first name. Invalid mobile number',
    )
    expect(screen.getByRole('textbox', { name: 'Row 4, driver_id' })).toHaveAccessibleDescription(
      'Same driver_id as row 2',
    )
    await write('Row 3, first_name', 'Jan')
    await write('Row 3, mobile_number', '9171234561')
    expect(await screen.findByDisplayValue('09171234561')).toBeVisible()
    const send = screen.getByRole('button', { name: /^Upload/ })
    expect(send).toHaveAccessibleDescription(/last faulty row/)
    await userEvent.click(send)
    expect(wire.of(importDrivers)).toEqual([])
    await write('Row 4, driver_id', 'N0100000004')
    await userEvent.click(await screen.findByRole('button', { name: 'Upload' }))
    await dialog('File uploaded success')
    expect(await namesOf(fleet)).toEqual(['Ana Cruz', 'Ana Cruz', 'Jan Cruz'])
  })

  test('are left out where the person says so, and nothing else is', async () => {
    const { fleet } = await open()
    await fix(csv(ana, 'J@n,Cruz,N0100000003,09171234567', '', jose))
    await userEvent.click(screen.getByRole('button', { name: 'Leave out 2 rows' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Upload' }))
    expect(await dialog('File uploaded success')).toHaveTextContent('2 rows were left out.')
    expect(await namesOf(fleet)).toEqual(['Ana Cruz', 'José Peña'])
  })

  test('free their driver ID for a later row when they are left out', async () => {
    await open()
    await fix(csv('J@n,Cruz,N0100000001,09171234567', ana))
    expect(await screen.findByText('Same driver_id as row 2')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Leave out row 2' }))
    expect(await screen.findByText('1 driver ready to be sent.')).toBeVisible()
  })

  test('below wrong titles are read under the right ones, which is said', async () => {
    const { fleet } = await open()
    const moved = 'Last Name,First Name,driver_id,mobile_number\nCruz,Ana,N0100000001,09171234567'
    await fix(new File([moved], 'drivers.csv'))
    expect(screen.getByText(/titles in the first row were put right/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }))
    await dialog('File uploaded success')
    expect(await namesOf(fleet)).toEqual(['Ana Cruz'])
  })

  test('can be pasted from a spreadsheet, without titles too', async () => {
    const { fleet } = await open()
    const box = await screen.findByRole('textbox', { name: /paste rows/ })
    fireEvent.change(box, { target: { value: [ana, jose].join('\n').replaceAll(',', '\t') } })
    expect(await screen.findByText(/came without titles/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Row 1, first_name' })).toHaveValue('Ana')
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }))
    await dialog('File uploaded success')
    expect(await namesOf(fleet)).toEqual(['Ana Cruz', 'José Peña'])
  })

  test('are not thrown away by Esc without asking', async () => {
    await open()
    await fix(csv('J@n,Cruz,N0100000003,09171234567'))
    await write('Row 2, first_name', 'Jan')
    await userEvent.keyboard('{Escape}')
    expect(await screen.findByRole('alertdialog')).toBeVisible()
  })
})

describe('a long file', () => {
  test('goes out in parts, and none of them twice when the connection breaks and comes back', async () => {
    const { wire, fleet } = await open()
    await choose(csv(...drivers(0, 600)))
    await screen.findByText(/600 drivers in the file/)
    wire.passOne(importDrivers)
    wire.loseAnswer(importDrivers)
    for (let n = 0; n < 6; n++) wire.loseRequest(settleKey)
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }))
    const failed = await screen.findByRole('dialog', { name: 'Import Failed!' }, { timeout: 40_000 })
    expect(failed).toHaveTextContent('250 of 600 rows were applied before that.')
    await userEvent.click(screen.getByRole('button', { name: 'Upload the rest' }))
    await dialog('File uploaded success')
    const { count } = await fleet.arrange(listDrivers, { fleetId: fleet.fleetId })
    expect(count).toBe(600)
    const keys = wire.of(importDrivers).map(({ key }) => key)
    expect(keys).toHaveLength(4)
    expect(keys[2]).toBe(keys[1])
  })

  test('can be stopped, and says what was sent and what was not', async () => {
    const { wire, fleet } = await open()
    const release = wire.hold(importDrivers)
    await upload(csv(...drivers(0, 600)))
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }))
    release()
    expect(await dialog('Some entries were not applied')).toHaveTextContent('350 rows were not sent.')
    expect(wire.of(importDrivers)).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Fix here' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Upload' }))
    await dialog('File uploaded success')
    expect((await fleet.arrange(listDrivers, { fleetId: fleet.fleetId })).count).toBe(600)
  })
})

describe('a good file', () => {
  test('adds its drivers, tells the host, and shows them', async () => {
    const { fleet, events, wire } = await open()
    await choose(csv(ana, jose, ''))
    expect(await screen.findByText(/2 drivers in the file. Nothing has been sent yet./)).toBeVisible()
    expect(wire.of(importDrivers)).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }))
    expect(await dialog('File uploaded success')).toHaveTextContent('2 drivers added.')
    expect(await namesOf(fleet)).toEqual(['Ana Cruz', 'José Peña'])
    expect(events).toContainEqual({ type: 'drivers.imported', widget: 'drivers', data: { applied: 2 } })
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(await screen.findByText('José Peña')).toBeVisible()
  })

  test('of a spreadsheet arrives whole: semicolons, Windows letters, lost zeros', async () => {
    const { fleet } = await open()
    const text = `${titles.replaceAll(',', ';')}\r\nNiño;Peña;n0100000009;9171234567\r\n`
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    await choose(new File([bytes], 'excel.csv'))
    expect(await screen.findByText(/1 mobile number had lost its leading zero/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }))
    await dialog('File uploaded success')
    const { drivers } = await fleet.arrange(listDrivers, { fleetId: fleet.fleetId })
    expect(drivers).toMatchObject([
      { firstName: 'Niño', lastName: 'Peña', driverLicenseId: 'N0100000009', mobileNumber: '09171234567' },
    ])
  })

  test('with a driver that exists is applied in part, and says which row was not', async () => {
    const { fleet } = await open()
    await addTwin(fleet)
    await upload(csv(ana, jose, 'Twin,Cruz,N0100000009,09171234569'))
    const partial = await dialog('Some entries were not applied')
    expect(partial).toHaveTextContent('File uploaded success, but some of your entries were not applied.')
    expect(partial).toHaveTextContent('2 of 3 rows were applied: row 2–3.')
    expect(within(partial).getByRole('group', { name: 'Not applied' })).toHaveTextContent(
      'Row 4: This Driver ID already exists.',
    )
    expect(await namesOf(fleet)).toEqual(['Ana Cruz', 'José Peña', 'Old Cruz'])
  })

  test('that was applied in part is put right in place, and only what is left of it is sent', async () => {
    const { fleet, wire, events } = await open()
    await addTwin(fleet)
    await upload(csv(ana, 'Twin,Cruz,N0100000009,09171234569'))
    await dialog('Some entries were not applied')
    await userEvent.click(screen.getByRole('button', { name: 'Fix here' }))
    expect(await screen.findByText('This Driver ID already exists.')).toBeVisible()
    await write('Row 3, driver_id', 'N0100000010')
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }))
    expect(await dialog('File uploaded success')).toBeVisible()
    expect(wire.of(importDrivers)).toHaveLength(2)
    expect(await namesOf(fleet)).toEqual(['Ana Cruz', 'Old Cruz', 'Twin Cruz'])
    expect(events.filter(({ type }) => type === 'drivers.imported').map(({ data }) => data)).toEqual([
      { applied: 1 },
      { applied: 1 },
    ])
  })

  test('of which nothing is applied has failed', async () => {
    const { events } = await open()
    await upload(csv(ana))
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Import by CSV' }))
    await upload(csv(ana))
    expect(await dialog('Import Failed!')).toHaveTextContent('Row 2: This Driver ID already exists.')
    expect(events.filter(({ type }) => type === 'drivers.imported')).toHaveLength(1)
  })

  test('is sent once, however often the button is pressed, and the dialog waits for the answer', async () => {
    const { wire, fleet } = await open()
    const release = wire.hold(importDrivers)
    await choose(csv(ana))
    await userEvent.tripleClick(await screen.findByRole('button', { name: 'Upload' }))
    expect(await screen.findByText('Uploading the file…')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('dialog')).toBeVisible()
    release()
    await dialog('File uploaded success')
    expect(wire.of(importDrivers)).toHaveLength(1)
    expect(await namesOf(fleet)).toEqual(['Ana Cruz'])
  })

  test('whose answer is lost is looked up and not sent a second time', async () => {
    const { wire, fleet } = await open()
    wire.loseAnswer(importDrivers)
    await upload(csv(ana))
    await dialog('File uploaded success')
    expect(wire.of(importDrivers)).toHaveLength(1)
    expect(await namesOf(fleet)).toEqual(['Ana Cruz'])
  })

  test('that the server breaks on can be sent again', async () => {
    const { wire, fleet } = await open()
    wire.breakAt(importDrivers, 'before-tx')
    wire.breakAt(importDrivers, 'before-tx')
    await upload(csv(ana))
    expect(await dialog('Import Failed!')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Upload again' }))
    await dialog('File uploaded success')
    expect(await namesOf(fleet)).toEqual(['Ana Cruz'])
  })
})
