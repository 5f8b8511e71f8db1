import { listDrivers } from 'api-client/contract/drivers'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { FleetDrivers } from './FleetDrivers.tsx'
import { add, jose, menuOf, open, rowOf } from './driversScene.tsx'

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

  test('leaves an id and a mobile number whole, however long the name beside them is', async () => {
    await open()
    const row = within(await rowOf('José Peñaflor'))
    for (const whole of ['N0112345678', '09171234567']) {
      expect(row.getByText(whole)).toHaveStyle({ whiteSpace: 'nowrap' })
    }
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
    ['mobile number with the country’s code', '+63 917 123-4567'],
    ['mobile number in wide digits', '０９１７１２３'],
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
    expect(
      await screen.findByText('This fleet has no drivers yet. Add the first one, or import a list.'),
    ).toBeVisible()
  })

  test.each([
    ['a role that may only look', { as: 'data-analyst' }],
    ['a deactivated fleet', { isDeactivated: true }],
  ] as const)('sends nobody on to what is not open to them: %s', async (_who, options) => {
    await open({ empty: true, ...options })
    expect(await screen.findByText('This fleet has no drivers yet.')).toBeVisible()
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
    expect(screen.queryByRole('button', { name: /^Next page/ })).not.toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await rowOf('José Peñaflor')).toBeVisible()
    expect(wire.of(listDrivers)).toHaveLength(2)
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
