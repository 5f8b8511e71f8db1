import { createDriver, listDrivers, updateDriver, type DriverFields } from 'api-client/contract/drivers'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet, type TestFleet } from '../../testing/testFleet.ts'
import { FleetDrivers } from './FleetDrivers.tsx'

const jose: DriverFields = {
  firstName: 'José',
  lastName: 'Peñaflor',
  driverLicenseId: 'N0112345678',
  mobileNumber: '09171234567',
}
const ana: DriverFields = {
  firstName: 'Ana',
  lastName: 'Reyes',
  driverLicenseId: 'D0498765432',
  mobileNumber: '09285550123',
}

const add = (fleet: TestFleet, fields: DriverFields) =>
  fleet.arrange(createDriver, { fleetId: fleet.fleetId, ...fields })

const driversOf = async (fleet: TestFleet) =>
  (await fleet.arrange(listDrivers, { fleetId: fleet.fleetId, perPage: 50 })).drivers

/** The page for a person of a fleet that has José, active, and Ana, inactive. */
async function open({ empty = false, ...options }: PortalOptions & { empty?: boolean } = {}) {
  const { isDeactivated, ...rest } = options
  const fleet = options.fleet ?? (await testFleet())
  if (!empty && !options.fleet) {
    await add(fleet, jose)
    const { driverId } = await add(fleet, ana)
    await fleet.arrange(updateDriver, { driverId, status: 'inactive' })
  }
  if (isDeactivated) await fleet.deactivate()
  return renderInPortal((fleetId) => <FleetDrivers fleetId={fleetId} />, { ...rest, fleet })
}

const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement

async function menuOf(person: UserEvent, name: string) {
  await person.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  return screen.findByRole('menu', { name: `Actions for ${name}` })
}

const choices = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent)

async function choose(person: UserEvent, name: string, action: string) {
  await person.click(within(await menuOf(person, name)).getByRole('menuitem', { name: action }))
}

async function fill(person: UserEvent, fields: Partial<DriverFields>) {
  const labels = {
    firstName: 'First name',
    lastName: 'Last name',
    driverLicenseId: 'Driver ID',
    mobileNumber: 'Mobile number',
  }
  for (const [name, text] of Object.entries(fields)) {
    const input = screen.getByLabelText(labels[name as keyof DriverFields])
    await person.clear(input)
    if (text) await person.type(input, text)
  }
}

