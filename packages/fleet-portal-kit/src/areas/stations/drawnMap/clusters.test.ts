import type { Station } from 'api-client/contract/stations'
import { expect, test } from 'vitest'
import { closestZoom, heapsOf, inReadingOrder, type Heap, type Mark } from './clusters.ts'
import type { Box } from './mercator.ts'

const world: Box = { west: 100, south: -10, east: 150, north: 30 }
const stationAt = (stationId: string, latitude: number | null, longitude: number | null) => ({
  station: { stationId, name: stationId, latitude, longitude } as Station,
  km: undefined,
})
const idsIn = (heaps: ReturnType<typeof heapsOf>, marks: readonly Mark[]) =>
  marks
    .flatMap((mark) => (mark.kind === 'pin' ? [mark.station] : heaps.stationsOf(mark)))
    .map(({ stationId }) => stationId)
    .toSorted()

test('every station with a place is in one mark at every zoom, and none without', () => {
  const all = Array.from({ length: 300 }, (_, index) =>
    stationAt(`s${index}`, 6 + (index % 20) * 0.61, 119 + Math.floor(index / 20) * 0.47),
  )
  const heaps = heapsOf([...all, stationAt('nowhere', null, null), stationAt('zeros', 0, 0)])
  const everyone = all.map(({ station }) => station.stationId).toSorted()
  let before = 0
  for (const zoom of [2, 5, 5.7, 7, 9, 12, closestZoom]) {
    const marks = heaps.marksIn(world, zoom)
    expect(idsIn(heaps, marks)).toEqual(everyone)
    expect(marks.length).toBeGreaterThanOrEqual(before)
    before = marks.length
    const counted = marks.reduce((sum, mark) => sum + (mark.kind === 'heap' ? mark.count : 1), 0)
    expect(counted).toBe(300)
  }
  expect(before).toBe(300)
})

test('a heap comes apart at the zoom that it says, and not before', () => {
  const heaps = heapsOf([
    stationAt('a', 14.5995, 120.9842),
    stationAt('b', 14.6095, 120.9942),
    stationAt('c', 14.5895, 120.9742),
  ])
  const [heap, ...others] = heaps.marksIn(world, 6)
  expect(others).toEqual([])
  const parts = heaps.partsOf(heap as Heap)
  expect(parts?.box).toEqual({ west: 120.9742, south: 14.5895, east: 120.9942, north: 14.6095 })
  const zoom = parts?.zoom ?? 0
  expect(heaps.marksIn(world, zoom).length).toBeGreaterThan(1)
  expect(heaps.marksIn(world, zoom - 1).length).toBe(1)
})

test('stations on one spot stay one heap as close as the map goes, and say so', () => {
  const heaps = heapsOf([stationAt('a', 14.5995, 120.9842), stationAt('b', 14.5995, 120.9842)])
  const [heap, ...others] = heaps.marksIn(world, closestZoom)
  expect(others).toEqual([])
  expect(heap).toMatchObject({ kind: 'heap', count: 2 })
  expect(heaps.partsOf(heap as Heap)).toBeUndefined()
  expect(heaps.stationsOf(heap as Heap).map(({ stationId }) => stationId)).toEqual(['a', 'b'])
})

test('the keyboard goes from north to south, and from west to east in a line', () => {
  const heaps = heapsOf([
    stationAt('south', 7, 125),
    stationAt('east', 16.01, 122),
    stationAt('west', 16, 120),
  ])
  const marks = inReadingOrder(heaps.marksIn(world, 6), 2 ** 6)
  expect(marks.map(({ key }) => key)).toEqual(['west', 'east', 'south'])
})
