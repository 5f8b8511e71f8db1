import { listStations } from 'fleet-portal-api-client/contract/stations'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { clockInManila } from '../../testing/clockInManila.ts'
import { installMaps, type MapsLog } from '../../testing/mapsStub.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import {
  stubGeolocation,
  createStations,
  sceneStationsSearch,
  rizalPark,
} from '../../testing/stationScene.ts'
import { testFleet } from '../../testing/testFleet.ts'
import { FleetStations } from './FleetStations.tsx'
import { createGoogleMaps } from './map/googleMap/createGoogleMaps.ts'
import { StationMap } from './StationMap.tsx'

const cleanups: (() => unknown)[] = []
afterEach(() => {
  cleanup()
  for (const step of cleanups.splice(0)) step()
})

async function open(options: PortalOptions = {}, Screen = FleetStations) {
  const fleet = await testFleet()
  await createStations(fleet)
  return renderInPortal((fleetId) => <Screen fleetId={fleetId} />, {
    search: sceneStationsSearch,
    ...options,
    fleet,
  })
}

function mockLocation(...[answer]: Parameters<typeof stubGeolocation>) {
  cleanups.push(stubGeolocation(answer))
}

function withMaps(leg?: Parameters<typeof installMaps>[0]): MapsLog {
  const maps = installMaps(leg)
  cleanups.push(maps.remove)
  return maps
}

/** The page has loaded the API, so the map needs no key. */
const onGoogle: PortalOptions = { provider: { maps: createGoogleMaps() } }

function recordCopies(): string[] {
  const copied: string[] = []
  navigator.clipboard.writeText = async (text) => void copied.push(text)
  return copied
}

const stationNames = () =>
  [...document.querySelectorAll('[data-station] > [data-part="name"]')].map((name) => name.textContent)
const findRow = (name: RegExp) => screen.findByRole('button', { name })

test('lists stations with place, hours, tag and products, searched and filtered on the server', async () => {
  const { user, wire, navigation } = await open({
    search: `${sceneStationsSearch}&city=Mandaue&province=Cebu`,
  })
  expect(await findRow(/^Bayan Petroleum/)).toBeVisible()
  expect(screen.getByText('Mandaue, Cebu')).toBeVisible()
  expect(screen.getByText('5:00 AM – 10:00 PM')).toBeVisible()
  expect(wire.of(listStations).at(-1)?.query).toMatchObject({
    city: 'Mandaue',
    platformType: 'plb',
    page: '1',
    perPage: '10',
  })
  // Changing the province clears the city and limits the options to cities of that province.
  await user.click(screen.getByRole('button', { name: /^Filters/ }))
  const province = await screen.findByRole('combobox', { name: 'Province' })
  await user.clear(province)
  await user.type(province, 'metro')
  await user.click(await screen.findByRole('option', { name: 'Metro Manila' }))
  const city = screen.getByRole('combobox', { name: 'City' })
  expect(city).toHaveValue('')
  await user.type(city, 'man')
  const cities = await screen.findByRole('listbox', { name: 'City' })
  expect((await within(cities).findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'Mandaluyong',
    'Manila',
  ])
  await user.keyboard('{Escape}')
  const products = within(screen.getByRole('group', { name: 'Products' }))
  const all = products.getByRole('checkbox', { name: 'All' })
  expect(all).toBeChecked()
  await user.click(screen.getByRole('checkbox', { name: 'Gas 91' }))
  expect(all).not.toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Apply Filters' }))
  expect(await findRow(/^Agila Fuels/)).toBeVisible()
  await waitFor(() => expect(screen.queryByText(/^Bayan/)).toBeNull())
  const { query } = wire.of(listStations).at(-1) ?? {}
  expect(query).toMatchObject({ province: 'Metro Manila', gas91: 'true' })
  expect(Object.keys(query ?? {})).not.toEqual(expect.arrayContaining(['city']))
  expect(Object.keys(query ?? {}).filter((key) => /diesel|gas9[57]/.test(key))).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'Remove filter: Products: Gas 91' }))
  expect(await findRow(/^Tamaraw Oil Kalye EDSA Sta. Mesa/)).toBeVisible()
  expect(new URLSearchParams(navigation.search()).has('gas91')).toBe(false)
})

