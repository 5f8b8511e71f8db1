import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderInPortal, type PortalOptions } from '../../../../testing/renderInPortal.tsx'
import {
  stubGeolocation,
  createStations,
  sceneStationsSearch,
  rizalPark,
} from '../../../../testing/stationScene.ts'
import { testFleet } from '../../../../testing/testFleet.ts'
import { StationMap } from '../../StationMap.tsx'
import { pointAt, unitsPerPixel } from './mercator.ts'

const undo: (() => unknown)[] = []
beforeEach(() => {
  // Moves are at once: what a move leads to is asked here, not how it looks.
  const before = globalThis.matchMedia
  globalThis.matchMedia = (query) => ({ matches: query.includes('reduced-motion') }) as MediaQueryList
  undo.push(() => (globalThis.matchMedia = before))
})
afterEach(() => {
  cleanup()
  for (const step of undo.splice(0)) step()
})

async function open(options: PortalOptions = {}, draw = (id: string) => <StationMap fleetId={id} />) {
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
  return renderInPortal(draw, { search: sceneStationsSearch, ...options, fleet })
}

function standsAt(...[answer]: Parameters<typeof stubGeolocation>) {
  undo.push(stubGeolocation(answer))
}

const onMap = () => screen.findByRole('list', { name: 'On the map' })
const mark = async (name: string) => within(await onMap()).findByRole('button', { name })
const marks = async () => {
  const buttons = await within(await onMap()).findAllByRole('button')
  return buttons.map((button) => button.getAttribute('aria-label'))
}

/** What is in the middle of the map, and the zoom, as the land is drawn. */
function shown(page: ParentNode = document) {
  const [x = 0, y = 0, scale = 0] = (
    page
      .querySelector('[role="application"] g[transform]')
      ?.getAttribute('transform')
      ?.match(/-?[\d.]+/g) ?? []
  ).map(Number)
  const k = scale * unitsPerPixel
  const { lat, lng } = pointAt({ x: (790 / 2 - x) / k, y: (557 / 2 - y) / k })
  return { lat: Number(lat.toFixed(3)), lng: Number(lng.toFixed(3)), zoom: Number(Math.log2(k).toFixed(2)) }
}

test('without a key the map begins with the whole country; a cluster comes apart, and the focus goes into it', async () => {
  standsAt('denied')
  const { person } = await open()
  expect(await marks()).toEqual([
    '2 stations',
    'Bayan Petroleum Kalye Mandaue, Mandaue',
    '2 stations in one place',
  ])
  expect(shown()).toEqual({ lat: 12.85, lng: 117.04, zoom: 5.7 })
  const [manila] = within(await onMap()).getAllByRole('button')
  manila?.focus()
  await person.keyboard('{Enter}')
  const agila = await mark('Agila Fuels Kalye Ermita, Manila')
  await mark('Tamaraw Oil Kalye EDSA Sta. Mesa, Manila')
  expect(shown().zoom).toBeGreaterThan(10)
  await waitFor(() => expect(document.activeElement?.closest('ul')).toBe(agila.closest('ul')))
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/Manila$/)
})