describe('the list', () => {
  test('is titled Manage Fleet Drivers and shows name, id, mobile number and status of each driver', async () => {
    await open()
    expect(screen.getByRole('heading', { name: 'Manage Fleet Drivers' })).toBeVisible()
    const row = await rowOf('José Peñaflor')
    expect(row).toHaveTextContent('JP')
    expect(row).toHaveTextContent('N0112345678')
    expect(row).toHaveTextContent('09171234567')
    expect(within(row).getByText('Active')).toBeVisible()
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent)
    expect(headers).toEqual(['Name', 'Driver ID', 'Mobile number', 'Status', 'Actions'])
  })

  test('asks for the newest first, ten at a time', async () => {
    const { wire } = await open()
    await rowOf('Ana Reyes')
    expect(wire.of(listDrivers)[0]?.query).toMatchObject({
      orderBy: 'createdAt',
      order: 'desc',
      page: '1',
      perPage: '10',
    })
  })

  test.each([
    ['name', 'peñaflor'],
    ['mobile number', '0917123'],
    ['driver id', 'n0112345'],
  ])('is searched by %s', async (_field, key) => {
    const { person } = await open()
    await rowOf('Ana Reyes')
    await person.type(screen.getByLabelText('Search name, mobile number or driver ID'), `${key}{Enter}`)
    await waitFor(() => expect(screen.queryByText('Ana Reyes')).not.toBeInTheDocument())
    expect(await rowOf('José Peñaflor')).toBeVisible()
  })

  test('is filtered by status: all, active or inactive', async () => {
    const { person, navigation } = await open()
    await rowOf('José Peñaflor')
    const filter = screen.getByLabelText('Status')
    expect(
      within(filter)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Status: All', 'Active', 'Inactive'])
    await person.selectOptions(filter, 'Inactive')
    await waitFor(() => expect(screen.queryByText('José Peñaflor')).not.toBeInTheDocument())
    expect(await rowOf('Ana Reyes')).toBeVisible()
    expect(navigation.search()).toBe('status=inactive')
    await person.selectOptions(filter, 'Status: All')
    expect(await rowOf('José Peñaflor')).toBeVisible()
    expect(navigation.search()).toBe('')
  })

  test('says why it is empty while the fleet has no drivers', async () => {
    await open({ empty: true })
    expect(await screen.findByText(/This fleet has no drivers yet/)).toBeVisible()
  })

  test('says that nothing matches and takes the filters off again', async () => {
    const { person } = await open({ search: 'searchKey=nobody&status=active' })
    expect(await screen.findByText('Sorry, no result found')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Clear All' }))
    expect(await rowOf('José Peñaflor')).toBeVisible()
    expect(await rowOf('Ana Reyes')).toBeVisible()
  })

  test('that cannot be loaded says so and is there after another try', async () => {
    const fleet = await testFleet()
    await add(fleet, jose)
    const { wire, person } = await renderInPortal((fleetId) => <FleetDrivers fleetId={fleetId} />, {
      fleet,
      prepareWire: (wire) => wire.breakAt(listDrivers, 'before-tx'),
    })
    expect(await screen.findByText('This could not be loaded')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await rowOf('José Peñaflor')).toBeVisible()
    expect(wire.of(listDrivers)).toHaveLength(2)
  })
})

describe('adding', () => {
  test('sends the fields once, upper-cased and normalised, and says who was added', async () => {
    const { person, wire, fleet, events } = await open({ empty: true })
    await person.click(await screen.findByRole('button', { name: 'Add driver' }))
    await screen.findByRole('dialog', { name: 'Add Driver' })
    await fill(person, { ...jose, driverLicenseId: 'n0112345678' })
    const mobile = screen.getByLabelText('Mobile number')
    await person.clear(mobile)
    await person.click(mobile)
    await person.paste('+63 917 123 4567')
    await person.dblClick(screen.getByRole('button', { name: 'Save driver' }))
    expect(await screen.findByText('José Peñaflor was added.')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await rowOf('José Peñaflor')).toHaveTextContent('N0112345678')
    expect(wire.of(createDriver).map(({ body }) => body)).toEqual([{ fleetId: fleet.fleetId, ...jose }])
    expect(events.map(({ type }) => type)).toEqual(['driver.created'])
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
    ['Mobile number', { mobileNumber: '08171234567' }, 'Please enter a valid mobile number.'],
    ['First name', { firstName: 'x'.repeat(76) }, 'Maximum 75 character(s).'],
    ['Last name', { lastName: 'Rey<es>' }, "Use letters, numbers, spaces and . , ' - only."],
  ])('tells at %s what is wrong with it', async (label, wrong, sentence) => {
    const { person, wire } = await open({ empty: true, search: 'dialog=add' })
    await screen.findByRole('dialog')
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
    await screen.findByRole('dialog')
    await fill(person, { ...ana, driverLicenseId: jose.driverLicenseId })
    await person.click(screen.getByRole('button', { name: 'Save driver' }))
    expect(await screen.findByText('This Driver ID already exists.')).toBeVisible()
    const id = screen.getByLabelText('Driver ID')
    expect(id).toBeInvalid()
    await waitFor(() => expect(id).toHaveFocus())
    expect(screen.getByLabelText('First name')).toHaveValue('Ana')
  })

  test('and another keeps the dialog, empty and with the caret in it', async () => {
    const { person, fleet } = await open({ empty: true, search: 'dialog=add' })
    await screen.findByRole('dialog')
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
    await screen.findByRole('dialog')
    await fill(person, jose)
    wire.loseAnswer(createDriver)
    await person.click(screen.getByRole('button', { name: 'Save driver' }))
    expect(await screen.findByText('José Peñaflor was added.')).toBeVisible()
    expect(await driversOf(fleet)).toHaveLength(1)
    expect(wire.of(createDriver)).toHaveLength(1)
  })
})

describe('editing', () => {
  test('opens with what is known, and saves what was changed', async () => {
    const { person, navigation, fleet } = await open()
    await choose(person, 'José Peñaflor', 'Edit')
    await screen.findByRole('dialog', { name: 'Edit Driver' })
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
  })

  test('opens by a press on the line', async () => {
    const { person } = await open()
    await person.click(await screen.findByText('N0112345678'))
    expect(await screen.findByRole('dialog', { name: 'Edit Driver' })).toBeVisible()
  })
})

describe('the status', () => {
  test('becomes inactive after a confirmation, and one press undoes it', async () => {
    const tracked: string[] = []
    const { person, fleet, events } = await open({
      provider: { analytics: { track: (name) => tracked.push(name) } },
    })
    await choose(person, 'José Peñaflor', 'Deactivate')
    const dialog = await screen.findByRole('alertdialog', { name: 'Deactivate Driver' })
    expect(dialog).toHaveTextContent('José Peñaflor can no longer be chosen')
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await person.dblClick(within(dialog).getByRole('button', { name: 'Deactivate driver' }))
    expect(await screen.findByText('José Peñaflor is now inactive.')).toBeVisible()
    await waitFor(async () => expect(await rowOf('José Peñaflor')).toHaveTextContent('Inactive'))
    expect(tracked).toEqual(['driver_deactivated'])
    expect(events.map(({ type }) => type)).toEqual(['driver.deactivated'])
    await person.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await rowOf('José Peñaflor')).toHaveTextContent('Active'))
    const found = (await driversOf(fleet)).find(({ lastName }) => lastName === 'Peñaflor')
    expect(found?.status).toBe('active')
  })

  test('stays as it is when the confirmation is cancelled', async () => {
    const { person, wire } = await open()
    await choose(person, 'José Peñaflor', 'Deactivate')
    await person.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(wire.of(updateDriver)).toEqual([])
  })

  test('becomes active again after the same confirmation', async () => {
    const { person } = await open()
    await choose(person, 'Ana Reyes', 'Reactivate')
    const dialog = await screen.findByRole('alertdialog', { name: 'Reactivate Driver' })
    await person.click(within(dialog).getByRole('button', { name: 'Reactivate driver' }))
    expect(await screen.findByText('Ana Reyes is active again.')).toBeVisible()
  })
})

