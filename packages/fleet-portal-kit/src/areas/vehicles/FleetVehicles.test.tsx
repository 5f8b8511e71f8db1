import { listVehicles, updateVehicle } from 'fleet-portal-api-client/contract/vehicles'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { choose, menuOf, open, rowOf, vehiclesOf } from './vehiclesScene.tsx'

const menuLabels = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent)

describe('the vehicles list', () => {
  test('has the title Manage Fleet Vehicles and shows plate number, model, remarks and status of each vehicle', async () => {
    await open()
    expect(screen.getByRole('heading', { name: 'Manage Fleet Vehicles' })).toBeVisible()
    const row = await rowOf('NAB1234')
    expect(row).toHaveTextContent('Isuzu Elf')
    expect(row).toHaveTextContent('Blue, Cebu depot')
    expect(within(row).getByText('Active')).toBeVisible()
    await screen.findByRole('checkbox', { name: 'Select all on this page' })
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent)
    expect(headers).toEqual([
      'Select all on this page',
      'Plate number',
      'Model',
      'Remarks',
      'Status',
      'Actions',
    ])
  })

  test('labels drum containers', async () => {
    await open()
    expect(await rowOf('DRUM0001')).toHaveTextContent('Drum Container')
    expect(await rowOf('NAB1234')).not.toHaveTextContent('Drum Container')
  })

  test('is searched by plate number, with or without spaces', async () => {
    const { user, wire } = await open()
    await rowOf('DRUM0001')
    await user.type(screen.getByLabelText('Search plate number'), 'nab 12{Enter}')
    await waitFor(() => expect(screen.queryByText('DRUM0001')).not.toBeInTheDocument())
    expect(await rowOf('NAB1234')).toBeVisible()
    expect(wire.of(listVehicles).at(-1)?.query).toMatchObject({ searchKey: 'nab12' })
  })

  test('is filtered by status: all, active or inactive', async () => {
    const { user, navigation } = await open()
    await rowOf('NAB1234')
    const filter = screen.getByLabelText('Status')
    const options = within(filter).getAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual(['Status: All', 'Active', 'Inactive'])
    await user.selectOptions(filter, 'Inactive')
    await waitFor(() => expect(screen.queryByText('NAB1234')).not.toBeInTheDocument())
    expect(await rowOf('DRUM0001')).toBeVisible()
    expect(navigation.search()).toBe('status=inactive')
  })

  test('shows the next step if the fleet has no vehicles', async () => {
    await open({ empty: true })
    expect(await screen.findByText(/This fleet has no vehicles yet/)).toBeVisible()
  })
})

describe('the menu of a vehicle', () => {
  test.each(['portal-admin', 'purchaser', 'fleet-manager'] as const)(
    'offers a %s edit, redemptions and the other status',
    async (as) => {
      const { user } = await open({ as })
      expect(menuLabels(await menuOf(user, 'NAB1234'))).toEqual(['Edit', 'View redemptions', 'Deactivate'])
      await user.keyboard('{Escape}')
      expect(menuLabels(await menuOf(user, 'DRUM0001'))).toEqual(['Edit', 'View redemptions', 'Reactivate'])
    },
  )

  test('opens the redemptions, searched by the plate number', async () => {
    const { user, moves } = await open()
    await choose(user, 'NAB1234', 'View redemptions')
    expect(moves).toEqual([{ area: 'redemptions', search: { searchKey: 'NAB1234' } }])
  })
})

describe('the status of a vehicle', () => {
  test('becomes inactive after a confirmation, is reported to analytics, and one click undoes it', async () => {
    const tracked: string[] = []
    const { user, fleet, events } = await open({
      provider: { analytics: { track: (name) => tracked.push(name) } },
    })
    await choose(user, 'NAB1234', 'Deactivate')
    const dialog = await screen.findByRole('alertdialog', { name: 'Deactivate Vehicle' })
    await user.dblClick(within(dialog).getByRole('button', { name: 'Deactivate vehicle' }))
    expect(await screen.findByText('NAB1234 is now inactive.')).toBeVisible()
    await waitFor(async () => expect(await rowOf('NAB1234')).toHaveTextContent('Inactive'))
    expect(tracked).toEqual(['vehicle_deactivated'])
    await waitFor(() => expect(events.map(({ type }) => type)).toEqual(['vehicle.deactivated']))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await rowOf('NAB1234')).toHaveTextContent('Active'))
    await waitFor(() =>
      expect(events.map(({ type }) => type)).toEqual(['vehicle.deactivated', 'vehicle.reactivated']),
    )
    expect((await vehiclesOf(fleet)).find(({ plateNumber }) => plateNumber === 'NAB1234')?.status).toBe(
      'active',
    )
  })

  test('stays inactive with an error message if the undo fails', async () => {
    const { user, wire } = await open()
    await choose(user, 'NAB1234', 'Deactivate')
    await user.click(await screen.findByRole('button', { name: 'Deactivate vehicle' }))
    await screen.findByText('NAB1234 is now inactive.')
    wire.breakAt(updateVehicle, 'before-tx')
    wire.breakAt(updateVehicle, 'before-tx')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(
      await screen.findByText('The service failed and nothing was changed. You can try again.'),
    ).toBeVisible()
    expect(await rowOf('NAB1234')).toHaveTextContent('Inactive')
  })

  test('is changed in the same dialog for a drum container', async () => {
    const { user } = await open()
    await choose(user, 'DRUM0001', 'Reactivate')
    const dialog = await screen.findByRole('alertdialog', { name: 'Reactivate Vehicle' })
    await user.click(within(dialog).getByRole('button', { name: 'Reactivate vehicle' }))
    expect(await screen.findByText('DRUM0001 is active again.')).toBeVisible()
  })
})

describe('access to the vehicles list', () => {
  test('lets a data analyst read the list without any actions', async () => {
    await open({ as: 'data-analyst' })
    await rowOf('NAB1234')
    expect(screen.queryByRole('button', { name: 'Add vehicle' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Import by CSV' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument()
  })

  test('shows an account manager that the role has no access, and does not read the list', async () => {
    const { wire } = await open({ as: 'account-manager' })
    expect(await screen.findByText('Not Authorized')).toBeVisible()
    expect(wire.successfulOf(listVehicles)).toEqual([])
  })
})
