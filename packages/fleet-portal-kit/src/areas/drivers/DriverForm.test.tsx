import { createDriver, updateDriver } from 'api-client/contract/drivers'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { findDialog } from '../../testing/findDialog.ts'
import { ana, choose, driversOf, fill, jose, open, rowOf } from './driversScene.tsx'

afterEach(() => void vi.restoreAllMocks())

describe('adding', () => {
  test('sends the fields once, upper-cased and normalised, and says who was added', async () => {
    const { person, wire, fleet, events } = await open({ empty: true })
    await person.click(await screen.findByRole('button', { name: 'Add driver' }))
    await findDialog('Add Driver')
    await fill(person, { ...jose, driverLicenseId: 'n0112345678' })
    const mobile = screen.getByLabelText('Mobile number')
    await person.clear(mobile)
    await person.click(mobile)
    await person.paste('0917 123-4567')
    await person.dblClick(screen.getByRole('button', { name: 'Save driver' }))
    expect(await screen.findByText('José Peñaflor was added.')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await rowOf('José Peñaflor')).toHaveTextContent('N0112345678')
    expect(wire.of(createDriver).map(({ body }) => body)).toEqual([{ fleetId: fleet.fleetId, ...jose }])
    await waitFor(() => expect(events.map(({ type }) => type)).toEqual(['driver.created']))
  })

  test('of an empty form marks every field, puts the caret into the first and sends nothing', async () => {
    const { person, wire } = await open({ empty: true, search: 'dialog=add' })
    await person.click(await screen.findByRole('button', { name: 'Save driver' }))
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
    ['Mobile number', { mobileNumber: '+63 917 123 4567' }, 'Please enter a valid mobile number.'],
    ['Mobile number', { mobileNumber: '9171234567' }, 'Please enter a valid mobile number.'],
    ['Mobile number', { mobileNumber: '08171234567' }, 'Please enter a valid mobile number.'],
    ['First name', { firstName: 'x'.repeat(76) }, 'Maximum 75 character(s).'],
    ['Last name', { lastName: 'Rey<es>' }, "Use letters, numbers, spaces and . , ' - only."],
  ])('tells at %s what is wrong with it', async (label, wrong, sentence) => {
    const { person, wire } = await open({ empty: true, search: 'dialog=add' })
    await findDialog()
    await fill(person, { ...jose, ...wrong })
    await person.click(screen.getByRole('button', { name: 'Save driver' }))
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(sentence))
    expect(screen.getByLabelText(label)).toBeInvalid()
    expect(wire.of(createDriver)).toEqual([])
  })

  test('an id that exists already is told at the id, and the form keeps what was typed', async () => {
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: 'Add driver' }))
    await findDialog()
    await fill(person, { ...ana, driverLicenseId: jose.driverLicenseId })
    await person.click(screen.getByRole('button', { name: 'Save driver' }))
    expect(await screen.findByText('This Driver ID already exists.')).toBeVisible()
    const id = screen.getByLabelText('Driver ID')
    expect(id).toBeInvalid()
    await waitFor(() => expect(id).toHaveFocus())
    expect(screen.getByLabelText('First name')).toHaveValue('Ana')
  })

  test('tells of an id that exists already while it is typed, and shows its driver', async () => {
    const { person, navigation, wire } = await open({ search: 'dialog=add' })
    await findDialog()
    await fill(person, { driverLicenseId: 'd04-98-765432' })
    expect(await screen.findByText(/Already in this fleet: Ana Reyes \(inactive\)\./)).toBeVisible()
    expect(screen.getByLabelText('Driver ID')).not.toBeInvalid()
    await person.click(screen.getByRole('button', { name: 'Show in the list' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(navigation.search()).toBe('searchKey=D0498765432')
    expect(await rowOf('Ana Reyes')).toBeVisible()
    expect(wire.of(createDriver)).toEqual([])
  })

  test('and another keeps the dialog, empty and with the caret in it', async () => {
    const { person, fleet } = await open({ empty: true, search: 'dialog=add' })
    await findDialog()
    await fill(person, jose)
    await person.click(screen.getByRole('button', { name: 'Save and add another' }))
    expect(await screen.findByText('José Peñaflor was added.')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue(''))
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus())
    await fill(person, ana)
    await person.click(screen.getByRole('button', { name: 'Save driver' }))
    expect(await screen.findByText('Ana Reyes was added.')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await driversOf(fleet)).toHaveLength(2)
  })

  test('whose answer is lost adds the driver once and says so', async () => {
    const { person, wire, fleet } = await open({ empty: true, search: 'dialog=add' })
    await findDialog()
    await fill(person, jose)
    wire.loseAnswer(createDriver)
    await person.click(screen.getByRole('button', { name: 'Save driver' }))
    expect(await screen.findByText('José Peñaflor was added.')).toBeVisible()
    expect(await driversOf(fleet)).toHaveLength(1)
    expect(wire.of(createDriver)).toHaveLength(1)
  })

  test('that the server breaks on twice goes through on the next press and adds one driver', async () => {
    const { person, wire, fleet } = await open({ empty: true, search: 'dialog=add' })
    await findDialog()
    await fill(person, jose)
    wire.breakAt(createDriver, 'before-tx')
    wire.breakAt(createDriver, 'before-tx')
    await person.click(screen.getByRole('button', { name: 'Save driver' }))
    expect(await screen.findByText(/^The service failed and nothing was changed/)).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Save driver' }))
    expect(await screen.findByText('José Peñaflor was added.')).toBeVisible()
    expect(await driversOf(fleet)).toHaveLength(1)
  })

  test('that the server breaks on twice, the second time after it was done, is found out by itself', async () => {
    const { person, wire, fleet } = await open({ empty: true, search: 'dialog=add' })
    await findDialog()
    await fill(person, jose)
    wire.breakAt(createDriver, 'before-tx')
    wire.breakAt(createDriver, 'after-commit')
    await person.click(screen.getByRole('button', { name: 'Save driver' }))
    expect(await screen.findByText('José Peñaflor was added.')).toBeVisible()
    expect(await driversOf(fleet)).toHaveLength(1)
  })
})

