import { listStations } from 'fleet-portal-api-client/contract/stations'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { clockInManila } from '../../testing/clockInManila.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { stubGeolocation, rizalPark } from '../../testing/stationScene.ts'
import { testFleet } from '../../testing/testFleet.ts'
import type { Wire } from '../../testing/wire.ts'
import { FleetStations } from './FleetStations.tsx'

const cleanups: (() => unknown)[] = []
afterEach(() => {
  cleanup()
  for (const step of cleanups.splice(0)) step()
})

/** Kilometres north of Rizal Park. */
const north = (km: number) => ({
  latitude: rizalPark.latitude + km / 111.32,
  longitude: rizalPark.longitude,
})

interface StationInput {
  name: string
  [key: string]: unknown
}

let setCount = 0

/** Creates stations and opens the map with a search that matches only them, so that tests do not affect each other. */
async function open(
  stations: readonly StationInput[],
  { search = 'view=map', ...options }: PortalOptions = {},
) {
  const set = `Set${++setCount}`
  const fleet = await testFleet()
  const own = stations.map((station, index) => ({
    stationId: `stn_${set}_${index}`,
    ...station,
    name: `${station.name} ${set}`,
  }))
  await fleet.operate('stations/several', { stations: own })
  return renderInPortal((fleetId) => <FleetStations fleetId={fleetId} />, {
    search: `searchKey=${set}&${search}`,
    ...options,
    fleet,
  })
}

const mockLocation = (...[answer]: Parameters<typeof stubGeolocation>) =>
  void cleanups.push(stubGeolocation(answer))
const mockTime = (time: string) => void cleanups.push(clockInManila(time))

const stationNames = () =>
  [...document.querySelectorAll('[data-station] > [data-part="name"]')].map((name) =>
    name.textContent?.replace(/ Set\d+$/, ''),
  )
const findRow = (name: RegExp) => screen.findByRole('button', { name })

/** Stations of which the nearest is the last by name. */
const many = (total: number): StationInput[] => [
  ...Array.from({ length: total - 1 }, (_, index) => ({ name: `A ${index}`, ...north(211 + index / 10) })),
  { name: 'Zz', ...north(0.16) },
]
/** Simulates an olderServer server without sorting by distance, bounds and the filter "Open now". */
const olderServer = (wire: Wire) => wire.lack(listStations, ['near', 'bounds', 'openNow', 'applied'])

test.each([1000, 1001, 2500])('shows the nearest of %i stations first with one request', async (total) => {
  mockLocation(rizalPark)
  const { wire } = await open(many(total))
  expect(await screen.findByText(/Nearest open stations first/)).toBeVisible()
  await findRow(/^Zz Set\d+ 0\.16 km/)
  expect(stationNames().slice(0, 3)).toEqual(['Zz', 'A 0', 'A 1'])
  const requests = wire.of(listStations).filter(({ query }) => query['near'] && !query['bounds'])
  expect(requests.map(({ query }) => query)).toMatchObject([
    { near: '14.5826,120.9787', page: '1', perPage: '1000' },
  ])
})

test.each([1000, 1001, 2500])(
  'shows the nearest of %i stations first after reading all pages from a server that cannot sort by distance',
  async (total) => {
    mockLocation(rizalPark)
    let release = () => undefined as void
    await open(many(total), {
      prepareWire: (wire) => {
        olderServer(wire)
        wire.passOne(listStations)
        release = wire.hold(listStations)
      },
    })
    const formattedTotal = total.toLocaleString('en-PH')
    if (total > 1000) {
      expect(
        await screen.findByText(`Reading all stations to find the nearest: 1,000 of ${formattedTotal}…`),
      ).toBeVisible()
      expect(screen.queryByText(/Nearest open stations first/)).toBeNull()
    }
    release()
    expect(await screen.findByText(/Nearest open stations first/)).toBeVisible()
    expect(stationNames()[0]).toBe('Zz')
    expect(screen.queryByText(/Reading all stations/)).toBeNull()
  },
)

test('names no order of 0 stations', async () => {
  mockLocation(rizalPark)
  const { wire } = await open([])
  await waitFor(() => expect(wire.of(listStations).some(({ query }) => query['near'])).toBe(true))
  expect(await screen.findByText('0 stations')).toBeVisible()
  await expect(screen.findByText(/Nearest open stations first/, {}, { timeout: 1000 })).rejects.toThrow(
    'Unable to find',
  )
})

test('does not claim "nearest first" while a page is missing, and does after a retry', async () => {
  mockLocation(rizalPark)
  const { user } = await open(many(1001), {
    prepareWire: (wire) => {
      olderServer(wire)
      wire.passOne(listStations)
      wire.breakAt(listStations, 'before-tx')
    },
  })
  expect(await screen.findByText(/so they are not in order of distance/)).toBeVisible()
  expect(screen.queryByText(/Nearest open stations first/)).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/Nearest open stations first/)).toBeVisible()
  expect(stationNames()[0]).toBe('Zz')
})

