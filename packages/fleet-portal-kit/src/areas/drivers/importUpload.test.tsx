import { importDrivers, listDrivers } from 'fleet-portal-api-client/contract/drivers'
import { resolveIdempotencyKey } from 'fleet-portal-api-client/contract/idempotency'
import { screen, within, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { withoutDuplicateCheck } from '../../testing/withoutDuplicateCheck.ts'
import { addExistingDriver, titles, duplicate } from './importRows.ts'
import {
  csv,
  ana,
  jose,
  drivers,
  open,
  choose,
  upload,
  namesOf,
  fillCell,
  findDialog,
  mockLayout,
} from './importScene.tsx'

mockLayout()
afterEach(() => void vi.restoreAllMocks())

describe('a long file', () => {
  test('is sent in batches, each applied once even if the connection fails in between', async () => {
    const { wire, fleet } = await open()
    await choose(csv(...drivers(0, 600)))
    await screen.findByText(/600 drivers in the file/)
    wire.passOne(importDrivers)
    wire.loseAnswer(importDrivers)
    wire.refuse(resolveIdempotencyKey, 'NotImplemented')
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }))
    const failed = await findDialog('Import Failed!')
    expect(failed).toHaveTextContent('250 of 600 rows were applied before that.')
    await userEvent.click(screen.getByRole('button', { name: 'Upload the rest' }))
    await findDialog('File uploaded success')
    const { count } = await fleet.arrange(listDrivers, { fleetId: fleet.fleetId })
    expect(count).toBe(600)
    const keys = wire.of(importDrivers).map(({ key }) => key)
    expect(keys).toHaveLength(4)
    expect(keys[2]).toBe(keys[1])
  })

  test('can be stopped, and shows how many rows were sent', async () => {
    const { wire, fleet } = await open()
    const release = wire.hold(importDrivers)
    await upload(csv(...drivers(0, 600)))
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }))
    release()
    expect(await findDialog('Some entries were not applied')).toHaveTextContent('350 rows were not sent.')
    expect(wire.of(importDrivers)).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Upload the rest' }))
    await findDialog('File uploaded success')
    expect((await fleet.arrange(listDrivers, { fleetId: fleet.fleetId })).count).toBe(600)
  })
})

