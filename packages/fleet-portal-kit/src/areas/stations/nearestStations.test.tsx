import { listStations } from 'api-client/contract/stations'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { clockInManila } from '../../testing/clockInManila.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { stubGeolocation, rizalPark } from '../../testing/stationScene.ts'
import { testFleet } from '../../testing/testFleet.ts'
import type { Wire } from '../../testing/wire.ts'
import { FleetStations } from './FleetStations.tsx'

const undo: (() => unknown)[] = []
afterEach(() => {
  cleanup()
  for (const step of undo.splice(0)) step()
})

/** Kilometres north of Rizal Park. */
const north = (km: number) => ({
  latitude: rizalPark.latitude + km / 111.32,
  longitude: rizalPark.longitude,
})

interface Made {
  name: string
  [key: string]: unknown
}

let sets = 0

/** Opens the map on stations of its own: a search for their set leaves out those of other tests. */
async function open(stations: readonly Made[], { search = 'view=map', ...options }: PortalOptions = {}) {
  const set = `Set${++sets}`
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

const standsAt = (...[answer]: Parameters<typeof stubGeolocation>) => void undo.push(stubGeolocation(answer))
const itIs = (time: string) => void undo.push(clockInManila(time))

const names = () =>
  [...document.querySelectorAll('[data-station] > [data-part="name"]')].map((name) =>
    name.textContent?.replace(/ Set\d+$/, ''),
  )
const line = (name: RegExp) => screen.findByRole('button', { name })

/** The nearest comes last by name. */
const many = (total: number): Made[] => [
  ...Array.from({ length: total - 1 }, (_, index) => ({ name: `A ${index}`, ...north(211 + index / 10) })),
  { name: 'Zz', ...north(0.16) },
]
/** A server from before it knew of nearness. */
const older = (wire: Wire) => wire.lack(listStations, ['near', 'bounds', 'openNow', 'applied'])

test.each([1000, 1001, 2500])('of %i stations the nearest is first, with one call', async (total) => {
  standsAt(rizalPark)
  const { wire } = await open(many(total))
  expect(await screen.findByText(/Nearest open stations first/)).toBeVisible()
  await line(/^Zz Set\d+ 0\.16 km/)
  expect(names().slice(0, 3)).toEqual(['Zz', 'A 0', 'A 1'])
  const asked = wire.of(listStations).filter(({ query }) => query['near'] && !query['bounds'])
  expect(asked.map(({ query }) => query)).toMatchObject([
    { near: '14.5826,120.9787', page: '1', perPage: '1000' },
  ])
})

test.each([1000, 1001, 2500])(
  'of %i stations of a server that knows no nearness the nearest is first, once all are read',
  async (total) => {
    standsAt(rizalPark)
    let go = () => undefined as void
    await open(many(total), {
      prepareWire: (wire) => {
        older(wire)
        wire.passOne(listStations)
        go = wire.hold(listStations)
      },
    })
    const shownOf = total.toLocaleString('en-PH')
    if (total > 1000) {
      expect(
        await screen.findByText(`Reading all stations to find the nearest: 1,000 of ${shownOf}…`),
      ).toBeVisible()
      expect(screen.queryByText(/Nearest open stations first/)).toBeNull()
    }
    go()
    expect(await screen.findByText(/Nearest open stations first/)).toBeVisible()
    expect(names()[0]).toBe('Zz')
    expect(screen.queryByText(/Reading all stations/)).toBeNull()
  },
)

test('where a page of such a server fails the order is not called nearest, until another try has read it', async () => {
  standsAt(rizalPark)
  const { person } = await open(many(1001), {
    prepareWire: (wire) => {
      older(wire)
      wire.passOne(listStations)
      wire.breakAt(listStations, 'before-tx')
    },
  })
  expect(await screen.findByText(/so they are not in order of distance/)).toBeVisible()
  expect(screen.queryByText(/Nearest open stations first/)).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/Nearest open stations first/)).toBeVisible()
  expect(names()[0]).toBe('Zz')
})