test('opens a station in place of the list, with copy buttons and directions, and focuses its row on return', async () => {
  const { user, navigation, events } = await open()
  const copied = recordCopies()
  await user.click(await findRow(/^Tamaraw Oil/))
  const details = await screen.findByRole('article', { name: 'Tamaraw Oil Kalye EDSA Sta. Mesa' })
  expect(screen.getByRole('heading', { level: 1, name: 'Tamaraw Oil Kalye EDSA Sta. Mesa' })).toBeVisible()
  expect(within(details).queryByRole('heading')).toBeNull()
  expect(within(details).getByText('Open all day')).toBeVisible()
  expect(within(details).getByText('Gas 97')).toBeVisible()
  await user.click(within(details).getByRole('button', { name: 'Copy: Phone' }))
  expect(copied.at(-1)).toBe('09171234567')
  await user.click(within(details).getByRole('button', { name: 'Copy: Address' }))
  expect(copied.at(-1)).toBe('12 Aurora Boulevard, Manila, Metro Manila')
  const directionsLink = within(details).getByRole('link', { name: /new tab/ })
  expect(directionsLink).toHaveAttribute(
    'href',
    expect.stringContaining('destination=14.6042%2C121.0178') as string,
  )
  expect(directionsLink).toHaveAttribute('rel', 'noopener noreferrer')
  expect(new URLSearchParams(navigation.search()).get('station')).toBe('stn_made_1')
  await waitFor(() =>
    expect(events.at(-1)).toMatchObject({ type: 'station.opened', data: { stationId: 'stn_made_1' } }),
  )
  await user.click(within(details).getByRole('button', { name: 'All stations' }))
  await waitFor(() => expect(screen.getByRole('button', { name: /^Tamaraw Oil/ })).toHaveFocus())
})

