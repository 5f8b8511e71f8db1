import { createDriver, listDrivers } from 'fleet-portal-api-client/contract/drivers'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { FleetDrivers } from './FleetDrivers.tsx'
import { add, ana, jose, open, rowOf } from './driversScene.tsx'

const names = async () =>
  (await screen.findAllByRole('rowheader')).map(
    (header) => header.querySelector('span > span + span')?.textContent,
  )
const header = (name: string) => screen.getByRole('columnheader', { name })
const press = (name: string) => within(header(name)).getByRole('button', { name })

test('a header sorts the list ascending, then descending, and then in the default order', async () => {
  const { user, navigation, wire } = await open()
  await rowOf('Ana Reyes')
  expect(header('Name')).not.toHaveAttribute('aria-sort')
  expect(await names()).toEqual(['Ana Reyes', 'José Peñaflor'])

  await user.click(press('Name'))
  await waitFor(() => expect(header('Name')).toHaveAttribute('aria-sort', 'ascending'))
  expect(navigation.search()).toBe('orderBy=firstName&order=asc')
  expect(await names()).toEqual(['Ana Reyes', 'José Peñaflor'])

  await user.click(press('Name'))
  await waitFor(() => expect(header('Name')).toHaveAttribute('aria-sort', 'descending'))
  await waitFor(async () => expect(await names()).toEqual(['José Peñaflor', 'Ana Reyes']))
  expect(wire.of(listDrivers).at(-1)?.query).toMatchObject({ orderBy: 'firstName', order: 'desc' })

  await user.click(press('Name'))
  await waitFor(() => expect(header('Name')).not.toHaveAttribute('aria-sort'))
  expect(navigation.search()).toBe('')
  await waitFor(async () => expect(await names()).toEqual(['Ana Reyes', 'José Peñaflor']))
})

test('another order begins at page 1 and keeps filters, page size and selected drivers', async () => {
  const fleet = await testFleet()
  for (let number = 10; number < 22; number++) {
    await add(fleet, { ...jose, lastName: `Santos ${number}`, driverLicenseId: `N01123456${number}` })
  }
  const { user, navigation } = await open({ fleet, search: 'status=active&page=2' })
  await user.click(await screen.findByRole('checkbox', { name: 'Select José Santos 10' }))
  await user.click(press('Driver ID'))
  await rowOf('José Santos 19')
  expect(navigation.search()).toBe('status=active&orderBy=driverLicenseId&order=asc')
  expect(await screen.findByRole('checkbox', { name: 'Select José Santos 10' })).toBeChecked()
})

test.each([
  ['sorts the list', 'orderBy=driverLicenseId&order=desc', { orderBy: 'driverLicenseId', order: 'desc' }],
  [
    'with an unknown field keeps the default order',
    'orderBy=salary',
    { orderBy: 'createdAt', order: 'desc' },
  ],
])('a link %s', async (_name, search, query) => {
  const { wire } = await open({ search })
  await rowOf('Ana Reyes')
  expect(wire.of(listDrivers).at(-1)?.query).toMatchObject(query)
})

test('a server that ignores the order is noticed', async () => {
  const fleet = await testFleet()
  for (const fields of [jose, ana]) await fleet.arrange(createDriver, { fleetId: fleet.fleetId, ...fields })
  const { user } = await open({
    fleet,
    prepareWire: (wire) => wire.lack(listDrivers, ['orderBy', 'order']),
  })
  await rowOf('Ana Reyes')
  await user.click(press('Name'))
  await waitFor(() => expect(header('Name')).toHaveAttribute('aria-sort', 'ascending'))
  expect(screen.queryByText(/This list could not be sorted/)).not.toBeInTheDocument()
  await user.click(press('Name'))
  expect(await screen.findByText(/This list could not be sorted/)).toBeVisible()
})

test('a page that controls the filters controls the order with them', async () => {
  const fleet = await testFleet()
  for (const fields of [jose, ana]) await add(fleet, fields)
  const changes: unknown[] = []
  const { user, navigation } = await renderInPortal(
    (fleetId) => (
      <FleetDrivers
        fleetId={fleetId}
        filters={{ orderBy: 'firstName', order: 'desc' }}
        onFiltersChange={(filters) => changes.push(filters)}
      />
    ),
    { fleet },
  )
  await rowOf('Ana Reyes')
  expect(await names()).toEqual(['José Peñaflor', 'Ana Reyes'])
  expect(header('Name')).toHaveAttribute('aria-sort', 'descending')
  await user.click(press('Status'))
  expect(changes).toEqual([{ orderBy: 'status', order: 'asc' }])
  expect(header('Name')).toHaveAttribute('aria-sort', 'descending')
  expect(navigation.search()).toBe('')
})
