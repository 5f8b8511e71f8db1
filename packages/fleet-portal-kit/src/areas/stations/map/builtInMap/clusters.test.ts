import type { Bounds } from 'fleet-portal-api-client/contract/position'
import type { Station } from 'fleet-portal-api-client/contract/stations'
import { expect, test } from 'vitest'
import {
  maxZoom,
  clusterSize,
  createClusters,
  inReadingOrder,
  type Cluster,
  type Marker,
} from './clusters.ts'

const world: Bounds = { west: 100, south: -10, east: 150, north: 30 }
const stationAt = (stationId: string, latitude: number | null, longitude: number | null) => ({
  station: { stationId, name: stationId, latitude, longitude } as Station,
  km: undefined,
})
const idsIn = (clusters: ReturnType<typeof createClusters>, markers: readonly Marker[]) =>
  markers
    .flatMap((marker) => (marker.kind === 'pin' ? [marker.station] : clusters.stationsOf(marker)))
    .map(({ stationId }) => stationId)
    .toSorted()

test('every station with coordinates is in exactly one marker at every zoom', () => {
  const all = Array.from({ length: 300 }, (_, index) =>
    stationAt(`s${index}`, 6 + (index % 20) * 0.61, 119 + Math.floor(index / 20) * 0.47),
  )
  const clusters = createClusters([...all, stationAt('nowhere', null, null), stationAt('zeros', 0, 0)])
  const allIds = all.map(({ station }) => station.stationId).toSorted()
  let previousCount = 0
  for (const zoom of [2, 5, 5.7, 7, 9, 12, maxZoom]) {
    const markers = clusters.markersIn(world, zoom)
    expect(idsIn(clusters, markers)).toEqual(allIds)
    expect(markers.length).toBeGreaterThanOrEqual(previousCount)
    previousCount = markers.length
    const total = markers.reduce((sum, marker) => sum + (marker.kind === 'cluster' ? marker.count : 1), 0)
    expect(total).toBe(300)
  }
  expect(previousCount).toBe(300)
})

test('a cluster splits at its expansion zoom and not before', () => {
  const clusters = createClusters([
    stationAt('a', 14.5995, 120.9842),
    stationAt('b', 14.6095, 120.9942),
    stationAt('c', 14.5895, 120.9742),
  ])
  const [cluster, ...others] = clusters.markersIn(world, 6)
  expect(others).toEqual([])
  const parts = clusters.partsOf(cluster as Cluster)
  expect(parts?.bounds).toEqual({ west: 120.9742, south: 14.5895, east: 120.9942, north: 14.6095 })
  const zoom = parts?.zoom ?? 0
  expect(clusters.markersIn(world, zoom).length).toBeGreaterThan(1)
  expect(clusters.markersIn(world, zoom - 1).length).toBe(1)
})

/** The pairs of clusters that are closer to each other than their sizes. */
const touching = (markers: readonly Marker[], zoom: number) => {
  const found = markers.filter((marker) => marker.kind === 'cluster')
  return found.flatMap((a, index) =>
    found.slice(index + 1).filter(({ count, projectedPoint: { x, y } }) => {
      const pixels = Math.hypot(a.projectedPoint.x - x, a.projectedPoint.y - y) * 2 ** zoom
      return pixels <= (clusterSize(a.count) + clusterSize(count)) / 2
    }),
  )
}

test('no two clusters touch, also between two zooms, and each can be opened', () => {
  let seed = 7
  const next = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  const all = Array.from({ length: 1500 }, (_, index) =>
    index % 3 === 0
      ? stationAt(`s${index}`, 6 + next() * 12, 119 + next() * 7)
      : stationAt(`s${index}`, 14.2 + next() ** 2 * 0.8, 120.8 + next() ** 2 * 0.6),
  )
  const clusters = createClusters(all)
  for (let zoom = 5; zoom <= maxZoom; zoom += 0.25) {
    const markers = clusters.markersIn(world, zoom)
    expect(touching(markers, zoom)).toEqual([])
    expect(idsIn(clusters, markers)).toHaveLength(1500)
    expect(new Set(markers.map(({ key }) => key)).size).toBe(markers.length)
    for (const marker of markers) {
      if (marker.kind === 'pin') continue
      const parts = clusters.partsOf(marker)
      const ids = clusters.stationsOf(marker).map(({ stationId }) => stationId)
      const holdsAll = (other: Marker) => idsIn(clusters, [other]).filter((id) => ids.includes(id)).length
      if (parts && zoom < 9) {
        const later = clusters.markersIn(parts.bounds, parts.zoom).map(holdsAll)
        expect(parts.zoom).toBeGreaterThan(zoom)
        expect(Math.max(...later)).toBeLessThan(ids.length)
      }
    }
  }
})

test('stations with the same coordinates stay one cluster at the maximum zoom and have no parts', () => {
  const clusters = createClusters([stationAt('a', 14.5995, 120.9842), stationAt('b', 14.5995, 120.9842)])
  const [cluster, ...others] = clusters.markersIn(world, maxZoom)
  expect(others).toEqual([])
  expect(cluster).toMatchObject({ kind: 'cluster', count: 2 })
  expect(clusters.partsOf(cluster as Cluster)).toBeUndefined()
  expect(clusters.stationsOf(cluster as Cluster).map(({ stationId }) => stationId)).toEqual(['a', 'b'])
})

test('the keyboard order is from north to south, and from west to east within a row', () => {
  const clusters = createClusters([
    stationAt('south', 7, 125),
    stationAt('east', 16.01, 122),
    stationAt('west', 16, 120),
  ])
  const markers = inReadingOrder(clusters.markersIn(world, 6), 2 ** 6)
  expect(markers.map(({ key }) => key)).toEqual(['west', 'east', 'south'])
})