test('lists the nearest stations first in the map view without a Google key, and keeps the open station in the list view', async () => {
  cleanups.push(clockInManila('12:00'))
  mockLocation(rizalPark)
  const { user, navigation } = await open()
  await user.click(await screen.findByRole('button', { name: 'Map' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Map' })).toHaveFocus())
  expect(await screen.findByText(/Nearest open stations first/)).toBeVisible()
  expect(stationNames()).toEqual([
    'Agila Fuels Kalye Ermita',
    'Tamaraw Oil Kalye EDSA Sta. Mesa',
    'Bayan Petroleum Kalye Mandaue',
    'Silangan Energy Kalye Kidapawan',
  ])
  expect(await findRow(/Agila Fuels.*0\.49 km/)).toBeVisible()
  await user.click(await findRow(/Silangan.*Kidapawan/))
  const details = await screen.findByRole('article', { name: /Silangan/ })
  expect(details).toHaveTextContent('so it has no pin')
  expect(details).not.toHaveTextContent(/\d km/)
  expect(within(details).getByRole('link', { name: /^Get directions/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/destination=Silangan.*Kidapawan.*origin=14\.5826/) as string,
  )
  await user.click(screen.getByRole('button', { name: 'List' }))
  expect(await screen.findByRole('article', { name: /Silangan/ })).toBeVisible()
  expect(navigation.search()).toContain('station=stn_made_4')
  expect(screen.getByRole('button', { name: 'List' })).toHaveFocus()
})

test('shows a notice once when location is denied, shows no distances, and keeps the order of the server', async () => {
  mockLocation('denied')
  const maps = withMaps()
  const { user, unmount } = await open({ ...onGoogle, search: `${sceneStationsSearch}&view=map` })
  expect(await screen.findByText(/Your location is not shared/)).toBeVisible()
  await findRow(/Agila/)
  expect(stationNames()?.[0]).toBe('Agila Fuels Kalye Ermita')
  expect(stationNames()?.at(-1)).toBe('Tamaraw Oil Kalye EDSA Sta. Mesa')
  expect(document.body).not.toHaveTextContent(/\d km/)
  await waitFor(() => expect(maps.maps[0]).toMatchObject({ center: { lat: 12.85, lng: 117.04 }, zoom: 5.7 }))
  await user.click(screen.getByRole('button', { name: 'Choose a city' }))
  expect(await screen.findByRole('combobox', { name: 'City' })).toBeVisible()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  unmount()
  await open({ search: `${sceneStationsSearch}&view=map` })
  await findRow(/Agila/)
  expect(screen.queryByText(/Your location is not shared/)).toBeNull()
})

test('shows a pin for each station on the map, zooms to an opened station, and shows the route to it', async () => {
  mockLocation(rizalPark)
  const maps = withMaps({ leg: { distance: { text: '6.1 km' }, duration: { text: '24 mins' } } })
  const { user, navigation } = await open({ ...onGoogle, search: sceneStationsSearch }, StationMap)
  const pins = [
    'Agila Fuels Kalye Ermita',
    'Bayan Petroleum Kalye Mandaue',
    'Tamaraw Oil Kalye EDSA Sta. Mesa',
    'You are here',
  ]
  await waitFor(() => expect(maps.pins().toSorted()).toEqual(pins))
  expect(maps.maps[0]).toMatchObject({ center: { lat: 14.5826, lng: 120.9787 } })
  maps.press('Bayan Petroleum Kalye Mandaue')
  expect(await screen.findByRole('article', { name: /Bayan/ })).toHaveTextContent(/\d{3}\.\d{2} km/)
  await waitFor(() =>
    expect(maps.maps[0]).toMatchObject({ center: { lat: 10.3398, lng: 123.9413 }, zoom: 15 }),
  )
  await user.click(screen.getByRole('button', { name: 'Get directions' }))
  expect(await screen.findByText('6.1 km, about 24 mins by car')).toBeVisible()
  expect(maps.routes).toMatchObject([{ destination: { lat: 10.3398, lng: 123.9413 }, travelMode: 'DRIVING' }])
  expect(maps.shownRouteCount()).toBe(1)
  await user.click(screen.getByRole('button', { name: 'All stations' }))
  await waitFor(() => expect(maps.shownRouteCount()).toBe(0))
  expect(await findRow(/Bayan/)).toHaveFocus()
  expect(navigation.search()).not.toContain('station=')
})

test('says when no route is found and links to Google Maps', async () => {
  mockLocation(rizalPark)
  withMaps()
  const { user } = await open(
    { ...onGoogle, search: `${sceneStationsSearch}&station=stn_made_3` },
    StationMap,
  )
  await user.click(await screen.findByRole('button', { name: 'Get directions' }))
  expect(await screen.findByText(/No route by car was found/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open in Google Maps, in a new tab' })).toBeVisible()
})

test('falls back to the built-in map when Google Maps fails, offers a retry, and says when the key is rejected', async () => {
  mockLocation('lost')
  const { user } = await open({
    search: `${sceneStationsSearch}&view=map`,
    provider: { maps: createGoogleMaps({ apiKey: 'key-of-a-test' }), nonce: 'n0nce' },
  })
  const script = async () => {
    await waitFor(() => expect(document.getElementById('fpk-google-maps')).not.toBeNull())
    return document.getElementById('fpk-google-maps') as HTMLScriptElement
  }
  const first = await script()
  expect(first.src).toMatch(/^https:\/\/maps\.googleapis\.com\/.*key=key-of-a-test/)
  expect(first.nonce).toBe('n0nce')
  expect(screen.queryByRole('application')).toBeNull()
  first.dispatchEvent(new Event('error'))
  const warning = await screen.findByText(/^Google Maps could not be loaded/)
  expect(await screen.findByRole('application', { name: 'Map of stations' })).toBeVisible()
  expect(await screen.findByRole('button', { name: '2 stations' })).toBeVisible()
  expect(await findRow(/Agila/)).toBeVisible()
  expect(screen.getByText(/Your location could not be found/)).toBeVisible()
  await user.click(
    within(warning.closest('[role="region"]') as HTMLElement).getByRole('button', { name: 'Try again' }),
  )
  await waitFor(async () => expect(await script()).not.toBe(first))
  const maps = withMaps()
  ;(globalThis as { initMap?: () => void }).initMap?.()
  await waitFor(() => expect(maps.pins()).toContain('2 stations'))
  expect(screen.queryByText('Loading the map…')).toBeNull()
  expect(screen.queryByRole('application')).toBeNull()
  maps.refuse()
  const refusal = await screen.findByText(/^Google Maps does not accept the key of this page/)
  expect(
    within(refusal.closest('[role="region"]') as HTMLElement).queryByRole('button', { name: 'Try again' }),
  ).toBeNull()
  expect(await screen.findByRole('application', { name: 'Map of stations' })).toBeVisible()
})

test('says that the key is rejected on a map that stays when another one has left the page', async () => {
  const maps = withMaps()
  const first = await open(onGoogle, StationMap)
  await open(onGoogle, StationMap)
  await waitFor(() => expect(maps.maps).toHaveLength(2))
  first.unmount()
  maps.refuse()
  expect(await screen.findByText(/^Google Maps does not accept the key of this page/)).toBeVisible()
  cleanup()
  expect(globalThis).not.toHaveProperty('gm_authFailure')
})

test('opens a station from its URL whatever page it is on, and says when the station does not exist', async () => {
  const { unmount } = await open({ search: 'station=stn_made_3&page=1' })
  expect(await screen.findByRole('article', { name: /Bayan Petroleum/ })).toBeVisible()
  unmount()
  const { user } = await open({ search: 'station=stn_nowhere' })
  expect(await screen.findByText('This station is not listed')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'All stations' }))
  expect(await screen.findByRole('table')).toBeVisible()
})

test('says in the map view when no station matches and when the list could not be loaded', async () => {
  mockLocation('denied')
  const { user } = await open({
    search: 'searchKey=no-such-thing&view=map',
    prepareWire: (wire) => wire.breakAt(listStations, 'before-tx'),
  })
  expect(await screen.findByText('This could not be loaded')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Sorry, no result found')).toBeVisible()
  await user.click(screen.getByText('Clear search'))
  expect(await findRow(/Agila/)).toBeVisible()
})

test('denies a role without access to stations in both views and hides the view toggle', async () => {
  const { unmount } = await open({ as: 'data-analyst' })
  expect(await screen.findByText('Not Authorized')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Map' })).toBeNull()
  unmount()
  const { wire } = await open({ as: 'account-manager', search: 'view=map' })
  expect(await screen.findByText('Not Authorized')).toBeVisible()
  expect(wire.of(listStations)).toEqual([])
})

test('a station can be shared on a device with a share sheet, with its place on a map', async () => {
  const shared: ShareData[] = []
  Object.defineProperty(globalThis.navigator, 'share', {
    configurable: true,
    value: async (data: ShareData) => void shared.push(data),
  })
  cleanups.push(() => Reflect.deleteProperty(globalThis.navigator, 'share'))
  const { user } = await open()
  await user.click(await findRow(/^Tamaraw Oil/))
  const details = await screen.findByRole('article')
  await user.click(await within(details).findByRole('button', { name: 'Share' }))
  expect(shared[0]?.title).toBe(details.getAttribute('aria-label'))
  expect(shared[0]?.text).toMatch(/https:\/\/www\.google\.com\/maps\//)
})
