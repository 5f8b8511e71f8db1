import { listVehicles, updateVehicle } from 'api-client/contract/vehicles'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { choose, menuOf, open, rowOf, vehiclesOf } from './vehiclesScene.tsx'

const choices = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent)

describe('the list', () => {
  test('is titled Manage Fleet Vehicles and shows plate, model, remarks and status of each vehicle', async () => {
    await open()
    expect(screen.getByRole('heading', { name: 'Manage Fleet Vehicles' })).toBeVisible()
    const row = await rowOf('NAB1234')
    expect(row).toHaveTextContent('Isuzu Elf')
    expect(row).toHaveTextContent('Blue, Cebu depot')
    expect(within(row).getByText('Active')).toBeVisible()
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent)
    expect(headers).toEqual(['Plate number', 'Model', 'Remarks', 'Status', 'Actions'])
  })

  test('says of a drum container that it is one', async () => {
    await open()
    expect(await rowOf('DRUM0001')).toHaveTextContent('Drum Container')
    expect(await rowOf('NAB1234')).not.toHaveTextContent('Drum Container')
  })

  test('is searched by plate number, also as people write it', async () => {
    const { person, wire } = await open()
    await rowOf('DRUM0001')
    await person.type(screen.getByLabelText('Search plate number'), 'nab 12{Enter}')
    await waitFor(() => expect(screen.queryByText('DRUM0001')).not.toBeInTheDocument())
    expect(await rowOf('NAB1234')).toBeVisible()
    expect(wire.of(listVehicles).at(-1)?.query).toMatchObject({ searchKey: 'nab12' })
  })

  test('is filtered by status: all, active or inactive', async () => {
    const { person, navigation } = await open()
    await rowOf('NAB1234')
    const filter = screen.getByLabelText('Status')
    const options = within(filter).getAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual(['Status: All', 'Active', 'Inactive'])
    await person.selectOptions(filter, 'Inactive')
    await waitFor(() => expect(screen.queryByText('NAB1234')).not.toBeInTheDocument())
    expect(await rowOf('DRUM0001')).toBeVisible()
    expect(navigation.search()).toBe('status=inactive')
  })

  test('says why it is empty while the fleet has no vehicles', async () => {
    await open({ empty: true })
    expect(await screen.findByText(/This fleet has no vehicles yet/)).toBeVisible()
  })
})

describe('the menu of a vehicle', () => {
  test.each(['portal-admin', 'purchaser', 'fleet-manager'] as const)(
    'offers a %s edit, redemptions and the other status',
    async (as) => {
      const { person } = await open({ as })
      expect(choices(await menuOf(person, 'NAB1234'))).toEqual(['Edit', 'View redemptions', 'Deactivate'])
      await person.keyboard('{Escape}')
      expect(choices(await menuOf(person, 'DRUM0001'))).toEqual(['Edit', 'View redemptions', 'Reactivate'])
    },
  )

  test('leads to the redemptions that are searched by the plate number', async () => {
    const { person, moves } = await open()
    await choose(person, 'NAB1234', 'View redemptions')
    expect(moves).toEqual([{ area: 'redemptions', search: { searchKey: 'NAB1234' } }])
  })
})

describe('the status', () => {
  test('becomes inactive after a confirmation, is reported to analytics, and one press undoes it', async () => {
    const tracked: string[] = []
    const { person, fleet, events } = await open({
      provider: { analytics: { track: (name) => tracked.push(name) } },
    })
    await choose(person, 'NAB1234', 'Deactivate')
    const dialog = await screen.findByRole('alertdialog', { name: 'Deactivate Vehicle' })
    await person.dblClick(within(dialog).getByRole('button', { name: 'Deactivate vehicle' }))
    expect(await screen.findByText('NAB1234 is now inactive.')).toBeVisible()
    await waitFor(async () => expect(await rowOf('NAB1234')).toHaveTextContent('Inactive'))
    expect(tracked).toEqual(['vehicle_deactivated'])
    await waitFor(() => expect(events.map(({ type }) => type)).toEqual(['vehicle.deactivated']))
    await person.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await rowOf('NAB1234')).toHaveTextContent('Active'))
    await waitFor(() =>
      expect(events.map(({ type }) => type)).toEqual(['vehicle.deactivated', 'vehicle.reactivated']),
    )
    expect((await vehiclesOf(fleet)).find(({ plateNumber }) => plateNumber === 'NAB1234')?.status).toBe(
      'active',
    )
  })

  test('whose undoing fails says so', async () => {
    const { person, wire } = await open()
    await choose(person, 'NAB1234', 'Deactivate')
    await person.click(await screen.findByRole('button', { name: 'Deactivate vehicle' }))
    await screen.findByText('NAB1234 is now inactive.')
    wire.breakAt(updateVehicle, 'before-tx')
    wire.breakAt(updateVehicle, 'before-tx')
    await person.click(screen.getByRole('button', { name: 'Undo' }))
    expect(
      await screen.findByText('The service failed and nothing was changed. You can try again.'),
    ).toBeVisible()
    expect(await rowOf('NAB1234')).toHaveTextContent('Inactive')
  })

  test('of a drum container is changed under the same title', async () => {
    const { person } = await open()
    await choose(person, 'DRUM0001', 'Reactivate')
    const dialog = await screen.findByRole('alertdialog', { name: 'Reactivate Vehicle' })
    await person.click(within(dialog).getByRole('button', { name: 'Reactivate vehicle' }))
    expect(await screen.findByText('DRUM0001 is active again.')).toBeVisible()
  })
})

describe('access', () => {
  test('a data analyst reads the list and changes nothing', async () => {
    await open({ as: 'data-analyst' })
    await rowOf('NAB1234')
    expect(screen.queryByRole('button', { name: 'Add vehicle' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Import by CSV' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument()
  })

  test('an account manager is told that the role has no access, and no list is asked for', async () => {
    const { wire } = await open({ as: 'account-manager' })
    expect(await screen.findByText('Not Authorized')).toBeVisible()
    expect(wire.of(listVehicles)).toEqual([])
  })
})
