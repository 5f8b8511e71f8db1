import type { Station } from 'api-client/contract/stations'
import { expect, test } from 'vitest'
import { closestZoom, clustersOf, inReadingOrder, type Cluster, type Mark } from './clusters.ts'
import type { Box } from './mercator.ts'

const world: Box = { west: 100, south: -10, east: 150, north: 30 }
const stationAt = (stationId: string, latitude: number | null, longitude: number | null) => ({
  station: { stationId, name: stationId, latitude, longitude } as Station,
  km: undefined,
})
const idsIn = (clusters: ReturnType<typeof clustersOf>, marks: readonly Mark[]) =>
  marks
    .flatMap((mark) => (mark.kind === 'pin' ? [mark.station] : clusters.stationsOf(mark)))
    .map(({ stationId }) => stationId)
    .toSorted()

test('every station with a place is in one mark at every zoom, and none without', () => {
  const all = Array.from({ length: 300 }, (_, index) =>
    stationAt(`s${index}`, 6 + (index % 20) * 0.61, 119 + Math.floor(index / 20) * 0.47),
  )
  const clusters = clustersOf([...all, stationAt('nowhere', null, null), stationAt('zeros', 0, 0)])
  const everyone = all.map(({ station }) => station.stationId).toSorted()
  let before = 0
  for (const zoom of [2, 5, 5.7, 7, 9, 12, closestZoom]) {
    const marks = clusters.marksIn(world, zoom)
    expect(idsIn(clusters, marks)).toEqual(everyone)
    expect(marks.length).toBeGreaterThanOrEqual(before)
    before = marks.length
    const counted = marks.reduce((sum, mark) => sum + (mark.kind === 'cluster' ? mark.count : 1), 0)
    expect(counted).toBe(300)
  }
  expect(before).toBe(300)
})

test('a cluster comes apart at the zoom that it says, and not before', () => {
  const clusters = clustersOf([
    stationAt('a', 14.5995, 120.9842),
    stationAt('b', 14.6095, 120.9942),
    stationAt('c', 14.5895, 120.9742),
  ])
  const [cluster, ...others] = clusters.marksIn(world, 6)
  expect(others).toEqual([])
  const parts = clusters.partsOf(cluster as Cluster)
  expect(parts?.box).toEqual({ west: 120.9742, south: 14.5895, east: 120.9942, north: 14.6095 })
  const zoom = parts?.zoom ?? 0
  expect(clusters.marksIn(world, zoom).length).toBeGreaterThan(1)
  expect(clusters.marksIn(world, zoom - 1).length).toBe(1)
})

test('stations on one spot stay one cluster as close as the map goes, and say so', () => {
  const clusters = clustersOf([stationAt('a', 14.5995, 120.9842), stationAt('b', 14.5995, 120.9842)])
  const [cluster, ...others] = clusters.marksIn(world, closestZoom)
  expect(others).toEqual([])
  expect(cluster).toMatchObject({ kind: 'cluster', count: 2 })
  expect(clusters.partsOf(cluster as Cluster)).toBeUndefined()
  expect(clusters.stationsOf(cluster as Cluster).map(({ stationId }) => stationId)).toEqual(['a', 'b'])
})

test('the keyboard goes from north to south, and from west to east in a line', () => {
  const clusters = clustersOf([
    stationAt('south', 7, 125),
    stationAt('east', 16.01, 122),
    stationAt('west', 16, 120),
  ])
  const marks = inReadingOrder(clusters.marksIn(world, 6), 2 ** 6)
  expect(marks.map(({ key }) => key)).toEqual(['west', 'east', 'south'])
})
