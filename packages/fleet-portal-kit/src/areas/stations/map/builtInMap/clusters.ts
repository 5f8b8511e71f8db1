import type { Bounds } from 'fleet-portal-api-client/contract/position'
import type { Station } from 'fleet-portal-api-client/contract/stations'
import Supercluster from 'supercluster'
import { pointOf, type Point, type StationDistance } from '../../../../pieces/stations/distances.ts'
import { boundsOf, project, scaleOf, type ProjectedPoint } from './mercator.ts'

/** The maximum zoom of the map. Stations that form one cluster at this zoom have the same coordinates. */
export const maxZoom = 17
/** Pixels. Markers closer to each other than this form a cluster. */
const clusterRadius = 62

export interface Pin {
  kind: 'pin'
  key: string
  projectedPoint: ProjectedPoint
  station: Station
}

/** A cluster of the index. */
interface ClusterPart {
  id: number
  projectedPoint: ProjectedPoint
  count: number
}

export interface Cluster {
  kind: 'cluster'
  key: string
  projectedPoint: ProjectedPoint
  count: number
  /** The clusters of the index that it shows as one, because they would touch on the screen. */
  parts: readonly ClusterPart[]
  /** The zoom level of the index that they are from. */
  level: number
}

export type Marker = Pin | Cluster

export interface Clusters {
  /** The pins and clusters inside bounds at a zoom. */
  markersIn: (bounds: Bounds, zoom: number) => Marker[]
  stationsOf: (cluster: Cluster) => Station[]
  /** The bounds of a cluster and the zoom at which it splits; undefined if it never splits. */
  partsOf: (cluster: Cluster) => { bounds: Bounds; zoom: number } | undefined
}

/** The diameter of a cluster in pixels. */
export const clusterSize = (count: number): number => Math.round(28 + 2.2 * Math.log2(count))

const zoomLevelOf = (zoom: number) => Math.min(maxZoom, Math.max(0, Math.round(zoom)))

const touch = (a: Cluster, b: Cluster, scale: number) =>
  Math.hypot(a.projectedPoint.x - b.projectedPoint.x, a.projectedPoint.y - b.projectedPoint.y) * scale <=
  (clusterSize(a.count) + clusterSize(b.count)) / 2

function clusterOf(parts: readonly ClusterPart[], level: number): Cluster {
  const count = parts.reduce((sum, part) => sum + part.count, 0)
  const center = (axis: 'x' | 'y') =>
    parts.reduce((sum, part) => sum + part.projectedPoint[axis] * part.count, 0) / count
  const ids = parts.map(({ id }) => id).toSorted((a, b) => a - b)
  const projectedPoint = { x: center('x'), y: center('y') }
  return { kind: 'cluster', key: `cluster-${ids.join('-')}`, projectedPoint, count, parts, level }
}

/**
 * Merges clusters that touch at a scale. The index clusters at whole zooms and around the first station, so that two clusters can be
 * closer than their size. A pass compares each cluster only with those of the same strip from north to south.
 */
function mergeTouching(clusters: readonly Cluster[], scale: number): Cluster[] {
  const strip = clusterSize(clusters.reduce((sum, { count }) => sum + count, 1)) / scale
  const merged: Cluster[] = []
  for (const cluster of clusters.toSorted((a, b) => a.projectedPoint.x - b.projectedPoint.x)) {
    let index = merged.length - 1
    const isNear = (other: Cluster | undefined) =>
      other !== undefined && cluster.projectedPoint.x - other.projectedPoint.x <= strip
    while (isNear(merged[index]) && !touch(merged[index] as Cluster, cluster, scale)) index--
    const other = merged[index]
    if (other && isNear(other)) merged[index] = clusterOf([...other.parts, ...cluster.parts], cluster.level)
    else merged.push(cluster)
  }
  // A merged cluster is larger and elsewhere, and may touch the next one.
  return merged.length === clusters.length ? merged : mergeTouching(merged, scale)
}

/** Clusters stations by their distance on screen at each zoom. Stations without coordinates are left out. */
export function createClusters(stations: readonly StationDistance[]): Clusters {
  const index = new Supercluster<{ station: Station }>({ radius: clusterRadius, extent: 256, maxZoom })
  index.load(
    stations.flatMap(({ station }) => {
      const point = pointOf(station)
      if (!point) return []
      const geometry = { type: 'Point' as const, coordinates: [point.lng, point.lat] }
      return [{ type: 'Feature' as const, properties: { station }, geometry }]
    }),
  )
  type Feature = ReturnType<typeof index.getClusters>[number]

  const stationsOf = ({ parts }: Cluster) =>
    parts.flatMap(({ id }) => index.getLeaves(id, Infinity).map(({ properties }) => properties.station))

  /** A feature of the index: a pin, or a cluster. */
  function markerOf({ properties, geometry }: Feature): Pin | ClusterPart {
    const [lng = 0, lat = 0] = geometry.coordinates
    const projectedPoint = project({ lat, lng })
    if ('station' in properties) {
      const { station } = properties as { station: Station }
      return { kind: 'pin', key: station.stationId, projectedPoint, station }
    }
    const { cluster_id: id, point_count: count } = properties as { cluster_id: number; point_count: number }
    return { id, count, projectedPoint }
  }

  function markersAt(found: readonly (Pin | ClusterPart)[], level: number, scale: number): Marker[] {
    const pins: Pin[] = []
    const clusters: Cluster[] = []
    for (const one of found) {
      if ('kind' in one) pins.push(one)
      else clusters.push(clusterOf([one], level))
    }
    return [...pins, ...mergeTouching(clusters, scale)]
  }

  /** What a cluster of the index consists of at a level. */
  const splitAt = (part: ClusterPart, level: number): (Pin | ClusterPart)[] =>
    index.getClusterExpansionZoom(part.id) > level
      ? [part]
      : index
          .getChildren(part.id)
          .map(markerOf)
          .flatMap((child) => ('kind' in child ? [child] : splitAt(child, level)))

  const known = new Map<string, ReturnType<Clusters['partsOf']>>()
  function findParts(cluster: Cluster) {
    const { parts, level } = cluster
    const [first] = parts
    let zoom = parts.length === 1 && first ? index.getClusterExpansionZoom(first.id) : level + 1
    const isWhole = () =>
      markersAt(
        parts.flatMap((part) => splitAt(part, zoom)),
        zoom,
        scaleOf(zoom),
      ).length === 1
    while (zoom <= maxZoom && isWhole()) zoom++
    if (zoom > maxZoom) return undefined
    const bounds = boundsOf(stationsOf(cluster).map((station) => pointOf(station) as Point))
    return bounds && { bounds, zoom }
  }

  return {
    stationsOf,
    markersIn({ west, south, east, north }, zoom) {
      const level = zoomLevelOf(zoom)
      const found = index.getClusters([west, south, east, north], level).map(markerOf)
      return markersAt(found, level, scaleOf(zoom))
    },
    partsOf(cluster) {
      const { key } = cluster
      if (!known.has(key)) known.set(key, findParts(cluster))
      return known.get(key)
    },
  }
}

/** Sorts markers into keyboard order: rows of 64 pixels from north to south, and from west to east within a row. */
export function inReadingOrder(markers: readonly Marker[], scale: number): Marker[] {
  const rowOf = ({ projectedPoint }: Marker) => Math.floor((projectedPoint.y * scale) / 64)
  return markers.toSorted((a, b) => rowOf(a) - rowOf(b) || a.projectedPoint.x - b.projectedPoint.x)
}
