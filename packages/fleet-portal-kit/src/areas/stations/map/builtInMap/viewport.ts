import type { Bounds } from 'fleet-portal-api-client/contract/position'
import { region } from './coastlines.ts'
import { maxZoom } from './clusters.ts'
import { fitInto, project, zoomOf, type ProjectedPoint } from './mercator.ts'

export interface Size {
  width: number
  height: number
}

/** The part of the map on screen. A projected point is at `point.x * k + x`, `point.y * k + y`, in pixels. */
export interface Viewport extends Size {
  k: number
  x: number
  y: number
  /** Whether a drag or an animation is in progress. */
  isMoving: boolean
}

/** The centre and zoom of the map. */
export interface CameraPosition {
  center: ProjectedPoint
  zoom: number
}

/** The Philippines. */
export const countryBounds: Bounds = { west: 116.6, south: 4.3, east: 126.9, north: 21.3 }
/** Pixels left free on each side of bounds that are fitted into the map. */
const padding = 24
const corners = [
  project({ lat: region.north, lng: region.west }),
  project({ lat: region.south, lng: region.east }),
] as const
/** The area within which the map can be panned, as projected points. */
export const panExtent: [[number, number], [number, number]] = [
  [corners[0].x, corners[0].y],
  [corners[1].x, corners[1].y],
]

/** The camera position at which bounds fit into a map of a size, with padding. */
export const fitBounds = (bounds: Bounds, { width, height }: Size): CameraPosition => {
  const { center, zoom } = fitInto(
    bounds,
    Math.max(80, width - 2 * padding),
    Math.max(80, height - 2 * padding),
  )
  return { center, zoom: Math.min(zoom, maxZoom) }
}

/** The lowest zoom for a map of a size: half a level below the whole country, but never beyond the edge of the land data. */
export const minZoomFor = (size: Size) => {
  const { zoom } = fitBounds(countryBounds, size)
  const across = size.width / (corners[1].x - corners[0].x)
  const down = size.height / (corners[1].y - corners[0].y)
  return Math.max(zoom - 0.5, zoomOf(Math.max(across, down)))
}

/** Whether a projected point is inside the viewport. */
export const isInView = ({ x, y }: ProjectedPoint, viewport: Viewport): boolean => {
  const across = x * viewport.k + viewport.x
  const down = y * viewport.k + viewport.y
  return across >= 0 && across <= viewport.width && down >= 0 && down <= viewport.height
}
