import { createDriver, updateDriver } from 'fleet-portal-api-client/contract/drivers'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { findDialog } from '../../testing/findDialog.ts'
import { ana, choose, driversOf, fill, jose, open, rowOf } from './driversScene.tsx'

afterEach(() => void vi.restoreAllMocks())

describe('the form for a new driver', () => {
  test('sends the normalized fields once, and shows the name of the added driver', async () => {
    const { user, wire, fleet, events } = await open({ empty: true })
    await user.click(await screen.findByRole('button', { name: 'Add driver' }))
    await findDialog('Add Driver')
    await fill(user, { ...jose, driverLicenseId: 'n0112345678' })
    const mobile = screen.getByLabelText('Mobile number')
    await user.clear(mobile)
    await user.click(mobile)
    await user.paste('+63 917 123-4567')
    expect(mobile).toHaveValue('09171234567')
    await user.dblClick(screen.getByRole('button', { name: 'Save driver' }))
    expect(await screen.findByText('José Peñaflor was added.')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await rowOf('José Peñaflor')).toHaveTextContent('N0112345678')
    expect(wire.of(createDriver).map(({ body }) => body)).toEqual([{ fleetId: fleet.fleetId, ...jose }])
    await waitFor(() => expect(events.map(({ type }) => type)).toEqual(['driver.created']))
  })

  test('marks every field if it is empty, focuses the first one and sends nothing', async () => {
    const { user, wire } = await open({ empty: true, search: 'dialog=add' })
    await user.click(await screen.findByRole('button', { name: 'Save driver' }))
    expect(await screen.findAllByText('This field is required.')).toHaveLength(4)
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus())
    expect(wire.of(createDriver)).toEqual([])
  })

  test.each([
    ['Driver ID', { driverLicenseId: 'N011' }, 'Driver ID must be 11 characters.'],
    ['Driver ID', { driverLicenseId: 'n011234567890' }, 'Driver ID must be 11 characters.'],
    ['Driver ID', { driverLicenseId: 'Ñ0112345678' }, 'Please enter a valid driver license ID.'],
    ['Mobile number', { mobileNumber: '091712345678' }, 'Please enter a valid mobile number.'],
    ['Mobile number', { mobileNumber: '639171234567' }, 'Please enter a valid mobile number.'],
    ['Mobile number', { mobileNumber: '+65 917 123 4567' }, 'Please enter a valid mobile number.'],
    ['Mobile number', { mobileNumber: '9171234567' }, 'Please enter a valid mobile number.'],
    ['Mobile number', { mobileNumber: '08171234567' }, 'Please enter a valid mobile number.'],
    ['First name', { firstName: 'x'.repeat(76) }, 'Maximum 75 character(s).'],
    ['Last name', { lastName: 'Rey<es>' }, "Use letters, numbers, spaces and . , ' - only."],
  ])('shows the validation message at %s', async (label, invalid, message) => {
    const { user, wire } = await open({ empty: true, search: 'dialog=add' })
    await findDialog()
    await fill(user, { ...jose, ...invalid })
    await user.click(screen.getByRole('button', { name: 'Save driver' }))
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message))
    expect(screen.getByLabelText(label)).toBeInvalid()
    expect(wire.of(createDriver)).toEqual([])
  })

  test('shows an existing ID as an error at the field, and keeps the typed values', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Add driver' }))
    await findDialog()
    await fill(user, { ...ana, driverLicenseId: jose.driverLicenseId })
    await user.click(screen.getByRole('button', { name: 'Save driver' }))
    expect(await screen.findByText('This Driver ID already exists.')).toBeVisible()
    const id = screen.getByLabelText('Driver ID')
    expect(id).toBeInvalid()
    await waitFor(() => expect(id).toHaveFocus())
    expect(screen.getByLabelText('First name')).toHaveValue('Ana')
  })

  test('says in one line that the server refuses an existing ID, whose it is, and where the driver is', async () => {
    const { user } = await open({ search: 'dialog=add' })
    const dialog = within(await findDialog())
    await fill(user, { ...ana, driverLicenseId: jose.driverLicenseId })
    expect(await dialog.findByText(/Already in this fleet: José Peñaflor\./)).toBeVisible()
    const hint = dialog.getByText(/^11 letters and numbers/)
    expect(hint).not.toHaveStyle({ position: 'absolute' })
    await user.click(dialog.getByRole('button', { name: 'Save driver' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'This Driver ID already exists. José Peñaflor · Show in the list',
    )
    expect(dialog.queryByText(/Already in this fleet/)).not.toBeInTheDocument()
    expect(dialog.getByText(/^11 letters and numbers/)).toHaveStyle({ position: 'absolute' })
    await user.type(dialog.getByLabelText('Driver ID'), '{Backspace}')
    await waitFor(() => expect(dialog.queryByText('This Driver ID already exists.')).not.toBeInTheDocument())
    expect(dialog.queryByRole('button', { name: 'Show in the list' })).not.toBeInTheDocument()
  })

  test('shows an existing ID with its driver while the user types, and links to the driver', async () => {
    const { user, navigation, wire } = await open({ search: 'dialog=add' })
    await findDialog()
    await fill(user, { driverLicenseId: 'd04-98-765432' })
    expect(await screen.findByText(/Already in this fleet: Ana Reyes \(inactive\)\./)).toBeVisible()
    expect(screen.getByLabelText('Driver ID')).not.toBeInvalid()
    await user.click(screen.getByRole('button', { name: 'Show in the list' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(navigation.search()).toBe('searchKey=D0498765432')
    expect(await rowOf('Ana Reyes')).toBeVisible()
    expect(wire.of(createDriver)).toEqual([])
  })

  test('offers to reactivate the inactive driver that has the typed ID', async () => {
    const { user, fleet } = await open({ search: 'dialog=add' })
    await findDialog()
    await fill(user, { driverLicenseId: 'D0498765432' })
    await user.click(await screen.findByRole('button', { name: 'Reactivate' }))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reactivate driver' }),
    )
    await waitFor(async () => {
      const driver = (await driversOf(fleet)).find(({ driverLicenseId }) => driverLicenseId === 'D0498765432')
      expect(driver?.status).toBe('active')
    })
  })

  test('offers no reactivation of an active driver', async () => {
    const { user } = await open({ search: 'dialog=add' })
    await findDialog()
    await fill(user, { driverLicenseId: jose.driverLicenseId })
    expect(await screen.findByText(/Already in this fleet: José Peñaflor/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Reactivate' })).not.toBeInTheDocument()
  })

  test('stays open and empty for another driver, with the focus in the first field', async () => {
    const { user, fleet } = await open({ empty: true, search: 'dialog=add' })
    await findDialog()
    await fill(user, jose)
    await user.click(screen.getByRole('button', { name: 'Save and add another' }))
    expect(await screen.findByText('José Peñaflor was added.')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue(''))
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus())
    await fill(user, ana)
    await user.click(screen.getByRole('button', { name: 'Save driver' }))
    expect(await screen.findByText('Ana Reyes was added.')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await driversOf(fleet)).toHaveLength(2)
  })

  test('adds the driver once if the answer is lost', async () => {
    const { user, wire, fleet } = await open({ empty: true, search: 'dialog=add' })
    await findDialog()
    await fill(user, jose)
    wire.loseAnswer(createDriver)
    await user.click(screen.getByRole('button', { name: 'Save driver' }))
    expect(await screen.findByText('José Peñaflor was added.')).toBeVisible()
    expect(await driversOf(fleet)).toHaveLength(1)
    expect(wire.of(createDriver)).toHaveLength(1)
  })

  test('adds one driver on the next click after the server failed twice', async () => {
    const { user, wire, fleet } = await open({ empty: true, search: 'dialog=add' })
    await findDialog()
    await fill(user, jose)
    wire.breakAt(createDriver, 'before-tx')
    wire.breakAt(createDriver, 'before-tx')
    await user.click(screen.getByRole('button', { name: 'Save driver' }))
    expect(await screen.findByText(/^The service failed and nothing was changed/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save driver' }))
    expect(await screen.findByText('José Peñaflor was added.')).toBeVisible()
    expect(await driversOf(fleet)).toHaveLength(1)
  })

  test('adds one driver without a click if the server failed after it had stored the driver', async () => {
    const { user, wire, fleet } = await open({ empty: true, search: 'dialog=add' })
    await findDialog()
    await fill(user, jose)
    wire.breakAt(createDriver, 'before-tx')
    wire.breakAt(createDriver, 'after-commit')
    await user.click(screen.getByRole('button', { name: 'Save driver' }))
    expect(await screen.findByText('José Peñaflor was added.')).toBeVisible()
    expect(await driversOf(fleet)).toHaveLength(1)
  })
})

/** Saves José without a connection. The form shows that it waits for the connection. */
async function saveOffline() {
  const portal = await open({ empty: true, search: 'dialog=add' })
  const { user, wire } = portal
  await findDialog()
  await fill(user, jose)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  wire.loseRequest(createDriver)
  await user.click(screen.getByRole('button', { name: 'Save driver' }))
  expect(await screen.findByText(/^There is no connection\. We continue as soon as/)).toBeVisible()
  return portal
}
function goOnline() {
  vi.restoreAllMocks()
  act(() => void window.dispatchEvent(new Event('online')))
}

test('saving without a connection waits for it, shows a message and keeps the typed values', async () => {
  const { fleet } = await saveOffline()
  expect(screen.getByLabelText('First name')).toHaveValue('José')
  goOnline()
  expect(await screen.findByText('José Peñaflor was added.')).toBeVisible()
  expect(await driversOf(fleet)).toHaveLength(1)
})

test('saving that the user cancels while it waits for the connection is not sent later', async () => {
  const { user, wire, fleet } = await saveOffline()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  goOnline()
  // The server handles requests in order: after a few more reads, a late write would be visible.
  for (let reads = 0; reads < 3; reads++) expect(await driversOf(fleet)).toEqual([])
  expect(wire.of(createDriver)).toHaveLength(1)
})

test('a driver that is saved after the dialog was closed leaves the next one open, with its text', async () => {
  const { user, wire, fleet } = await open({ empty: true, search: 'dialog=add' })
  await findDialog()
  await fill(user, jose)
  const release = wire.hold(createDriver)
  await user.click(screen.getByRole('button', { name: 'Save driver' }))
  await waitFor(() => expect(wire.of(createDriver)).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Add driver' }))
  await findDialog('Add Driver')
  await fill(user, ana)
  release()
  expect(await screen.findByText('José Peñaflor was added.')).toBeVisible()
  expect(await driversOf(fleet)).toHaveLength(1)
  expect(screen.getByLabelText('First name')).toHaveValue('Ana')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Add driver' }))
  await findDialog('Add Driver')
  expect(screen.getByLabelText('First name')).toHaveValue('Ana')
})

describe('the form for an existing driver', () => {
  test('shows the present values, and sends all fields with the changed values', async () => {
    const { user, navigation, fleet, wire } = await open()
    await choose(user, 'José Peñaflor', 'Edit')
    await findDialog('Edit Driver')
    expect(navigation.search()).toMatch(/^dialog=edit(:|%3A)/)
    expect(screen.getByLabelText('Last name')).toHaveValue('Peñaflor')
    await fill(user, { lastName: 'Peñafrancia' })
    await user.click(screen.getByRole('button', { name: 'Save driver' }))
    expect(await screen.findByText('José Peñafrancia was saved.')).toBeVisible()
    expect(await rowOf('José Peñafrancia')).toBeVisible()
    expect(navigation.search()).toBe('')
    expect((await driversOf(fleet)).map(({ lastName }) => lastName).toSorted()).toEqual([
      'Peñafrancia',
      'Reyes',
    ])
    const changed = { ...jose, lastName: 'Peñafrancia', fleetId: fleet.fleetId }
    expect(wire.of(updateDriver).map(({ body }) => body)).toEqual([changed])
  })

  test('opens with a click on the row', async () => {
    const { user } = await open()
    await user.click(await screen.findByText('N0112345678'))
    expect(await findDialog('Edit Driver')).toBeVisible()
  })
})
