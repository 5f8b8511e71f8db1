import { region } from './coastlines.ts'
import { closestZoom } from './clusters.ts'
import { fitting, spotOf, zoomOf, type Box, type Spot } from './mercator.ts'

export interface Size {
  width: number
  height: number
}

/** What the map shows: where spots are on it (`spot * k + x`, `spot * k + y`), and how large it is, in pixels. */
export interface View extends Size {
  k: number
  x: number
  y: number
  /** Whether it is on its way to another. */
  isMoving: boolean
}

/** A place in the middle of the map, at a zoom. */
export interface Aim {
  middle: Spot
  zoom: number
}

/** The whole country, and the edge that is left around what is to be seen whole. */
export const country: Box = { west: 116.6, south: 4.3, east: 126.9, north: 21.3 }
const edge = 24
const corners = [
  spotOf({ lat: region.north, lng: region.west }),
  spotOf({ lat: region.south, lng: region.east }),
] as const
/** How far the map can be moved, as spots. */
export const reachable: [[number, number], [number, number]] = [
  [corners[0].x, corners[0].y],
  [corners[1].x, corners[1].y],
]

/** What is to be seen whole, on a map of a size. */
export const aimAt = (box: Box, { width, height }: Size): Aim => {
  const { middle, zoom } = fitting(box, Math.max(80, width - 2 * edge), Math.max(80, height - 2 * edge))
  return { middle, zoom: Math.min(zoom, closestZoom) }
}

/** Half a zoom farther away than the whole country, and never so far that the drawn land ends. */
export const farthestOf = (size: Size) => {
  const { zoom } = aimAt(country, size)
  const across = size.width / (corners[1].x - corners[0].x)
  const down = size.height / (corners[1].y - corners[0].y)
  return Math.max(zoom - 0.5, zoomOf(Math.max(across, down)))
}

/** Whether a spot is on the map as it is shown. */
export const isInView = ({ x, y }: Spot, view: View): boolean => {
  const across = x * view.k + view.x
  const down = y * view.k + view.y
  return across >= 0 && across <= view.width && down >= 0 && down <= view.height
}
