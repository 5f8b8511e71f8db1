import { ApiError } from 'fleet-portal-api-client'
import { listDrivers } from 'fleet-portal-api-client/contract/drivers'
import { getFleet } from 'fleet-portal-api-client/contract/fleets'
import { createReport } from 'fleet-portal-api-client/contract/reports'
import { listUserAccesses } from 'fleet-portal-api-client/contract/users'
import { act } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderInPortal } from '../testing/renderInPortal.tsx'
import { renderFleetHook, licenceOf, fleetWithDrivers, driversHook } from './hookScene.tsx'
import {
  useCashIns,
  useFleetCardRedemptions,
  useFleetCards,
  useFuelCodes,
  useGroups,
  useNonFuelTransactions,
  usePriceHistory,
  usePurchases,
  useRedemptions,
  useReports,
  useStations,
  useUsers,
  useVehicles,
} from './index.ts'

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

  test('is refused to a role without access, and nothing is read', async () => {
    const { latest, until, wire } = await renderFleetHook((fleetId) => useUsers({ fleetId }), {
      as: 'data-analyst',
    })
    await until(({ status }) => expect(status).toBe('refused'))
    expect(latest()).toMatchObject({ message: 'Your role does not allow this.', items: [], error: undefined })
    expect(wire.successfulOf(listUserAccesses)).toEqual([])
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
