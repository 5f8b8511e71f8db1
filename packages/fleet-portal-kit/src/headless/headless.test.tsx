import { ApiError, uniqueId } from 'fleet-portal-api-client'
import {
  createDriver,
  listDrivers,
  updateDriver,
  type Driver,
} from 'fleet-portal-api-client/contract/drivers'
import { getFleet } from 'fleet-portal-api-client/contract/fleets'
import { buyFuel, listBuyFuels } from 'fleet-portal-api-client/contract/fuel'
import { createReport } from 'fleet-portal-api-client/contract/reports'
import { getCurrentUser } from 'fleet-portal-api-client/contract/session'
import { getWallet } from 'fleet-portal-api-client/contract/wallet'
import { act, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { describe, expect, test } from 'vitest'
import { FleetDrivers } from '../areas/drivers/FleetDrivers.tsx'
import { testFleet } from '../testing/testFleet.ts'
import { renderInPortal, type PortalOptions } from '../testing/renderInPortal.tsx'
import {
  useAccess,
  useCashIns,
  useDriverActions,
  useDrivers,
  useFleetCardRedemptions,
  useFleetCards,
  useFuelBalances,
  useFuelCodes,
  useGroupActions,
  useGroups,
  useNonFuelTransactions,
  usePriceHistory,
  usePurchase,
  usePurchases,
  useRedemptions,
  useReports,
  useStations,
  useUserActions,
  useUsers,
  useVehicleActions,
  useVehicles,
  useWallet,
  type DriversOptions,
} from './index.ts'

/** Renders a hook below a provider, without a widget. `latest` returns its last value. */
async function renderFleetHook<T>(useHook: (fleetId: string) => T, options: PortalOptions = {}) {
  let value: T | undefined
  function Page({ fleetId }: { fleetId: string }) {
    const current = useHook(fleetId)
    useEffect(() => {
      value = current
    })
    return null
  }
  const portal = await renderInPortal((fleetId) => <Page fleetId={fleetId} />, options)
  const latest = () => value as T
  const until = (check: (current: T) => void) => waitFor(() => check(latest()))
  return { ...portal, latest, until }
}

const luz = {
  firstName: 'Luz',
  lastName: 'Cruz',
  driverLicenseId: 'N0100000000',
  mobileNumber: '09171234567',
}
const licenceOf = (index: number) => `N01000000${String(index).padStart(2, '0')}`

async function fleetWithDrivers(count: number) {
  const fleet = await testFleet()
  for (let index = 0; index < count; index++) {
    const firstName = index === 0 ? 'Luz' : 'Rey'
    await fleet.arrange(createDriver, {
      fleetId: fleet.fleetId,
      ...luz,
      firstName,
      driverLicenseId: licenceOf(index),
    })
  }
  return fleet
}

const driversHook = (options: Omit<DriversOptions, 'fleetId'> = {}) =>
  function useIt(fleetId: string) {
    return { list: useDrivers({ fleetId, ...options }), actions: useDriverActions({ fleetId }) }
  }

const rejection = async (promise: Promise<unknown>): Promise<ApiError> => {
  let failure: unknown
  await act(() => promise.catch((error: unknown) => void (failure = error)))
  if (!(failure instanceof ApiError)) throw new Error('The action did not reject with an ApiError.')
  return failure
}

describe('a list', () => {
  test('is loading, then ready with its items and total', async () => {
    const fleet = await fleetWithDrivers(2)
    const { latest, until } = await renderFleetHook(driversHook(), { fleet })
    expect(latest().list).toMatchObject({ status: 'loading', items: [], total: undefined, error: undefined })
    await until(({ list }) => expect(list.status).toBe('ready'))
    expect(latest().list).toMatchObject({ total: 2, page: 1, pageSize: 10, pageCount: 1, filters: {} })
    expect(latest().list.items.map(({ driverLicenseId }) => driverLicenseId)).toEqual([
      licenceOf(1),
      licenceOf(0),
    ])
  })

  test('searches, and returns to the first page', async () => {
    const fleet = await fleetWithDrivers(12)
    const { latest, until, wire, navigation } = await renderFleetHook(driversHook(), { fleet })
    await until(({ list }) => expect(list.total).toBe(12))
    act(() => latest().list.setPage(2))
    await until(({ list }) => expect(list).toMatchObject({ page: 2, isStale: false }))
    expect(latest().list.items).toHaveLength(2)
    act(() => latest().list.setFilters({ searchKey: 'Luz' }))
    await until(({ list }) => expect(list.total).toBe(1))
    expect(latest().list).toMatchObject({ page: 1, filters: { searchKey: 'Luz' } })
    act(() => latest().list.setFilters({ searchKey: undefined }))
    await until(({ list }) => expect(list.total).toBe(12))
    act(() => latest().list.setPageSize(20))
    await until(({ list }) => expect(list.items).toHaveLength(12))
    expect(wire.of(listDrivers).at(-1)?.query).toMatchObject({ perPage: '20', page: '1' })
    // Two lists of one page keep their own state, and the URL of the page is not changed.
    expect(navigation.search()).toBe('')
  })

  test('keeps its state in the URL of the page on request', async () => {
    const fleet = await fleetWithDrivers(1)
    const { navigation } = await renderInPortal(() => null, { fleet, search: 'd-searchKey=Nobody+here' })
    const { latest, until } = await renderFleetHook(driversHook({ navigation, urlPrefix: 'd-' }), { fleet })
    await until(({ list }) => expect(list).toMatchObject({ status: 'ready', total: 0 }))
    act(() => latest().list.setFilters({ searchKey: 'Luz' }))
    await until(({ list }) => expect(list.total).toBe(1))
    expect(navigation.search()).toBe('d-searchKey=Luz')
  })

  test('has the filters of the page, and reports changes', async () => {
    const fleet = await fleetWithDrivers(1)
    const changes: unknown[] = []
    const options = {
      filters: { status: 'inactive' as const },
      onFiltersChange: (filters: object) => changes.push(filters),
    }
    const { latest, until } = await renderFleetHook(driversHook(options), { fleet })
    await until(({ list }) => expect(list).toMatchObject({ status: 'ready', total: 0 }))
    act(() => latest().list.setFilters({ searchKey: 'Luz' }))
    expect(changes).toEqual([{ status: 'inactive', searchKey: 'Luz' }])
    expect(latest().list.filters).toEqual({ status: 'inactive' })
  })

  test('says why it could not be read, and reads it again', async () => {
    const fleet = await fleetWithDrivers(1)
    const { latest, until } = await renderFleetHook(driversHook(), {
      fleet,
      prepareWire: (wire) => wire.refuse(listDrivers, 'Server'),
    })
    await until(({ list }) => expect(list.status).toBe('error'))
    expect(latest().list.error).toBeInstanceOf(ApiError)
    expect(latest().list.message).toMatch(/\.$/)
    await act(() => latest().list.refetch())
    await until(({ list }) => expect(list).toMatchObject({ status: 'ready', total: 1, message: undefined }))
  })

  test('is in error if the fleet cannot be read, and reads the fleet again', async () => {
    const { latest, until } = await renderFleetHook(driversHook(), {
      prepareWire: (wire) => wire.refuse(getFleet, 'Server'),
    })
    await until(({ list }) => expect(list.status).toBe('error'))
    await act(() => latest().list.refetch())
    await until(({ list }) => expect(list.status).toBe('ready'))
  })

  test('is refused to a role without access, and no call is sent', async () => {
    const { latest, until, wire } = await renderFleetHook((fleetId) => useUsers({ fleetId }), {
      as: 'data-analyst',
    })
    await until(({ status }) => expect(status).toBe('refused'))
    expect(latest()).toMatchObject({ message: 'Your role does not allow this.', items: [], error: undefined })
    expect(wire.sent.some(({ path }) => path.includes('user-access'))).toBe(false)
  })

  test('is refused while the flag of its area is off', async () => {
    const flags = {
      get: (name: string) => (name === 'PAGE_DRIVER' ? false : undefined),
      subscribe: () => () => {},
    }
    const { until } = await renderFleetHook(driversHook(), { provider: { flags } })
    await until(({ list }) =>
      expect(list).toMatchObject({ status: 'refused', message: 'This part of the portal is switched off.' }),
    )
  })

  test('is signed out without a session, and no call is sent', async () => {
    const { latest, wire } = await renderFleetHook(driversHook(), { as: null })
    expect(latest().list).toMatchObject({ status: 'signed-out', items: [] })
    expect(wire.sent).toEqual([])
  })

  test('shows nothing of a user after the session has ended', async () => {
    const fleet = await fleetWithDrivers(1)
    const { latest, until, client } = await renderFleetHook(
      driversHook({ defaultFilters: { searchKey: 'Luz' } }),
      {
        fleet,
      },
    )
    await until(({ list }) => expect(list.total).toBe(1))
    act(() => client.session.end('signed-out'))
    await until(({ list }) => expect(list.status).toBe('signed-out'))
    expect(latest().list).toMatchObject({ items: [], total: undefined })
  })
})

test.each([
  ['useVehicles', useVehicles],
  ['useGroups', useGroups],
  ['useUsers', useUsers],
  ['useFleetCards', useFleetCards],
  ['useFuelCodes', useFuelCodes],
  ['useRedemptions', useRedemptions],
  ['useFleetCardRedemptions', useFleetCardRedemptions],
  ['useCashIns', useCashIns],
  ['usePurchases', usePurchases],
  ['usePriceHistory', usePriceHistory],
  ['useStations', useStations],
])('%s reads its list', async (_name, useHook) => {
  const { latest, until } = await renderFleetHook((fleetId) => useHook({ fleetId }))
  await until(({ status }) => expect(status).toBe('ready'))
  expect(latest()).toMatchObject({ message: undefined, total: expect.any(Number) as number })
})

test('useNonFuelTransactions is refused to fleets without them, and reads those of a wallet fleet', async () => {
  const hedging = await renderFleetHook((fleetId) => useNonFuelTransactions({ fleetId }))
  await hedging.until(({ status }) => expect(status).toBe('refused'))
  expect(hedging.latest().message).toBe('Not available for this fleet type')
  hedging.unmount()
  const wallet = await renderFleetHook((fleetId) => useNonFuelTransactions({ fleetId }), { type: 'locqpay' })
  await wallet.until(({ status }) => expect(status).toBe('ready'))
})

test('useReports reads the exports of the signed-in user', async () => {
  const { latest, until, client, fleet } = await renderFleetHook((fleetId) => useReports({ fleetId }))
  await until(({ status }) => expect(status).toBe('ready'))
  expect(latest().items).toEqual([])
  await client.call(createReport, { fleetId: fleet.fleetId, reportType: 'cashin', platformType: 'plb' })
  await act(() => latest().refetch())
  await until(({ items }) => expect(items.map(({ reportType }) => reportType)).toEqual(['cashin']))
})

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
      ['driver.created', 'driver.updated', 'driver.deactivated', 'driver.reactivated'].map((type) => ({
        type,
        widget: 'drivers',
        data: { driverId },
      })),
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
  expect(events.map(({ type }) => type)).toEqual([
    'vehicle.created',
    'group.created',
    'group.updated',
    'user.updated',
  ])
})

