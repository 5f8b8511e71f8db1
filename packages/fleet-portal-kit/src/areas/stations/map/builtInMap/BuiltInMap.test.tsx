import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInPortal, type PortalOptions } from '../../../../testing/renderInPortal.tsx'
import {
  stubGeolocation,
  createStations,
  sceneStationsSearch,
  rizalPark,
} from '../../../../testing/stationScene.ts'
import { stubResizeObserver } from '../../../../testing/stubResizeObserver.ts'
import { testFleet } from '../../../../testing/testFleet.ts'
import { StationMap } from '../../StationMap.tsx'
import { unproject, unitsPerPixel } from './mercator.ts'

const cleanups: (() => unknown)[] = []
beforeEach(() => {
  // Reduced motion makes camera moves immediate, so that tests can check where a move ends.
  const before = globalThis.matchMedia
  globalThis.matchMedia = (query) => ({ matches: query.includes('reduced-motion') }) as MediaQueryList
  cleanups.push(() => (globalThis.matchMedia = before))
})
afterEach(() => {
  cleanup()
  for (const step of cleanups.splice(0)) step()
})

async function open(options: PortalOptions = {}, ui = (id: string) => <StationMap fleetId={id} />) {
  const fleet = await testFleet()
  await createStations(fleet)
  for (const [stationId, name] of [
    ['stn_twin_1', 'Kambal Kalye Una'],
    ['stn_twin_2', 'Kambal Kalye Ikalawa'],
  ]) {
    await fleet.operate('stations', {
      stationId,
      name,
      city: 'Davao',
      province: 'Davao del Sur',
      latitude: 7.07,
      longitude: 125.61,
    })
  }
  return renderInPortal(ui, { search: sceneStationsSearch, ...options, fleet })
}

function mockLocation(...[answer]: Parameters<typeof stubGeolocation>) {
  cleanups.push(stubGeolocation(answer))
}

const findMarkerList = () => screen.findByRole('list', { name: 'On the map' })
const findMarker = async (name: string) => within(await findMarkerList()).findByRole('button', { name })
const markerNames = async () => {
  const buttons = await within(await findMarkerList()).findAllByRole('button')
  return buttons.map((button) => button.getAttribute('aria-label'))
}

/**
 * The centre and zoom of the map, read from the transform of the land. The map moves in an effect, after the markers appear:
 * after a change of data, wait for the position.
 */
function mapPosition(page: ParentNode = document, size = { width: 790, height: 557 }) {
  const [x = 0, y = 0, scale = 0] = (
    page
      .querySelector('[role="application"] g[transform]')
      ?.getAttribute('transform')
      ?.match(/-?[\d.]+/g) ?? []
  ).map(Number)
  const scaleFactor = scale * unitsPerPixel
  const { lat, lng } = unproject({
    x: (size.width / 2 - x) / scaleFactor,
    y: (size.height / 2 - y) / scaleFactor,
  })
  return {
    lat: Number(lat.toFixed(3)),
    lng: Number(lng.toFixed(3)),
    zoom: Number(Math.log2(scaleFactor).toFixed(2)),
  }
}

test('starts with the whole country; expanding a cluster zooms in and moves the focus to one of its stations', async () => {
  mockLocation('denied')
  const { user } = await open()
  expect(await markerNames()).toEqual([
    '2 stations',
    'Bayan Petroleum Kalye Mandaue, Mandaue',
    '2 stations in one place',
  ])
  expect(mapPosition()).toEqual({ lat: 12.85, lng: 117.04, zoom: 5.7 })
  const [manila] = within(await findMarkerList()).getAllByRole('button')
  manila?.focus()
  await user.keyboard('{Enter}')
  const agila = await findMarker('Agila Fuels Kalye Ermita, Manila')
  await findMarker('Tamaraw Oil Kalye EDSA Sta. Mesa, Manila')
  await waitFor(() => expect(mapPosition().zoom).toBeGreaterThan(10))
  await waitFor(() => expect(document.activeElement?.closest('ul')).toBe(agila.closest('ul')))
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/Manila$/)
})

test('a map that was not moved shows the whole country again in another size, and a moved one keeps its place', async () => {
  mockLocation('denied')
  const changeSize = stubResizeObserver()
  cleanups.push(() => vi.unstubAllGlobals())
  const { user } = await open()
  const start = mapPosition()
  const map = await screen.findByRole('application', { name: 'Map of stations' })
  const resizeTo = (size: { width: number; height: number }) => {
    for (const [name, value] of [
      ['clientWidth', size.width],
      ['clientHeight', size.height],
    ] as const) {
      Object.defineProperty(map.parentElement, name, { configurable: true, value })
    }
    changeSize()
    return mapPosition(document, size)
  }
  const narrow = resizeTo({ width: 360, height: 557 })
  expect(narrow.lng).toBeCloseTo(121.75, 1)
  expect(narrow.zoom).toBeLessThan(start.zoom)
  expect(resizeTo({ width: 790, height: 557 })).toEqual(start)
  map.focus()
  await user.keyboard('++{ArrowRight}')
  const moved = mapPosition()
  expect(resizeTo({ width: 360, height: 557 })).toEqual(moved)
})

