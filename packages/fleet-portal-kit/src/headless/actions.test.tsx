import { uniqueId } from 'fleet-portal-api-client'
import {
  createDriver,
  listDrivers,
  updateDriver,
  type Driver,
} from 'fleet-portal-api-client/contract/drivers'
import { act, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { FleetDrivers } from '../areas/drivers/FleetDrivers.tsx'
import { renderInPortal } from '../testing/renderInPortal.tsx'
import { testFleet } from '../testing/testFleet.ts'
import { testSandbox } from '../testing/testSandbox.ts'
import { renderFleetHook, luz, fleetWithDrivers, driversHook, rejection } from './hookScene.tsx'
import {
  useDriverActions,
  useGroupActions,
  useGroups,
  useUserActions,
  useUsers,
  useVehicleActions,
  useVehicles,
} from './index.ts'

describe('an action', () => {
  test('creates, changes, deactivates and reactivates, and the list follows', async () => {
    const { latest, until, events } = await renderFleetHook(driversHook())
    await until(({ list }) => expect(list.status).toBe('ready'))
    let driver: Driver | undefined
    await act(async () => void (driver = await latest().actions.create(luz)))
    const driverId = driver?.driverId ?? ''
    await until(({ list }) => expect(list.items.map((item) => item.firstName)).toEqual(['Luz']))
    await act(() => latest().actions.update(driverId, { firstName: 'Lucia' }))
    await until(({ list }) => expect(list.items[0]).toMatchObject({ firstName: 'Lucia', lastName: 'Cruz' }))
    await act(() => latest().actions.deactivate(driverId))
    await until(({ list }) => expect(list.items[0]?.status).toBe('inactive'))
    await act(() => latest().actions.reactivate(driverId))
    await until(({ list }) => expect(list.items[0]?.status).toBe('active'))
    expect(events).toEqual(
      [
        { type: 'driver.created', data: { name: 'Luz Cruz' } },
        { type: 'driver.updated', data: { name: 'Lucia Cruz', changes: [{ field: 'firstName' }] } },
        { type: 'driver.deactivated', data: { name: 'Lucia Cruz' } },
        { type: 'driver.reactivated', data: { name: 'Lucia Cruz' } },
      ].map(({ type, data }) => ({ type, widget: 'drivers', data: { driverId, ...data } })),
    )
  })

  test('rejects with the invalid fields, and sends nothing', async () => {
    const { latest, until, wire } = await renderFleetHook(driversHook())
    await until(({ list }) => expect(list.status).toBe('ready'))
    const error = await rejection(latest().actions.create({ ...luz, driverLicenseId: 'N1', firstName: '' }))
    expect(error).toMatchObject({ kind: 'badrequest' })
    expect(new Set(error.fields.map(({ path }) => path))).toEqual(new Set(['driverLicenseId', 'firstName']))
    expect(wire.of(createDriver)).toEqual([])
  })

  test('that the page denies rejects with its reason, and is not sent', async () => {
    const asked: object[] = []
    const { latest, until, wire, events } = await renderFleetHook(driversHook(), {
      provider: {
        onBefore: (action) => {
          asked.push(action)
          return { deny: 'Ask your supervisor first.' }
        },
      },
    })
    await until(({ list }) => expect(list.status).toBe('ready'))
    const error = await rejection(latest().actions.create(luz))
    expect(error).toMatchObject({ kind: 'denied', serverMessage: 'Ask your supervisor first.' })
    expect(wire.of(createDriver)).toEqual([])
    expect(events).toEqual([])
    expect(asked).toMatchObject([
      { name: 'createDriver', kind: 'write', widget: 'drivers', input: { firstName: 'Luz' } },
    ])
  })

  test('of a user whose session passes to another user while the page decides is not sent', async () => {
    let allow: () => void = () => undefined
    const decision = new Promise<void>((resolve) => (allow = resolve))
    const fleet = await testFleet()
    const { latest, until, wire, session } = await renderFleetHook(driversHook(), {
      fleet,
      provider: { onBefore: () => decision },
    })
    await until(({ list }) => expect(list.status).toBe('ready'))
    const rejected = rejection(latest().actions.create(luz))
    const tokenOfOther = await (await testSandbox()).signIn(fleet.emailOf('portal-admin'))
    act(() => session.start({ AccessToken: tokenOfOther }))
    allow()
    expect(await rejected).toMatchObject({ kind: 'aborted' })
    expect(wire.of(createDriver)).toEqual([])
  })

  test('of a read-only provider is not sent, and access says so', async () => {
    const { latest, until, wire } = await renderFleetHook(driversHook(), { provider: { isReadOnly: true } })
    await until(({ list }) => expect(list.status).toBe('ready'))
    expect(latest().list.access.can(listDrivers)).toBe(true)
    expect(latest().list.access.can(createDriver)).toBe(false)
    expect(await rejection(latest().actions.create(luz))).toMatchObject({ kind: 'denied' })
    expect(wire.of(createDriver)).toEqual([])
  })

  test('takes effect once if it is tried again under its key', async () => {
    const { latest, until, fleet } = await renderFleetHook(driversHook())
    await until(({ list }) => expect(list.status).toBe('ready'))
    const idempotencyKey = uniqueId()
    await act(() => latest().actions.create(luz, { idempotencyKey }))
    await act(() => latest().actions.create(luz, { idempotencyKey }))
    const { count } = await fleet.arrange(listDrivers, { fleetId: fleet.fleetId })
    expect(count).toBe(1)
  })

  test('of a hook inside a widget is an action of the widget', async () => {
    const sources: unknown[] = []
    function Cell({ fleetId, driver }: { fleetId: string; driver: Driver }) {
      const { deactivate } = useDriverActions({ fleetId })
      return <button onClick={() => void deactivate(driver.driverId)}>Stop</button>
    }
    const fleet = await fleetWithDrivers(1)
    const { user, findByRole, wire } = await renderInPortal(
      (fleetId) => (
        <FleetDrivers
          fleetId={fleetId}
          instanceId="roster"
          onBefore={({ widget, instance }) => void sources.push([widget, instance])}
          columns={[
            'name',
            { id: 'stop', header: 'Stop', cell: (driver) => <Cell {...{ fleetId, driver }} /> },
          ]}
        />
      ),
      { fleet },
    )
    await user.click(await findByRole('button', { name: 'Stop' }))
    await waitFor(() => expect(wire.of(updateDriver)).toHaveLength(1))
    expect(sources).toEqual([['drivers', 'roster']])
  })
})

test('vehicles, groups and users can be added and changed', async () => {
  const { latest, until, events } = await renderFleetHook(
    (fleetId) => ({
      vehicles: useVehicles({ fleetId }),
      groups: useGroups({ fleetId }),
      users: useUsers({ fleetId, defaultFilters: { role: 'data-analyst' } }),
      vehicle: useVehicleActions({ fleetId }),
      group: useGroupActions({ fleetId }),
      user: useUserActions({ fleetId }),
    }),
    { provider: { reservedGroupNames: ['Fleet'] } },
  )
  await until(({ vehicles, groups, users }) =>
    expect([vehicles.status, groups.status, users.status]).toEqual(['ready', 'ready', 'ready']),
  )
  await act(() => latest().vehicle.create({ plateNumber: 'NAB1234', model: 'Isuzu Elf', type: 'Vehicle' }))
  await until(({ vehicles }) => expect(vehicles.items[0]?.plateNumber).toBe('NAB1234'))
  expect(await rejection(latest().group.create({ name: 'fleet' }))).toMatchObject({
    fields: [{ path: 'name', code: 'reserved:fleet' }],
  })
  await act(() => latest().group.create({ name: 'North' }))
  await until(({ groups }) => expect(groups.items[0]?.name).toBe('North'))
  await act(() => latest().group.update(latest().groups.items[0]?.groupId ?? '', { name: 'South' }))
  await until(({ groups }) => expect(groups.items[0]?.name).toBe('South'))
  const analyst = latest().users.items[0]
  if (!analyst) throw new Error('The fleet has no data analyst.')
  await act(() => latest().user.update(analyst, { role: 'purchaser' }))
  await until(({ users }) => expect(users.items).toEqual([]))
  expect(events).toMatchObject([
    { type: 'vehicle.created', data: { plateNumber: 'NAB1234' } },
    { type: 'group.created', data: { name: 'North' } },
    { type: 'group.updated', data: { name: 'South' } },
    { type: 'user.updated', data: { email: analyst.user.email } },
  ])
})