test('useAccess has user, fleet and role, and says why a call is disabled', async () => {
  const { latest, until, fleet } = await renderFleetHook((fleetId) => useAccess({ fleetId }))
  expect(latest()).toMatchObject({ status: 'loading', user: undefined })
  await until(({ status }) => expect(status).toBe('ready'))
  expect(latest()).toMatchObject({ role: 'portal-admin', fleet: { fleetId: fleet.fleetId } })
  expect(latest().can(createDriver)).toBe(true)
  expect(latest().disabledReason(createDriver)).toBeUndefined()
  await fleet.deactivate()
  act(() => latest().refetch())
  await until(({ disabledReason }) =>
    expect(disabledReason(createDriver)).toMatch(/^This fleet is deactivated/),
  )
})

test('hooks of one page ask for the user, the fleet and the wallet once', async () => {
  const { until, wire } = await renderFleetHook((fleetId) => [
    useAccess({ fleetId }),
    useDrivers({ fleetId }),
    useWallet({ fleetId }),
    usePurchase({ fleetId }),
    useFuelBalances({ fleetId }),
  ])
  await until((all) => expect(all.map(({ status }) => status)).toEqual(all.map(() => 'ready')))
  expect([getCurrentUser, getFleet, getWallet].map((endpoint) => wire.of(endpoint).length)).toEqual([1, 1, 1])
})