const hours: StationInput[] = [
  { name: 'Shut', ...north(0.1), opensAt: '13:00', closesAt: '22:00' },
  { name: 'Unknown', ...north(0.3), opensAt: null, closesAt: null },
  { name: 'Nowhere' },
  { name: 'Open', ...north(5), opensAt: '06:00', closesAt: '22:00' },
  { name: 'Night', ...north(1), opensAt: '22:00', closesAt: '06:00' },
]

test.each([
  ['by the server', () => undefined],
  ['in the browser for an older server', olderServer],
])('sorts closed stations after open ones %s and marks unknown hours', async (_, prepareWire) => {
  mockTime('12:00')
  mockLocation(rizalPark)
  await open(hours, { prepareWire })
  expect(await screen.findByText(/Nearest open stations first/)).toBeVisible()
  expect(stationNames()).toEqual(['Open', 'Unknown', 'Shut', 'Night', 'Nowhere'])
  expect(within(await findRow(/^Unknown/)).getByText('Hours unknown')).toBeVisible()
  expect(within(await findRow(/^Shut/)).getByText('Closed')).toBeVisible()
})

test('"Open now" hides closed stations but keeps stations without hours', async () => {
  mockTime('12:00')
  mockLocation('denied')
  const { user, wire, navigation } = await open(hours)
  await findRow(/^Shut/)
  await user.click(screen.getByRole('button', { name: /^Filters/ }))
  await user.click(await screen.findByRole('checkbox', { name: 'Open now' }))
  await user.click(screen.getByRole('button', { name: 'Apply Filters' }))
  await waitFor(() => expect(stationNames()).toEqual(['Nowhere', 'Open', 'Unknown']))
  expect(screen.getByText('3 stations')).toBeVisible()
  expect(wire.of(listStations).at(-1)?.query).toMatchObject({ openNow: 'true' })
  expect(navigation.search()).toContain('openNow=true')
})

test('"Open now" reads every page and hides closed stations if the server does not support the filter', async () => {
  mockTime('12:00')
  mockLocation('denied')
  const shut = Array.from({ length: 1000 }, (_, index) => ({
    name: `B ${index}`,
    opensAt: '13:00',
    closesAt: '14:00',
  }))
  await open([...shut, { name: 'Zz' }], { search: 'view=map&openNow=true', prepareWire: olderServer })
  expect(await screen.findByText('1 station')).toBeVisible()
  expect(stationNames()).toEqual(['Zz'])
})

test('shows a note in the list if the server does not support "Open now"', async () => {
  const { unmount } = await open(hours, { search: 'openNow=true', prepareWire: olderServer })
  expect(await screen.findByText(/The list could not be limited to open stations/)).toBeVisible()
  expect(await findRow(/^Shut/)).toBeVisible()
  unmount()
  await open(hours, { search: 'openNow=true' })
  await findRow(/^Nowhere/)
  expect(screen.queryByText(/The list could not be limited/)).toBeNull()
})

test('requests the stations in view while the list has loaded only some, and says how many are missing on the map', async () => {
  mockLocation(rizalPark)
  const davao = Array.from({ length: 1200 }, (_, index) => ({
    name: `Davao ${index}`,
    latitude: 7.07 + (index % 40) / 1000,
    longitude: 125.61 + Math.floor(index / 40) / 1000,
  }))
  const { user, wire } = await open([...many(1000), ...davao])
  expect(await screen.findByText(/1,000 of 2,200 stations/)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Whole country' }))
  // Intermediate views are requested too. The country may have been requested on opening and is not requested twice.
  await waitFor(() => {
    const views = wire.of(listStations).map(({ query }) => query['bounds']?.split(',').map(Number) ?? [])
    expect(
      views.some(
        ([south = 90, west = 180, top = 0, east = 0]) => south < 7 && west < 118 && top > 17 && east > 126,
      ),
    ).toBe(true)
  })
  await waitFor(() =>
    expect(
      screen.getByText('On the map: 1,000 of 2,200 in this part. Zoom in to see the rest.'),
    ).toBeVisible(),
  )
  // The list is unchanged.
  expect(stationNames()[0]).toBe('Zz')
})

test('reads every page if the server does not support bounds', async () => {
  mockLocation('denied')
  const { wire } = await open(many(1001), { prepareWire: olderServer })
  expect(await screen.findByText('1,001 stations')).toBeVisible()
  expect(wire.of(listStations).map(({ query }) => query['page'])).toEqual(['1', '1', '2'])
  expect(screen.queryByText(/are on the map/)).toBeNull()
})
