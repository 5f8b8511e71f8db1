import type { Station } from 'api-client/contract/stations'
import { expect, test } from 'vitest'
import { letters, placeLabels, type Label, type Rect } from './labels.ts'
import { spotOf } from './mercator.ts'
import { namesAt, namesOf, type NameKind, type PlaceName } from './placeNames.ts'

const screen = { width: 800, height: 500, k: 1, x: 0, y: 0 }
const name = (text: string, x: number, y: number, kind: NameKind = 'city'): PlaceName => ({
  key: `${text}-${x}-${y}`,
  kind,
  text,
  spot: { x, y },
})

/** The box that a label fills at least. */
function boxOf({ kind, text, spot, dx, dy, anchor }: Label): Rect {
  const { size, advance } = letters[kind]
  const width = text.length * advance
  const left = spot.x + dx - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2)
  return { left, right: left + width, top: spot.y + dy - size * 0.8, bottom: spot.y + dy + size * 0.2 }
}
const overlap = (a: Rect, b: Rect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

test('no label lies on another, on what is drawn, or over the edge, however many there are', () => {
  const names = Array.from({ length: 400 }, (_, index) =>
    name(
      `Place ${'x'.repeat(index % 12)}`,
      (index * 97) % 800,
      (index * 61) % 500,
      index % 3 ? 'city' : 'station',
    ),
  )
  const marks = Array.from({ length: 40 }, (_, index) => {
    const [x, y] = [(index * 211) % 800, (index * 127) % 500]
    return { left: x - 18, top: y - 18, right: x + 18, bottom: y + 18 }
  })
  const labels = placeLabels(names, marks, screen)
  expect(labels.length).toBeGreaterThan(40)
  expect(labels.length).toBeLessThan(400)
  const boxes = labels.map(boxOf)
  for (const [index, box] of boxes.entries()) {
    expect(marks.some((mark) => overlap(box, mark))).toBe(false)
    expect(boxes.slice(index + 1).some((other) => overlap(box, other))).toBe(false)
    expect(box.left >= 0 && box.top >= 0 && box.right <= 800 && box.bottom <= 500).toBe(true)
  }
})

test('the first name keeps its place, and the one that it leaves no room is left out', () => {
  const labels = placeLabels(
    [name('Manila', 400, 250), name('Pasay', 404, 252), name('Cavite', 400, 300)],
    [],
    screen,
  )
  expect(labels.map(({ text }) => text)).toEqual(['Manila', 'Cavite'])
  expect(labels[0]).toMatchObject({ dx: 0, anchor: 'middle' })
})

test('a name under a cluster hugs it; a second province is not put beside it', () => {
  const cluster = { left: 380, top: 230, right: 420, bottom: 270 }
  const [below, ...more] = placeLabels(
    [name('Rizal', 400, 250, 'province'), name('Cavite', 405, 255, 'province')],
    [cluster],
    screen,
  )
  expect(more).toEqual([])
  expect(boxOf(below as Label).top).toBeGreaterThanOrEqual(cluster.bottom)
  expect(boxOf(below as Label).top).toBeLessThan(cluster.bottom + 12)
})

test('a station’s name stands beside its pin, on the side that is free', () => {
  const pin = { left: 388, top: 218, right: 412, bottom: 252 }
  const other = { left: 415, top: 200, right: 600, bottom: 260 }
  const at = (taken: Rect[]) => placeLabels([name('Agila', 400, 250, 'station')], taken, screen)[0]
  expect(at([pin])).toMatchObject({ anchor: 'start' })
  expect(at([pin, other])).toMatchObject({ anchor: 'end' })
  // That of the chosen one stands below its point, or clear of its larger pin.
  const large = { left: 378, top: 194, right: 422, bottom: 254 }
  const below = { left: 380, top: 240, right: 420, bottom: 270 }
  const chosen = (taken: Rect[]) => placeLabels([name('Agila', 400, 250, 'chosen')], taken, screen)[0]
  expect(chosen([large])).toMatchObject({ anchor: 'middle' })
  expect(chosen([large, below])).toMatchObject({ anchor: 'end', dx: -28 })
})

const station = (city: string, province: string, latitude: number, longitude: number) => ({
  station: { stationId: city, name: city, city, province, latitude, longitude } as Station,
  km: undefined,
})

test('places are named by their stations: in their middle, once whatever the case, those with most stations first', () => {
  const { provinces, cities } = namesOf([
    station('SAN FERNANDO', 'La Union', 16.6, 120.3),
    station('San Fernando', 'PAMPANGA', 15, 120.6),
    station('San Fernando', 'Pampanga', 15, 120.8),
    { station: { stationId: 'x', name: 'x', city: 'Nowhere', province: 'Cebu' }, km: undefined },
  ])
  expect(provinces.map(({ text }) => text)).toEqual(['Pampanga', 'La Union'])
  expect(cities.map(({ text }) => text)).toEqual(['San Fernando', 'San Fernando'])
  expect(cities[0]?.spot.x).toBeCloseTo(spotOf({ lat: 15, lng: 120.7 }).x, 9)
  expect(new Set(cities.map(({ key }) => key)).size).toBe(2)
})

test('from afar islands have names, then provinces, close by cities', () => {
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
