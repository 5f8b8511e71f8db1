import { centavos } from 'fleet-portal-api-client/money'
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { arrangeCards } from '../testing/cardScene.ts'
import { testFleet } from '../testing/testFleet.ts'
import { driversHook, fleetWithDrivers, renderFleetHook } from './hookScene.tsx'
import {
  useFleetCardActions,
  useFleetCards,
  useGroupActions,
  useGroups,
  useUserActions,
  useUsers,
  useVehicleActions,
  useVehicles,
} from './index.ts'

test('the event of a changed driver names the changed fields, without personal values', async () => {
  const { latest, until, events } = await renderFleetHook(driversHook(), { fleet: await fleetWithDrivers(1) })
  await until(({ list }) => expect(list.items).toHaveLength(1))
  const { driverId, firstName, lastName, driverLicenseId } = latest().list.items[0]!
  await act(() =>
    latest().actions.update(driverId, { firstName, lastName, driverLicenseId, mobileNumber: '09189999999' }),
  )
  expect(events.at(-1)).toMatchObject({
    type: 'driver.updated',
    data: { changes: [{ field: 'mobileNumber' }] },
  })
  expect(JSON.stringify(events)).not.toContain('09189999999')
})

test('the event of a change to an item that was not read names all given fields, without their values before', async () => {
  const fleet = await fleetWithDrivers(1)
  const { latest, until, events } = await renderFleetHook(
    (fleetId) => ({
      group: useGroupActions({ fleetId }),
      groups: useGroups({ fleetId, defaultFilters: { searchKey: 'none' } }),
    }),
    { fleet },
  )
  await until(({ groups }) => expect(groups.status).toBe('ready'))
  let groupId = ''
  await act(async () => void ({ groupId } = await latest().group.create({ name: 'North' })))
  await act(() => latest().group.update(groupId, { name: 'South' }))
  expect(events.at(-1)).toMatchObject({
    data: { name: 'South', changes: [{ field: 'name', after: 'South' }] },
  })
  expect(events.at(-1)?.data).not.toHaveProperty('changes.0.before')
})

test('the events of changed vehicles, groups and users say what was changed, before and after', async () => {
  const { latest, until, events } = await renderFleetHook((fleetId) => ({
    vehicles: useVehicles({ fleetId }),
    groups: useGroups({ fleetId }),
    users: useUsers({ fleetId, defaultFilters: { role: 'data-analyst' } }),
    vehicle: useVehicleActions({ fleetId }),
    group: useGroupActions({ fleetId }),
    user: useUserActions({ fleetId }),
  }))
  await until(({ users }) => expect(users.items).toHaveLength(1))
  const [analyst] = latest().users.items
  await act(() => latest().vehicle.create({ plateNumber: 'NAB1234', model: 'Isuzu Elf', type: 'Vehicle' }))
  await act(() => latest().group.create({ name: 'North' }))
  await until(({ vehicles, groups }) => expect([vehicles.items.length, groups.items.length]).toEqual([1, 1]))
  await act(() =>
    latest().vehicle.update(latest().vehicles.items[0]!.vehicleId, {
      plateNumber: 'NAB1235',
      model: 'Isuzu Elf',
      type: 'Drum Container',
    }),
  )
  await act(() => latest().group.update(latest().groups.items[0]!.groupId, { name: 'South' }))
  await act(() => latest().user.update(analyst!, { role: 'purchaser' }))
  expect(events.slice(2)).toMatchObject([
    {
      type: 'vehicle.updated',
      data: {
        changes: [{ field: 'plateNumber' }, { field: 'type', before: 'Vehicle', after: 'Drum Container' }],
      },
    },
    { type: 'group.updated', data: { changes: [{ field: 'name', before: 'North', after: 'South' }] } },
    {
      type: 'user.updated',
      data: { changes: [{ field: 'role', before: 'data-analyst', after: 'purchaser' }] },
    },
  ])
  expect(events[2]?.data).not.toHaveProperty('changes.0.after')
})

test('the event of a changed fleet card says what was changed, in centavos, and that a limit was removed', async () => {
  const fleet = await testFleet()
  const { both } = await arrangeCards(fleet)
  const { latest, until, events } = await renderFleetHook(
    (fleetId) => ({ cards: useFleetCards({ fleetId }), actions: useFleetCardActions() }),
    { fleet },
  )
  await until(({ cards }) => expect(cards.status).toBe('ready'))
  const { driver } = latest().cards.items.find(({ fuelCardId }) => fuelCardId === both.fuelCardId)!
  await act(() =>
    latest().actions.update(both.fuelCardId, {
      driverId: driver!.driverId,
      locqpayLimit: centavos(60_000_00),
      transactionLimit: 0,
      diesel: true,
      gas91: true,
      remarks: 'Spare card',
    }),
  )
  expect(events.at(-1)).toMatchObject({
    type: 'fleet-card.updated',
    data: {
      changes: [
        { field: 'locqpayLimit', before: 50_000_00, after: 60_000_00 },
        { field: 'transactionLimit', before: 20, after: 0 },
        { field: 'gas91', before: false, after: true },
        { field: 'remarks' },
      ],
    },
  })
  expect(JSON.stringify(events)).not.toContain('Spare')
})
