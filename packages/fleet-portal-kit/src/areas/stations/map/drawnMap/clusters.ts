import type { Station } from 'api-client/contract/stations'
import Supercluster from 'supercluster'
import { pointOf, type Near, type Point } from '../../distances.ts'
import { boxAround, spotOf, type Box, type Spot } from './mercator.ts'

/** The closest that the map goes. Stations that are one cluster there stand on one spot. */
export const closestZoom = 17
/** Pixels: marks that are closer become one cluster. */
const reach = 62

export interface Pin {
  kind: 'pin'
  key: string
  spot: Spot
  station: Station
}

export interface Cluster {
  kind: 'cluster'
  key: string
  spot: Spot
  count: number
  id: number
}

export type Mark = Pin | Cluster

export interface Clusters {
  /** What is drawn of a part of the map at a zoom: pins, and clusters of those that lie close. */
  marksIn: (part: Box, zoom: number) => Mark[]
  stationsOf: (cluster: Cluster) => Station[]
  /** The places of a cluster, and the zoom from which it is several marks; undefined where it stays one at any. */
  partsOf: (cluster: Cluster) => { box: Box; zoom: number } | undefined
}

const levelOf = (zoom: number) => Math.min(closestZoom, Math.max(0, Math.round(zoom)))

/** Puts stations in clusters by how close they are at each zoom; those without a place are left out. */
export function clustersOf(stations: readonly Near[]): Clusters {
  const index = new Supercluster<{ station: Station }>({ radius: reach, extent: 256, maxZoom: closestZoom })
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
    marksIn: ({ west, south, east, north }, zoom) =>
      index.getClusters([west, south, east, north], levelOf(zoom)).map(({ properties, geometry }) => {
        const [lng = 0, lat = 0] = geometry.coordinates
        const spot = spotOf({ lat, lng })
        if ('station' in properties) {
          const { station } = properties as { station: Station }
          return { kind: 'pin', key: station.stationId, spot, station }
        }
        const { cluster_id: id, point_count: count } = properties as {
          cluster_id: number
          point_count: number
        }
        return { kind: 'cluster', key: `cluster-${id}`, spot, count, id }
      }),
    partsOf(cluster) {
      const zoom = index.getClusterExpansionZoom(cluster.id)
      const box = boxAround(stationsOf(cluster).map((station) => pointOf(station) as Point))
      return box && zoom <= closestZoom ? { box, zoom } : undefined
    },
  }
}

/** The order in which the keyboard goes through marks: lines from north to south, in each from west to east. */
export function inReadingOrder(marks: readonly Mark[], scale: number): Mark[] {
  const line = ({ spot }: Mark) => Math.floor((spot.y * scale) / 64)
  return marks.toSorted((a, b) => line(a) - line(b) || a.spot.x - b.spot.x)
}