test('an upload that waits for the connection can be stopped, and does not resume by itself', async () => {
  const { wire, fleet } = await open()
  await choose(csv(ana, jose))
  const uploadButton = await screen.findByRole('button', { name: 'Upload' })
  wire.cut()
  await userEvent.click(uploadButton)
  expect(await screen.findByText(/^There is no connection\. We continue as soon as/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(await findDialog('Import Failed!')).toHaveTextContent('Stopped without a connection.')
  const sent = wire.of(importDrivers).length
  wire.mend()
  window.dispatchEvent(new Event('online'))
  expect(await namesOf(fleet)).toEqual([])
  expect(wire.of(importDrivers)).toHaveLength(sent)
  await userEvent.click(screen.getByRole('button', { name: 'Upload again' }))
  await findDialog('File uploaded success')
  expect(await namesOf(fleet)).toEqual(['Ana Cruz', 'José Peña'])
})

test('a file that is chosen without a connection is shown, and its rows are compared when the connection is back', async () => {
  const { wire, fleet } = await open()
  await addExistingDriver(fleet)
  wire.cut()
  await choose(csv(ana, duplicate))
  expect(await screen.findByText(/2 drivers in the file/)).toBeVisible()
  wire.mend()
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText(/driver_id already in the fleet: Old Cruz/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull()
})

describe('a file that the server rejects', () => {
  test('for one row can be corrected, and all rows are sent together', async () => {
    const { wire, fleet } = await open()
    wire.damage(importDrivers, (file) => file.replace('José', '"Jo"sé'))
    await upload(csv(ana, jose))
    const failed = await findDialog('Import Failed!')
    expect(within(failed).getByRole('group', { name: 'Not applied' })).toHaveTextContent(
      'Row 3: This row was not applied',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Fix here' }))
    await fillCell('Row 3, first_name', 'Jose')
    await userEvent.click(await screen.findByRole('button', { name: 'Upload' }))
    await findDialog('File uploaded success')
    expect(await namesOf(fleet)).toEqual(['Ana Cruz', 'Jose Peña'])
  })

  test.each([
    ['binary content', () => 'PK\u0003\u0004\0'],
    ['wrong titles', (file: string) => file.replace('driver_id', 'licence')],
  ])('because of %s shows the rows of the batch, and can be sent again', async (_, damage) => {
    const { wire, fleet } = await open()
    wire.damage(importDrivers, damage)
    await upload(csv(ana, jose))
    const failed = await findDialog('Import Failed!')
    expect(within(failed).getByRole('group', { name: 'Not applied' })).toHaveTextContent(
      'Rows 2–3: Rejected without a reason',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Upload again' }))
    await findDialog('File uploaded success')
    expect(await namesOf(fleet)).toEqual(['Ana Cruz', 'José Peña'])
    const [first, second] = wire.of(importDrivers).map(({ key }) => key)
    expect(second).not.toBe(first)
  })

  test('in its second batch shows the rows of that batch, which can be corrected', async () => {
    const { wire, fleet } = await open()
    wire.passOne(importDrivers)
    wire.damage(importDrivers, () => '\0')
    await upload(csv(...drivers(0, 300)))
    const failed = await findDialog('Import Failed!')
    expect(failed).toHaveTextContent('250 of 300 rows were applied before that.')
    expect(failed).toHaveTextContent('Rows 252–301: Rejected without a reason')
    await userEvent.click(screen.getByRole('button', { name: 'Fix here' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Upload' }))
    await findDialog('File uploaded success')
    expect((await fleet.arrange(listDrivers, { fleetId: fleet.fleetId })).count).toBe(300)
  })
})

describe('a valid file', () => {
  test('adds its drivers, emits an event to the host, and shows the drivers in the list', async () => {
    const { fleet, events, wire } = await open()
    await choose(csv(ana, jose, ''))
    expect(await screen.findByText(/2 drivers in the file. Nothing has been sent yet./)).toBeVisible()
    expect(wire.of(importDrivers)).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }))
    expect(await findDialog('File uploaded success')).toHaveTextContent('2 drivers added.')
    expect(await namesOf(fleet)).toEqual(['Ana Cruz', 'José Peña'])
    await waitFor(() =>
      expect(events).toContainEqual({ type: 'drivers.imported', widget: 'drivers', data: { applied: 2 } }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(await screen.findByText('José Peña')).toBeVisible()
  })

  test('of a spreadsheet is stored correctly: semicolons, Windows encoding, missing leading zeros', async () => {
    const { fleet } = await open()
    const text = `${titles.replaceAll(',', ';')}\r\nNiño;Peña;n0100000009;9171234567\r\n`
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    await choose(new File([bytes], 'excel.csv'))
    expect(await screen.findByText(/1 mobile number was rewritten/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }))
    await findDialog('File uploaded success')
    const { drivers } = await fleet.arrange(listDrivers, { fleetId: fleet.fleetId })
    expect(drivers).toMatchObject([
      { firstName: 'Niño', lastName: 'Peña', driverLicenseId: 'N0100000009', mobileNumber: '09171234567' },
    ])
  })

  test('with an existing driver is applied in part, and shows the row that was not applied', async () => {
    const { fleet } = await open({ prepareWire: withoutDuplicateCheck(listDrivers) })
    await addExistingDriver(fleet)
    await upload(csv(ana, jose, duplicate))
    const partial = await findDialog('Some entries were not applied')
    expect(partial).toHaveTextContent('File uploaded success, but some of your entries were not applied.')
    expect(partial).toHaveTextContent('2 of 3 rows were applied: rows 2–3.')
    expect(within(partial).getByRole('group', { name: 'Not applied' })).toHaveTextContent(
      'Row 4: This Driver ID already exists.',
    )
    expect(await namesOf(fleet)).toEqual(['Ana Cruz', 'José Peña', 'Old Cruz'])
  })

  test('that was applied in part can be corrected in place, and only the remaining rows are sent', async () => {
    const { fleet, wire, events } = await open({ prepareWire: withoutDuplicateCheck(listDrivers) })
    await addExistingDriver(fleet)
    await upload(csv(ana, duplicate))
    await findDialog('Some entries were not applied')
    await userEvent.click(screen.getByRole('button', { name: 'Fix here' }))
    expect(await screen.findByText('Driver ID: This Driver ID already exists.')).toBeVisible()
    await fillCell('Row 3, driver_id', 'N0100000010')
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }))
    expect(await findDialog('File uploaded success')).toBeVisible()
    expect(wire.of(importDrivers)).toHaveLength(2)
    expect(await namesOf(fleet)).toEqual(['Ana Cruz', 'Old Cruz', 'Twin Cruz'])
    await waitFor(() =>
      expect(events.filter(({ type }) => type === 'drivers.imported').map(({ data }) => data)).toEqual([
        { applied: 1 },
        { applied: 1 },
      ]),
    )
  })

  test('without any applied row shows the import as failed', async () => {
    const { fleet, events } = await open({ prepareWire: withoutDuplicateCheck(listDrivers) })
    await addExistingDriver(fleet)
    await upload(csv(duplicate))
    expect(await findDialog('Import Failed!')).toHaveTextContent('Row 2: This Driver ID already exists.')
    expect(events.filter(({ type }) => type === 'drivers.imported')).toEqual([])
  })

  test('is sent once after several clicks, and the dialog stays open until the answer', async () => {
    const { wire, fleet } = await open()
    const release = wire.hold(importDrivers)
    await choose(csv(ana))
    await userEvent.tripleClick(await screen.findByRole('button', { name: 'Upload' }))
    expect(await screen.findByText('Uploading the file…')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('dialog')).toBeVisible()
    release()
    await findDialog('File uploaded success')
    expect(wire.of(importDrivers)).toHaveLength(1)
    expect(await namesOf(fleet)).toEqual(['Ana Cruz'])
  })

  test('is not sent a second time after a lost answer: the client looks up the outcome', async () => {
    const { wire, fleet } = await open()
    wire.loseAnswer(importDrivers)
    await upload(csv(ana))
    await findDialog('File uploaded success')
    expect(wire.of(importDrivers)).toHaveLength(1)
    expect(await namesOf(fleet)).toEqual(['Ana Cruz'])
  })

  test('can be sent again after a server error', async () => {
    const { wire, fleet } = await open()
    wire.breakAt(importDrivers, 'before-tx')
    wire.breakAt(importDrivers, 'before-tx')
    await upload(csv(ana))
    expect(await findDialog('Import Failed!')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Upload again' }))
    await findDialog('File uploaded success')
    expect(await namesOf(fleet)).toEqual(['Ana Cruz'])
  })
})