const hours: Made[] = [
  { name: 'Shut', ...north(0.1), opensAt: '13:00', closesAt: '22:00' },
  { name: 'Unsaid', ...north(0.3), opensAt: null, closesAt: null },
  { name: 'Nowhere' },
  { name: 'Open', ...north(5), opensAt: '06:00', closesAt: '22:00' },
  { name: 'Night', ...north(1), opensAt: '22:00', closesAt: '06:00' },
]

test.each([
  ['the server', () => undefined],
  ['the page, where the server knows no nearness,', older],
])('%s puts closed stations after open ones and says where hours are not known', async (_, prepareWire) => {
  itIs('12:00')
  standsAt(rizalPark)
  await open(hours, { prepareWire })
  expect(await screen.findByText(/Nearest open stations first/)).toBeVisible()
  expect(names()).toEqual(['Open', 'Unsaid', 'Shut', 'Night', 'Nowhere'])
  expect(within(await line(/^Unsaid/)).getByText('Hours unknown')).toBeVisible()
  expect(within(await line(/^Shut/)).getByText('Closed')).toBeVisible()
})

test('"Open now" leaves out what is closed, and not what has no hours', async () => {
  itIs('12:00')
  standsAt('denied')
  const { person, wire, navigation } = await open(hours)
  await line(/^Shut/)
  await person.click(screen.getByRole('button', { name: /^Filters/ }))
  await person.click(await screen.findByRole('checkbox', { name: 'Open now' }))
  await person.click(screen.getByRole('button', { name: 'Apply Filters' }))
  await waitFor(() => expect(names()).toEqual(['Nowhere', 'Open', 'Unsaid']))
  expect(screen.getByText('3 stations')).toBeVisible()
  expect(wire.of(listStations).at(-1)?.query).toMatchObject({ openNow: 'true' })
  expect(navigation.search()).toContain('openNow=true')
})

test('"Open now" leaves out what is closed though the server knows nothing of it, and reads every page for that', async () => {
  itIs('12:00')
  standsAt('denied')
  const shut = Array.from({ length: 1000 }, (_, index) => ({
    name: `B ${index}`,
    opensAt: '13:00',
    closesAt: '14:00',
  }))
  await open([...shut, { name: 'Zz' }], { search: 'view=map&openNow=true', prepareWire: older })
  expect(await screen.findByText('1 station')).toBeVisible()
  expect(names()).toEqual(['Zz'])
})

test('the list says so where the server cannot leave out closed stations', async () => {
  const { unmount } = await open(hours, { search: 'openNow=true', prepareWire: older })
  expect(await screen.findByText(/The list could not be limited to open stations/)).toBeVisible()
  expect(await line(/^Shut/)).toBeVisible()
  unmount()
  await open(hours, { search: 'openNow=true' })
  await line(/^Nowhere/)
  expect(screen.queryByText(/The list could not be limited/)).toBeNull()
})

test('the map asks for what is in view where the list has only the nearest, and says what is missing', async () => {
  standsAt(rizalPark)
  const davao = Array.from({ length: 1200 }, (_, index) => ({
    name: `Davao ${index}`,
    latitude: 7.07 + (index % 40) / 1000,
    longitude: 125.61 + Math.floor(index / 40) / 1000,
  }))
  const { person, wire } = await open([...many(1000), ...davao])
  expect(await screen.findByText(/1,000 of 2,200 stations/)).toBeVisible()
  await person.click(await screen.findByRole('button', { name: 'Whole country' }))
  // Views on the way are asked for too; the country may have been asked for on opening, and is not asked for twice.
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
  // The list goes on where it was.
  expect(names()[0]).toBe('Zz')
})

test('the map reads every page where the server answers for no part of it', async () => {
  standsAt('denied')
  const { wire } = await open(many(1001), { prepareWire: older })
  expect(await screen.findByText('1,001 stations')).toBeVisible()
  expect(wire.of(listStations).map(({ query }) => query['page'])).toEqual(['1', '1', '2'])
  expect(screen.queryByText(/are on the map/)).toBeNull()
})
