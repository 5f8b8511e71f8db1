import type { Point } from '../../distances.ts'
import { anchor, worldWidth } from './coastlines.ts'

/**
 * A place in web mercator: pixels of zoom 0, where the world is 256 wide, counted from the anchor of the coasts. At
 * another zoom they are multiplied by its scale.
 */
export interface Spot {
  x: number
  y: number
}

export interface Box {
  west: number
  south: number
  east: number
  north: number
}

/** From this zoom on people look for streets. */
export const streetZoom = 11.5

const worldPixels = 256
/** How many units of the coasts one pixel of zoom 0 has. */
export const unitsPerPixel = worldWidth / worldPixels
const radians = Math.PI / 180
const metresAround = 40_075_016.686

const acrossOf = (lng: number) => (worldPixels * lng) / 360
/** Web mercator ends at 85 degrees: what lies beyond is drawn there. */
const downOf = (lat: number) => {
  const sine = Math.sin(Math.min(85, Math.max(-85, lat)) * radians)
  return (-worldPixels * Math.atanh(sine)) / (2 * Math.PI)
}
const origin = { x: acrossOf(anchor.lng), y: downOf(anchor.lat) }

export const spotOf = ({ lat, lng }: Point): Spot => ({
  x: acrossOf(lng) - origin.x,
  y: downOf(lat) - origin.y,
})

export const pointAt = ({ x, y }: Spot): Point => ({
  lng: ((x + origin.x) * 360) / worldPixels,
  lat: Math.asin(Math.tanh((-(y + origin.y) * 2 * Math.PI) / worldPixels)) / radians,
})

export const scaleOf = (zoom: number): number => 2 ** zoom
export const zoomOf = (scale: number): number => Math.log2(scale)

/** How many kilometres a pixel spans from west to east, at a latitude. */
export const kmPerPixel = (lat: number, scale: number): number =>
  (metresAround * Math.cos(lat * radians)) / (worldPixels * scale) / 1000

/** The smallest box around places; undefined without any. */
export function boxAround(points: readonly Point[]): Box | undefined {
  if (points.length === 0) return undefined
  const lats = points.map(({ lat }) => lat)
  const lngs = points.map(({ lng }) => lng)
  return {
    west: Math.min(...lngs),
    south: Math.min(...lats),
    east: Math.max(...lngs),
    north: Math.max(...lats),
  }
}

/** Where the middle of a box is on the map, and the zoom at which it fits a space of so many pixels. */
export function fitting(box: Box, width: number, height: number): { middle: Spot; zoom: number } {
  const a = spotOf({ lat: box.north, lng: box.west })
  const b = spotOf({ lat: box.south, lng: box.east })
  const scale = Math.min(width / (b.x - a.x), height / (b.y - a.y))
  return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, zoom: zoomOf(scale) }
}
