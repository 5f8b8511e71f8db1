import type { Station } from 'fleet-portal-api-client/contract/stations'
import { expect, test } from 'vitest'
import { fontMetrics, placeLabels, type Label, type Rect } from './labels.ts'
import { project } from './mercator.ts'
import { namesAt, namesOf, type NameKind, type PlaceName } from './placeNames.ts'

const screen = { width: 800, height: 500, k: 1, x: 0, y: 0 }
const name = (text: string, x: number, y: number, kind: NameKind = 'city'): PlaceName => ({
  key: `${text}-${x}-${y}`,
  kind,
  text,
  projectedPoint: { x, y },
})

/** The smallest rect that contains a label. */
function rectOf({ kind, text, projectedPoint, dx, dy, anchor }: Label): Rect {
  const { size, advance } = fontMetrics[kind]
  const width = text.length * advance
  const left = projectedPoint.x + dx - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2)
  return {
    left,
    right: left + width,
    top: projectedPoint.y + dy - size * 0.8,
    bottom: projectedPoint.y + dy + size * 0.2,
  }
}
const overlap = (a: Rect, b: Rect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

test('labels never overlap each other, a marker or the edge of the map', () => {
  const names = Array.from({ length: 400 }, (_, index) =>
    name(
      `Place ${'x'.repeat(index % 12)}`,
      (index * 97) % 800,
      (index * 61) % 500,
      index % 3 ? 'city' : 'station',
    ),
  )
  const markers = Array.from({ length: 40 }, (_, index) => {
    const [x, y] = [(index * 211) % 800, (index * 127) % 500]
    return { left: x - 18, top: y - 18, right: x + 18, bottom: y + 18 }
  })
  const labels = placeLabels(names, markers, screen)
  expect(labels.length).toBeGreaterThan(40)
  expect(labels.length).toBeLessThan(400)
  const rects = labels.map(rectOf)
  for (const [index, rect] of rects.entries()) {
    expect(markers.some((marker) => overlap(rect, marker))).toBe(false)
    expect(rects.slice(index + 1).some((other) => overlap(rect, other))).toBe(false)
    expect(rect.left >= 0 && rect.top >= 0 && rect.right <= 800 && rect.bottom <= 500).toBe(true)
  }
})

test('earlier names have priority, and names without room are left out', () => {
  const labels = placeLabels(
    [name('Manila', 400, 250), name('Pasay', 404, 252), name('Cavite', 400, 300)],
    [],
    screen,
  )
  expect(labels.map(({ text }) => text)).toEqual(['Manila', 'Cavite'])
  expect(labels[0]).toMatchObject({ dx: 0, anchor: 'middle' })
})

test('a name covered by a cluster moves below it, and a second province there is left out', () => {
  const cluster = { left: 380, top: 230, right: 420, bottom: 270 }
  const [below, ...more] = placeLabels(
    [name('Rizal', 400, 250, 'province'), name('Cavite', 405, 255, 'province')],
    [cluster],
    screen,
  )
  expect(more).toEqual([])
  expect(rectOf(below as Label).top).toBeGreaterThanOrEqual(cluster.bottom)
  expect(rectOf(below as Label).top).toBeLessThan(cluster.bottom + 12)
})

test('the name of a station is on the free side of its pin', () => {
  const pin = { left: 388, top: 218, right: 412, bottom: 252 }
  const other = { left: 415, top: 200, right: 600, bottom: 260 }
  const labelBeside = (occupied: Rect[]) =>
    placeLabels([name('Agila', 400, 250, 'station')], occupied, screen)[0]
  expect(labelBeside([pin])).toMatchObject({ anchor: 'start' })
  expect(labelBeside([pin, other])).toMatchObject({ anchor: 'end' })
  // The name of the selected station is below its point, or beside its larger pin.
  const large = { left: 378, top: 194, right: 422, bottom: 254 }
  const below = { left: 380, top: 240, right: 420, bottom: 270 }
  const selected = (occupied: Rect[]) =>
    placeLabels([name('Agila', 400, 250, 'selected')], occupied, screen)[0]
  expect(selected([large])).toMatchObject({ anchor: 'middle' })
  expect(selected([large, below])).toMatchObject({ anchor: 'end', dx: -28 })
})

const station = (city: string, province: string, latitude: number, longitude: number) => ({
  station: { stationId: city, name: city, city, province, latitude, longitude } as Station,
  km: undefined,
})

test('place names come from the stations: centred among them, case-insensitive, sorted by number of stations', () => {
  const { provinces, cities } = namesOf([
    station('SAN FERNANDO', 'La Union', 16.6, 120.3),
    station('San Fernando', 'PAMPANGA', 15, 120.6),
    station('San Fernando', 'Pampanga', 15, 120.8),
    { station: { stationId: 'x', name: 'x', city: 'Nowhere', province: 'Cebu' }, km: undefined },
  ])
  expect(provinces.map(({ text }) => text)).toEqual(['Pampanga', 'La Union'])
  expect(cities.map(({ text }) => text)).toEqual(['San Fernando', 'San Fernando'])
  expect(cities[0]?.projectedPoint.x).toBeCloseTo(project({ lat: 15, lng: 120.7 }).x, 9)
  expect(new Set(cities.map(({ key }) => key)).size).toBe(2)
})

test('shows names of islands at low zoom, then provinces, and cities at high zoom', () => {
  const all = {
    islands: [name('Luzon', 0, 0, 'island')],
    provinces: [name('Cebu', 0, 0, 'province')],
    cities: [name('Naga', 0, 0)],
  }
  const texts = (zoom: number) => namesAt(zoom, all).map(({ text }) => text)
  expect(texts(5.7)).toEqual(['Luzon', 'Cebu'])
  expect(texts(8)).toEqual(['Cebu', 'Naga'])
  expect(texts(12)).toEqual(['Naga'])
})