test('a pin opens its station at zoom 15 with a larger pin and a link to directions in Google Maps', async () => {
  mockLocation(rizalPark)
  const { user, navigation } = await open()
  const pin = await findMarker('Agila Fuels Kalye Ermita, Manila')
  await waitFor(() => expect(mapPosition()).toEqual({ lat: 14.583, lng: 120.979, zoom: 12 }))
  expect(within(await findMarkerList()).getByRole('img', { name: 'You are here' })).toBeVisible()
  await user.click(pin)
  const details = await screen.findByRole('article', { name: /Agila/ })
  await waitFor(() => expect(mapPosition()).toEqual({ lat: 14.587, lng: 120.981, zoom: 15 }))
  expect(within(await findMarkerList()).getByRole('img', { name: 'Agila Fuels Kalye Ermita' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Agila.*Manila$/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Get directions' })).toBeNull()
  expect(within(details).getByRole('link', { name: /^Get directions in Google Maps/ })).toBeVisible()
  // The pin of the opened station is replaced, so the focus moves to the details.
  expect(details).toContainElement(document.activeElement as HTMLElement)
  expect(screen.getByText(/No streets here/)).toBeVisible()
  expect(screen.getByRole('link', { name: /^See the streets here/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/center=14\.58660%2C120\.98070&zoom=15$/) as string,
  )
  expect(navigation.search()).toContain('station=stn_made_2')
  await user.click(within(details).getByRole('button', { name: 'All stations' }))
  await findMarker('Agila Fuels Kalye Ermita, Manila')
})

test.each([
  ['stays if the user has moved it', '{ArrowRight}', { lat: 12.85, zoom: 5.7 }],
  ['moves to the user if the user has not moved it', '{Shift}', { lat: 14.583, lng: 120.979, zoom: 12 }],
])('when the location arrives late, the map %s', async (_behaviour, keys, expected) => {
  let resolveLocation: (place: typeof rizalPark) => void = () => undefined
  mockLocation(new Promise((resolve) => (resolveLocation = resolve)))
  const { user } = await open()
  await findMarkerList()
  screen.getByRole('application').focus()
  await user.keyboard(keys)
  resolveLocation(rizalPark)
  expect(await screen.findByRole('img', { name: 'You are here' })).toBeInTheDocument()
  await waitFor(() => expect(mapPosition()).toMatchObject(expected))
})

test('stations with the same coordinates are listed in a menu', async () => {
  mockLocation('denied')
  const { user } = await open({ search: 'searchKey=Kambal' })
  await user.click(await findMarker('2 stations in one place'))
  const menu = await screen.findByRole('menu')
  await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement | null))
  const before = mapPosition()
  // Keys pressed in the menu do not move the map.
  await user.keyboard('+0')
  expect(mapPosition()).toEqual(before)
  await user.click(await screen.findByRole('menuitem', { name: 'Kambal Kalye Ikalawa' }))
  expect(await screen.findByRole('article', { name: 'Kambal Kalye Ikalawa' })).toBeVisible()
  await waitFor(() => expect(mapPosition()).toEqual({ lat: 7.07, lng: 125.61, zoom: 15 }))
  expect(await findMarker('Kambal Kalye Una, Davao')).toBeVisible()
})

test('keys and buttons move and zoom the map within its limits', async () => {
  mockLocation('denied')
  const { user } = await open()
  const map = await screen.findByRole('application', { name: 'Map of stations' })
  expect(map).toHaveAccessibleDescription(/Arrow keys move the map/)
  map.focus()
  const from = mapPosition()
  await user.keyboard('+{ArrowRight}{ArrowDown}')
  const to = mapPosition()
  expect(to.zoom).toBeCloseTo(from.zoom + 1, 2)
  expect(to.lng).toBeGreaterThan(from.lng)
  expect(to.lat).toBeLessThan(from.lat)
  await user.keyboard('-{ArrowLeft}{ArrowUp}')
  expect(mapPosition().zoom).toBeCloseTo(from.zoom, 2)
  // With Ctrl the keys belong to the browser.
  await user.keyboard('{Control>}+{/Control}')
  expect(mapPosition().zoom).toBeCloseTo(from.zoom, 2)
  const zoomIn = screen.getByRole('button', { name: 'Zoom in' })
  for (let step = 0; step < 12; step++) await user.click(zoomIn)
  expect(mapPosition().zoom).toBe(17)
  expect(zoomIn).toHaveAttribute('aria-disabled', 'true')
  await user.click(screen.getByRole('button', { name: 'Whole country' }))
  const whole = mapPosition()
  expect(whole.lng).toBeCloseTo(121.75, 1)
  for (let step = 0; step < 3; step++) await user.click(screen.getByRole('button', { name: /^Zoom out/ }))
  expect(mapPosition().zoom).toBeLessThan(whole.zoom)
  expect(screen.getByRole('button', { name: /^Zoom out/ })).toHaveAttribute('aria-disabled', 'true')
  map.focus()
  await user.keyboard('0')
  expect(mapPosition()).toEqual(whole)
})

test('Tab visits the visible markers only, and the map takes the focus when the focused marker leaves the view', async () => {
  mockLocation(rizalPark)
  const { user } = await open()
  const map = await screen.findByRole('application')
  await findMarker('Agila Fuels Kalye Ermita, Manila')
  map.focus()
  await user.tab()
  const first = document.activeElement
  expect(first).toHaveAccessibleName('Tamaraw Oil Kalye EDSA Sta. Mesa, Manila')
  await user.tab()
  expect(document.activeElement).toHaveAccessibleName('Agila Fuels Kalye Ermita, Manila')
  // Two steps of the arrow key move the map by more than half its height.
  await user.keyboard('{ArrowDown}{ArrowDown}')
  await waitFor(() => expect(map).toHaveFocus())
  expect(first).toHaveAttribute('tabindex', '-1')
})

test('the wheel scrolls the page until the map has the focus, and a hint explains it', async () => {
  mockLocation('denied')
  await open()
  const map = await screen.findByRole('application')
  const { zoom } = mapPosition()
  fireEvent.wheel(map, { deltaY: -200 })
  expect(await screen.findByText(/^To zoom, hold Ctrl/)).toBeVisible()
  expect(mapPosition().zoom).toBe(zoom)
  map.focus()
  fireEvent.wheel(map, { deltaY: -200 })
  await waitFor(() => expect(mapPosition().zoom).toBeCloseTo(zoom + 0.4, 2))
})

test('a search filters the pins and moves the map to the results', async () => {
  mockLocation(rizalPark)
  const { user } = await open()
  await findMarker('Agila Fuels Kalye Ermita, Manila')
  await user.clear(screen.getByRole('textbox', { name: /Search/ }))
  await user.type(screen.getByRole('textbox', { name: /Search/ }), 'Bayan Petroleum Kalye')
  await waitFor(async () => expect(await markerNames()).toEqual(['Bayan Petroleum Kalye Mandaue, Mandaue']))
  await waitFor(() => expect(mapPosition()).toMatchObject({ lat: 10.34, lng: 123.941, zoom: 12 }))
})

test('a search by place and product moves the map of the whole country to the results', async () => {
  mockLocation('denied')
  const { user } = await open()
  await findMarker('Bayan Petroleum Kalye Mandaue, Mandaue')
  const { zoom } = mapPosition()
  expect(zoom).toBeLessThan(7)
  await user.clear(screen.getByRole('textbox', { name: /Search/ }))
  await user.type(screen.getByRole('textbox', { name: /Search/ }), 'diesel cebu kalye')
  await waitFor(async () => expect(await markerNames()).toEqual(['Bayan Petroleum Kalye Mandaue, Mandaue']))
  await waitFor(() => expect(mapPosition()).toMatchObject({ lat: 10.34, lng: 123.941, zoom: 12 }))
  await user.clear(screen.getByRole('textbox', { name: /Search/ }))
  await user.type(screen.getByRole('textbox', { name: /Search/ }), 'gas 95 cebu kalye')
  expect(await screen.findByText('Sorry, no result found')).toBeVisible()
})

test('two maps on one page in strict mode do not affect each other', async () => {
  mockLocation('denied')
  const { user } = await open({}, (id) => (
    <StrictMode>
      <div id="first">
        <StationMap fleetId={id} />
      </div>
      <div id="second">
        <StationMap fleetId={id} />
      </div>
    </StrictMode>
  ))
  const second = document.querySelector<HTMLElement>('#second') as HTMLElement
  await waitFor(() => expect(document.querySelectorAll('[role="application"] g[transform]')).toHaveLength(2))
  const before = mapPosition(document.querySelector('#first') as HTMLElement)
  await user.click(within(second).getByRole('button', { name: 'Zoom in' }))
  expect(mapPosition(second).zoom).toBeCloseTo(before.zoom + 1, 2)
  expect(mapPosition(document.querySelector('#first') as HTMLElement)).toEqual(before)
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids.length).toBe(new Set(ids).size)
})

test('expanding a cluster moves the focus inside a shadow root as well', async () => {
  mockLocation('denied')
  const { user } = await open({ provider: { isolation: 'shadow' } })
  const root = () => document.querySelector('[data-fleet-portal]')?.shadowRoot
  const find = (label: string) => root()?.querySelector<HTMLElement>(`button[aria-label="${label}"]`)
  await waitFor(() => expect(find('2 stations')).not.toBeNull())
  find('2 stations')?.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(root()?.activeElement?.getAttribute('aria-label')).toMatch(/, Manila$/))
})