/** José is saved where there is no connection, and the page says that it waits for it. */
async function saveOffline() {
  const portal = await open({ empty: true, search: 'dialog=add' })
  const { person, wire } = portal
  await findDialog()
  await fill(person, jose)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  wire.loseRequest(createDriver)
  await person.click(screen.getByRole('button', { name: 'Save driver' }))
  expect(await screen.findByText(/^There is no connection\. We continue as soon as/)).toBeVisible()
  return portal
}
function goOnline() {
  vi.restoreAllMocks()
  act(() => void window.dispatchEvent(new Event('online')))
}

test('saving without a connection waits for it, says so and keeps what was typed', async () => {
  const { fleet } = await saveOffline()
  expect(screen.getByLabelText('First name')).toHaveValue('José')
  goOnline()
  expect(await screen.findByText('José Peñaflor was added.')).toBeVisible()
  expect(await driversOf(fleet)).toHaveLength(1)
})

test('saving that is given up while it waits for the connection is not sent when it is back', async () => {
  const { person, wire, fleet } = await saveOffline()
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  goOnline()
  // The server answers one after the other: whatever the connection brings is there after some more questions.
  for (let asked = 0; asked < 3; asked++) expect(await driversOf(fleet)).toEqual([])
  expect(wire.of(createDriver)).toHaveLength(1)
})

describe('editing', () => {
  test('opens with what is known, and saves what was changed, with the fields that adding sends', async () => {
    const { person, navigation, fleet, wire } = await open()
    await choose(person, 'José Peñaflor', 'Edit')
    await findDialog('Edit Driver')
    expect(navigation.search()).toMatch(/^dialog=edit(:|%3A)/)
    expect(screen.getByLabelText('Last name')).toHaveValue('Peñaflor')
    await fill(person, { lastName: 'Peñafrancia' })
    await person.click(screen.getByRole('button', { name: 'Save driver' }))
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

  test('opens by a press on the line', async () => {
    const { person } = await open()
    await person.click(await screen.findByText('N0112345678'))
    expect(await findDialog('Edit Driver')).toBeVisible()
  })
})