test('a pin opens its station at zoom 15, with no way that this map cannot draw, and a large pin of its own', async () => {
  standsAt(rizalPark)
  const { person, navigation } = await open()
  const pin = await mark('Agila Fuels Kalye Ermita, Manila')
  expect(shown()).toEqual({ lat: 14.583, lng: 120.979, zoom: 12 })
  expect(within(await onMap()).getByRole('img', { name: 'You are here' })).toBeVisible()
  await person.click(pin)
  const details = await screen.findByRole('article', { name: /Agila/ })
  expect(shown()).toEqual({ lat: 14.587, lng: 120.981, zoom: 15 })
  expect(within(await onMap()).getByRole('img', { name: 'Agila Fuels Kalye Ermita' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Agila.*Manila$/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Get directions' })).toBeNull()
  expect(within(details).getByRole('link', { name: /^Get directions in Google Maps/ })).toBeVisible()
  // The pin is gone with the choice: the details have the focus.
  expect(details).toContainElement(document.activeElement as HTMLElement)
  expect(screen.getByText(/No streets here/)).toBeVisible()
  expect(screen.getByRole('link', { name: /^See the streets here/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/center=14\.58660%2C120\.98070&zoom=15$/) as string,
  )
  expect(navigation.search()).toContain('station=stn_made_2')
  await person.click(within(details).getByRole('button', { name: 'All stations' }))
  await mark('Agila Fuels Kalye Ermita, Manila')
})

test.each([
  ['stays where a person has moved it', '{ArrowRight}', { lat: 12.85, zoom: 5.7 }],
  ['goes to the person, where nobody has moved it', '{Shift}', { lat: 14.583, lng: 120.979, zoom: 12 }],
])('when the place of the person is known late, the map %s', async (_what, keys, expected) => {
  let tell: (place: typeof rizalPark) => void = () => undefined
  standsAt(new Promise((resolve) => (tell = resolve)))
  const { person } = await open()
  await onMap()
  screen.getByRole('application').focus()
  await person.keyboard(keys)
  tell(rizalPark)
  expect(await screen.findByRole('img', { name: 'You are here' })).toBeInTheDocument()
  expect(shown()).toMatchObject(expected)
})

test('stations on one spot are chosen from a menu', async () => {
  standsAt('denied')
  const { person } = await open({ search: 'searchKey=Kambal' })
  await person.click(await mark('2 stations in one place'))
  const menu = await screen.findByRole('menu')
  await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement | null))
  const before = shown()
  // The menu's keys do not move the map.
  await person.keyboard('+0')
  expect(shown()).toEqual(before)
  await person.click(await screen.findByRole('menuitem', { name: 'Kambal Kalye Ikalawa' }))
  expect(await screen.findByRole('article', { name: 'Kambal Kalye Ikalawa' })).toBeVisible()
  expect(shown()).toEqual({ lat: 7.07, lng: 125.61, zoom: 15 })
  expect(await mark('Kambal Kalye Una, Davao')).toBeVisible()
})

test('keys and buttons move and zoom the map, as far as it goes', async () => {
  standsAt('denied')
  const { person } = await open()
  const map = await screen.findByRole('application', { name: 'Map of stations' })
  expect(map).toHaveAccessibleDescription(/Arrow keys move the map/)
  map.focus()
  const from = shown()
  await person.keyboard('+{ArrowRight}{ArrowDown}')
  const to = shown()
  expect(to.zoom).toBeCloseTo(from.zoom + 1, 2)
  expect(to.lng).toBeGreaterThan(from.lng)
  expect(to.lat).toBeLessThan(from.lat)
  await person.keyboard('-{ArrowLeft}{ArrowUp}')
  expect(shown().zoom).toBeCloseTo(from.zoom, 2)
  // With Ctrl they are the browser's.
  await person.keyboard('{Control>}+{/Control}')
  expect(shown().zoom).toBeCloseTo(from.zoom, 2)
  const closer = screen.getByRole('button', { name: 'Zoom in' })
  for (let step = 0; step < 12; step++) await person.click(closer)
  expect(shown().zoom).toBe(17)
  expect(closer).toHaveAttribute('aria-disabled', 'true')
  await person.click(screen.getByRole('button', { name: 'Whole country' }))
  const whole = shown()
  expect(whole.lng).toBeCloseTo(121.75, 1)
  for (let step = 0; step < 3; step++) await person.click(screen.getByRole('button', { name: /^Zoom out/ }))
  expect(shown().zoom).toBeLessThan(whole.zoom)
  expect(screen.getByRole('button', { name: /^Zoom out/ })).toHaveAttribute('aria-disabled', 'true')
  map.focus()
  await person.keyboard('0')
  expect(shown()).toEqual(whole)
})

test('the keyboard goes through what is in sight, and back to the map when that is moved out of it', async () => {
  standsAt(rizalPark)
  const { person } = await open()
  const map = await screen.findByRole('application')
  await mark('Agila Fuels Kalye Ermita, Manila')
  map.focus()
  await person.tab()
  const first = document.activeElement
  expect(first).toHaveAccessibleName('Tamaraw Oil Kalye EDSA Sta. Mesa, Manila')
  await person.tab()
  expect(document.activeElement).toHaveAccessibleName('Agila Fuels Kalye Ermita, Manila')
  // Two steps are more than half the height of the map.
  await person.keyboard('{ArrowDown}{ArrowDown}')
  await waitFor(() => expect(map).toHaveFocus())
  expect(first).toHaveAttribute('tabindex', '-1')
})

test('the wheel is the page’s until the map has the focus, and the map says so', async () => {
  standsAt('denied')
  await open()
  const map = await screen.findByRole('application')
  const { zoom } = shown()
  fireEvent.wheel(map, { deltaY: -200 })
  expect(await screen.findByText(/^To zoom, hold Ctrl/)).toBeVisible()
  expect(shown().zoom).toBe(zoom)
  map.focus()
  fireEvent.wheel(map, { deltaY: -200 })
  await waitFor(() => expect(shown().zoom).toBeCloseTo(zoom + 0.4, 2))
})

test('a search narrows the pins too, and brings what it found into sight', async () => {
  standsAt(rizalPark)
  const { person } = await open()
  await mark('Agila Fuels Kalye Ermita, Manila')
  await person.clear(screen.getByRole('textbox', { name: /Search/ }))
  await person.type(screen.getByRole('textbox', { name: /Search/ }), 'Bayan Petroleum Kalye')
  await waitFor(async () => expect(await marks()).toEqual(['Bayan Petroleum Kalye Mandaue, Mandaue']))
  expect(shown()).toMatchObject({ lat: 10.34, lng: 123.941, zoom: 12 })
})

test('two maps on one page, drawn strictly, keep out of each other’s way', async () => {
  standsAt('denied')
  const { person } = await open({}, (id) => (
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
  const before = shown(document.querySelector('#first') as HTMLElement)
  await person.click(within(second).getByRole('button', { name: 'Zoom in' }))
  expect(shown(second).zoom).toBeCloseTo(before.zoom + 1, 2)
  expect(shown(document.querySelector('#first') as HTMLElement)).toEqual(before)
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids.length).toBe(new Set(ids).size)
})

test('in a shadow root the keyboard goes into a cluster as well', async () => {
  standsAt('denied')
  const { person } = await open({ provider: { isolation: 'shadow' } })
  const root = () => document.querySelector('[data-fleet-portal] > div')?.shadowRoot
  const find = (label: string) => root()?.querySelector<HTMLElement>(`button[aria-label="${label}"]`)
  await waitFor(() => expect(find('2 stations')).not.toBeNull())
  find('2 stations')?.focus()
  await person.keyboard('{Enter}')
  await waitFor(() => expect(root()?.activeElement?.getAttribute('aria-label')).toMatch(/, Manila$/))
})