describe('a purchase', () => {
  const funds = 10_000_00
  const draft = { product: 'diesel', unit: 'liter', value: 10_000 } as const
  const open = async (options: PortalOptions = {}) => {
    const bought: unknown[] = []
    const opened = await renderFleetHook(
      (fleetId) => usePurchase({ fleetId, onBought: (order) => bought.push(order.volume) }),
      { funds, ...options },
    )
    await opened.until(({ status, balance }) => expect([status, balance]).toEqual(['ready', funds]))
    const purchases = async () =>
      (await opened.fleet.arrange(listBuyFuels, { fleetId: opened.fleet.fleetId })).buyFuels
    return { ...opened, bought, purchases }
  }

  test('is quoted, confirmed, sent once, and applied', async () => {
    const { latest, until, wire, bought, purchases, events } = await open()
    const { order } = latest().quote(draft)
    expect(order).toMatchObject({ volume: 10_000, product: 'diesel' })
    act(() => void latest().prepare(draft))
    expect(latest().purchase).toMatchObject({ status: 'confirming', details: order })
    act(() => {
      latest().confirm()
      latest().confirm()
    })
    await until(({ purchase }) => expect(purchase.status).toBe('applied'))
    expect(wire.of(buyFuel)).toHaveLength(1)
    expect(bought).toEqual([10_000])
    expect((await purchases()).map(({ buyFuelId }) => buyFuelId)).toHaveLength(1)
    await until(({ balance }) => expect(balance).toBe(funds - (order?.charge ?? 0)))
    expect(events).toMatchObject([{ type: 'fuel.bought', widget: 'buy-fuel' }])
    act(() => latest().close())
    expect(latest().purchase.status).toBe('idle')
  })

  test('with a lost answer is found by its key, and not sent again', async () => {
    const { latest, until, wire, purchases, bought } = await open({
      prepareWire: (wire) => wire.loseAnswer(buyFuel),
    })
    act(() => void latest().prepare(draft))
    act(() => latest().confirm())
    expect(latest().isInFlight).toBe(true)
    await until(({ purchase }) => expect(purchase.status).toBe('applied'))
    expect(wire.of(buyFuel)).toHaveLength(1)
    expect(await purchases()).toHaveLength(1)
    expect(bought).toEqual([10_000])
  })

  test('that the server did not apply says so, and can be bought again', async () => {
    const { latest, until, purchases } = await open({ prepareWire: (wire) => wire.loseRequest(buyFuel) })
    act(() => void latest().prepare(draft))
    act(() => latest().confirm())
    await until(({ purchase }) => expect(purchase.status).toBe('notApplied'))
    expect(latest().purchaseMessage).toMatch(/\.$/)
    expect(await purchases()).toEqual([])
    act(() => void latest().prepare(draft))
    act(() => latest().confirm())
    await until(({ purchase }) => expect(purchase.status).toBe('applied'))
    expect(await purchases()).toHaveLength(1)
  })

  test('that the page denies is not sent', async () => {
    const { latest, until, wire } = await open({
      provider: { onBefore: () => ({ deny: 'Purchases need an approval today.' }) },
    })
    act(() => void latest().prepare(draft))
    act(() => latest().confirm())
    await until(({ purchaseMessage }) => expect(purchaseMessage).toBe('Purchases need an approval today.'))
    expect(wire.of(buyFuel)).toEqual([])
  })

  test('above the balance has a blocker, and is not prepared', async () => {
    const { latest } = await open()
    let quoted: unknown
    act(() => void (quoted = latest().prepare({ product: 'diesel', unit: 'amount', value: funds + 100_00 })))
    expect(quoted).toMatchObject({ blocker: 'insufficient', problem: undefined })
    expect(latest().purchase.status).toBe('idle')
    expect(latest().quote({ ...draft, value: 1 })).toMatchObject({ order: undefined, problem: 'minimum' })
    expect(latest().quote({ ...draft, product: undefined })).toMatchObject({ problem: 'unavailable' })
  })
})
