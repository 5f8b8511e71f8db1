import { listDrivers } from 'fleet-portal-api-client/contract/drivers'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { findDialog } from '../../testing/findDialog.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { FleetDrivers } from './FleetDrivers.tsx'
import { add, jose, menuOf, open, rowOf } from './driversScene.tsx'

describe('the drivers list', () => {
  test('has the title Manage Fleet Drivers and shows name, ID, mobile number and status of each driver', async () => {
    await open()
    expect(screen.getByRole('heading', { name: 'Manage Fleet Drivers' })).toBeVisible()
    const row = await rowOf('José Peñaflor')
    expect(row).toHaveTextContent('JP')
    expect(row).toHaveTextContent('N0112345678')
    expect(row).toHaveTextContent('09171234567')
    expect(within(row).getByText('Active')).toBeVisible()
    await screen.findByRole('checkbox', { name: 'Select all on this page' })
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent)
    expect(headers).toEqual([
      'Select all on this page',
      'Name',
      'Driver ID',
      'Mobile number',
      'Status',
      'Actions',
    ])
  })

  test('shows IDs and mobile numbers without line breaks', async () => {
    await open()
    const row = within(await rowOf('José Peñaflor'))
    for (const text of ['N0112345678', '09171234567']) {
      expect(row.getByText(text)).toHaveStyle({ whiteSpace: 'nowrap' })
    }
  })

  test('reads the newest drivers first, ten per page', async () => {
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
    const { user } = await open()
    await rowOf('Ana Reyes')
    await user.type(screen.getByLabelText('Search name, mobile number or driver ID'), `${key}{Enter}`)
    await waitFor(() => expect(screen.queryByText('Ana Reyes')).not.toBeInTheDocument())
    expect(await rowOf('José Peñaflor')).toBeVisible()
  })

  test('is filtered by status: all, active or inactive', async () => {
    const { user, navigation } = await open()
    await rowOf('José Peñaflor')
    const filter = screen.getByLabelText('Status')
    expect(
      within(filter)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Status: All', 'Active', 'Inactive'])
    await user.selectOptions(filter, 'Inactive')
    await waitFor(() => expect(screen.queryByText('José Peñaflor')).not.toBeInTheDocument())
    expect(await rowOf('Ana Reyes')).toBeVisible()
    expect(navigation.search()).toBe('status=inactive')
    await user.selectOptions(filter, 'Status: All')
    expect(await rowOf('José Peñaflor')).toBeVisible()
    expect(navigation.search()).toBe('')
  })

  test('shows the next step if the fleet has no drivers', async () => {
    const { user } = await open({ empty: true })
    expect(await screen.findByText('This fleet has no drivers yet.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add the first driver' }))
    expect(await findDialog('Add Driver')).toBeVisible()
  })

  test.each([
    ['a role without write access', { as: 'data-analyst' }],
    ['a deactivated fleet', { isDeactivated: true }],
  ] as const)('shows no next step that the user cannot take: %s', async (_, options) => {
    await open({ empty: true, ...options })
    expect(await screen.findByText('This fleet has no drivers yet.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add the first driver' })).toBeNull()
  })

  test('shows that nothing matches a search without filters, and clears the search', async () => {
    const { user } = await open({ search: 'searchKey=unknown' })
    expect(await screen.findByText('Try another search.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Clear All' })).toBeNull()
    await user.click(screen.getByText('Clear search'))
    expect(await rowOf('Ana Reyes')).toBeVisible()
  })

  test('shows that nothing matches, and clears the filters', async () => {
    const { user } = await open({ search: 'searchKey=unknown&status=active' })
    expect(await screen.findByText('Sorry, no result found')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear All' }))
    expect(await rowOf('José Peñaflor')).toBeVisible()
    expect(await rowOf('Ana Reyes')).toBeVisible()
  })

  test('shows a failed load, and the drivers after a retry', async () => {
    const fleet = await testFleet()
    await add(fleet, jose)
    const { wire, user } = await renderInPortal((fleetId) => <FleetDrivers fleetId={fleetId} />, {
      fleet,
      prepareWire: (wire) => wire.breakAt(listDrivers, 'before-tx'),
    })
    expect(await screen.findByText('This could not be loaded')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Next page/ })).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await rowOf('José Peñaflor')).toBeVisible()
    expect(wire.of(listDrivers)).toHaveLength(2)
  })
})

describe('access to the drivers list', () => {
  test('lets a data analyst read the list without any actions', async () => {
    await open({ as: 'data-analyst' })
    await rowOf('José Peñaflor')
    expect(screen.queryByRole('button', { name: 'Add driver' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument()
  })

  test('shows an account manager that the role has no access, and does not read the list', async () => {
    const { wire } = await open({ as: 'account-manager' })
    expect(await screen.findByText('Not Authorized')).toBeVisible()
    expect(wire.successfulOf(listDrivers)).toEqual([])
  })

  test('disables every change on a deactivated fleet and shows the reason', async () => {
    const { user, wire } = await open({ isDeactivated: true })
    await rowOf('José Peñaflor')
    const button = screen.getByRole('button', { name: /^Add driver/ })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription(/This fleet is deactivated/)
    await user.click(button)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    const menu = await menuOf(user, 'José Peñaflor')
    const edit = within(menu).getByRole('menuitem', { name: /^Edit/ })
    expect(edit).toHaveAttribute('aria-disabled', 'true')
    expect(edit).toHaveAccessibleDescription(/This fleet is deactivated/)
    expect(within(menu).getAllByText(/This fleet is deactivated/)).toHaveLength(1)
    await user.click(edit)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(wire.sent.every(({ method }) => method === 'GET')).toBe(true)
  })
})
