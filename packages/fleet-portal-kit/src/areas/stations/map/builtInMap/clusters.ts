import type { Bounds } from 'fleet-portal-api-client/contract/position'
import type { Station } from 'fleet-portal-api-client/contract/stations'
import Supercluster from 'supercluster'
import { pointOf, type Point, type StationDistance } from '../../../../pieces/stations/distances.ts'
import { boundsOf, project, type ProjectedPoint } from './mercator.ts'

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

export interface Cluster {
  kind: 'cluster'
  key: string
  projectedPoint: ProjectedPoint
  count: number
  id: number
}

export type Marker = Pin | Cluster

export interface Clusters {
  /** The pins and clusters inside bounds at a zoom. */
  markersIn: (bounds: Bounds, zoom: number) => Marker[]
  stationsOf: (cluster: Cluster) => Station[]
  /** The bounds of a cluster and the zoom at which it splits; undefined if it never splits. */
  partsOf: (cluster: Cluster) => { bounds: Bounds; zoom: number } | undefined
}

const zoomLevelOf = (zoom: number) => Math.min(maxZoom, Math.max(0, Math.round(zoom)))

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
  const stationsOf = ({ id }: Cluster) =>
    index.getLeaves(id, Infinity).map(({ properties }) => properties.station)
  return {
    stationsOf,
    markersIn: ({ west, south, east, north }, zoom) =>
      index.getClusters([west, south, east, north], zoomLevelOf(zoom)).map(({ properties, geometry }) => {
        const [lng = 0, lat = 0] = geometry.coordinates
        const projectedPoint = project({ lat, lng })
        if ('station' in properties) {
          const { station } = properties as { station: Station }
          return { kind: 'pin', key: station.stationId, projectedPoint, station }
        }
        const { cluster_id: id, point_count: count } = properties as {
          cluster_id: number
          point_count: number
        }
        return { kind: 'cluster', key: `cluster-${id}`, projectedPoint, count, id }
      }),
    partsOf(cluster) {
      const zoom = index.getClusterExpansionZoom(cluster.id)
      const bounds = boundsOf(stationsOf(cluster).map((station) => pointOf(station) as Point))
      return bounds && zoom <= maxZoom ? { bounds, zoom } : undefined
    },
  }
}

/** Sorts markers into keyboard order: rows of 64 pixels from north to south, and from west to east within a row. */
export function inReadingOrder(markers: readonly Marker[], scale: number): Marker[] {
  const rowOf = ({ projectedPoint }: Marker) => Math.floor((projectedPoint.y * scale) / 64)
  return markers.toSorted((a, b) => rowOf(a) - rowOf(b) || a.projectedPoint.x - b.projectedPoint.x)
}