describe('the menu of a driver', () => {
  test.each(['portal-admin', 'purchaser', 'fleet-manager'] as const)(
    'offers a %s edit, redemptions and the other status',
    async (as) => {
      const { person } = await open({ as })
      expect(choices(await menuOf(person, 'José Peñaflor'))).toEqual([
        'Edit',
        'View redemptions',
        'Deactivate',
      ])
      await person.keyboard('{Escape}')
      expect(choices(await menuOf(person, 'Ana Reyes'))).toEqual(['Edit', 'View redemptions', 'Reactivate'])
    },
  )

  test('leads to the redemptions that are searched by the driver id', async () => {
    const { person, moves } = await open()
    await choose(person, 'José Peñaflor', 'View redemptions')
    expect(moves).toEqual([{ area: 'redemptions', search: { searchKey: 'N0112345678' } }])
  })

  test('has no redemptions where the host has no such page', async () => {
    const { memoryNavigation } = await import('../../provider/navigation.ts')
    const { person } = await open({ provider: { navigation: memoryNavigation() } })
    expect(choices(await menuOf(person, 'José Peñaflor'))).toEqual(['Edit', 'Deactivate'])
  })
})

describe('access', () => {
  test('a data analyst reads the list and changes nothing', async () => {
    await open({ as: 'data-analyst' })
    await rowOf('José Peñaflor')
    expect(screen.queryByRole('button', { name: 'Add driver' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument()
  })

  test('an account manager is told that the role has no access, and no list is asked for', async () => {
    const { wire } = await open({ as: 'account-manager' })
    expect(await screen.findByText('Not Authorized')).toBeVisible()
    expect(wire.of(listDrivers)).toEqual([])
  })

  test('on a deactivated fleet everything can be read, and every change says why not', async () => {
    const { person, wire } = await open({ isDeactivated: true })
    await rowOf('José Peñaflor')
    const button = screen.getByRole('button', { name: /^Add driver/ })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription(/This fleet is deactivated/)
    await person.click(button)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    const menu = await menuOf(person, 'José Peñaflor')
    const edit = within(menu).getByRole('menuitem', { name: /^Edit/ })
    expect(edit).toHaveAttribute('aria-disabled', 'true')
    expect(edit).toHaveAccessibleDescription(/This fleet is deactivated/)
    expect(within(menu).getAllByText(/This fleet is deactivated/)).toHaveLength(1)
    await person.click(edit)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(wire.sent.every(({ method }) => method === 'GET')).toBe(true)
  })
})

describe('the address', () => {
  test('restores search, status, page size and page', async () => {
    const { wire } = await open({ search: 'searchKey=Pe%C3%B1aflor&status=active&perPage=20' })
    await rowOf('José Peñaflor')
    expect(wire.of(listDrivers).at(-1)?.query).toMatchObject({
      searchKey: 'Peñaflor',
      status: 'active',
      page: '1',
      perPage: '20',
    })
    expect(screen.getByLabelText('Search name, mobile number or driver ID')).toHaveValue('Peñaflor')
    expect(screen.getByLabelText('Status')).toHaveValue('active')
    expect(screen.getByLabelText('Rows per page')).toHaveValue('20')
  })

  test('keeps the page, which is asked for once, and a new filter goes back to the first', async () => {
    const fleet = await testFleet()
    for (let n = 0; n < 12; n++) {
      await add(fleet, { ...jose, lastName: `Santos ${n}`, driverLicenseId: `N01123456${10 + n}` })
    }
    const { person, navigation, wire } = await open({ fleet })
    await rowOf('José Santos 11')
    expect(screen.getByText('1–10 of 12')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Next page' }))
    expect(await rowOf('José Santos 0')).toBeVisible()
    expect(navigation.search()).toBe('page=2')
    expect(screen.getByText('11–12 of 12')).toBeVisible()
    expect(wire.of(listDrivers).map(({ query }) => query['page'])).toEqual(['1', '2'])
    await person.selectOptions(screen.getByLabelText('Status'), 'Active')
    expect(await rowOf('José Santos 11')).toBeVisible()
    expect(navigation.search()).toBe('status=active')
  })

  test('of a page behind the last one leads to the last one', async () => {
    const { navigation } = await open({ search: 'page=7' })
    expect(await rowOf('José Peñaflor')).toBeVisible()
    await waitFor(() => expect(navigation.search()).toBe(''))
  })

  test('opens a dialog, and Back closes it', async () => {
    const { person, navigation } = await open()
    await person.click(await screen.findByRole('button', { name: 'Add driver' }))
    await screen.findByRole('dialog', { name: 'Add Driver' })
    expect(navigation.search()).toBe('dialog=add')
    navigation.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test.each(['0', '7', '9999'])('does not get a page of %s', async (size) => {
    const { wire } = await open({ search: `perPage=${size}&page=0` })
    await rowOf('José Peñaflor')
    expect(wire.of(listDrivers)[0]?.query).toMatchObject({ page: '1', perPage: '10' })
  })

  test('drops what the list does not know, key by key', async () => {
    const { wire } = await open({ search: 'status=retired&page=x&perPage=20&nonsense=1' })
    await rowOf('José Peñaflor')
    expect(wire.of(listDrivers)[0]?.query).not.toHaveProperty('status')
    expect(wire.of(listDrivers)[0]?.query).not.toHaveProperty('nonsense')
    expect(wire.of(listDrivers)[0]?.query).toMatchObject({ page: '1', perPage: '20' })
  })
})
