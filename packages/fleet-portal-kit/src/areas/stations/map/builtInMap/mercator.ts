import type { Bounds } from 'fleet-portal-api-client/contract/position'
import type { Point } from '../../../../pieces/stations/distances.ts'
import { anchor, worldWidth } from './coastlines.ts'

/**
 * A point in web mercator, in pixels at zoom 0, where the world is 256 pixels wide, relative to the anchor of the coastlines.
 * At another zoom the values are multiplied by its scale.
 */
export interface ProjectedPoint {
  x: number
  y: number
}

/** Above this zoom the map offers a link to a map with streets. */
export const streetZoom = 11.5

const worldPixels = 256
/** The units of the coastline data per pixel at zoom 0. */
export const unitsPerPixel = worldWidth / worldPixels
const radiansPerDegree = Math.PI / 180
const earthCircumference = 40_075_016.686

const mercatorX = (lng: number) => (worldPixels * lng) / 360
/** Web mercator ends at about 85 degrees; latitudes beyond are clamped. */
const mercatorY = (lat: number) => {
  const sine = Math.sin(Math.min(85, Math.max(-85, lat)) * radiansPerDegree)
  return (-worldPixels * Math.atanh(sine)) / (2 * Math.PI)
}
const origin = { x: mercatorX(anchor.lng), y: mercatorY(anchor.lat) }

export const project = ({ lat, lng }: Point): ProjectedPoint => ({
  x: mercatorX(lng) - origin.x,
  y: mercatorY(lat) - origin.y,
})

export const unproject = ({ x, y }: ProjectedPoint): Point => ({
  lng: ((x + origin.x) * 360) / worldPixels,
  lat: Math.asin(Math.tanh((-(y + origin.y) * 2 * Math.PI) / worldPixels)) / radiansPerDegree,
})

export const scaleOf = (zoom: number): number => 2 ** zoom
export const zoomOf = (scale: number): number => Math.log2(scale)

/** Kilometres per pixel from west to east at a latitude. */
export const kmPerPixel = (lat: number, scale: number): number =>
  (earthCircumference * Math.cos(lat * radiansPerDegree)) / (worldPixels * scale) / 1000

/** The smallest bounds around points; undefined without points. */
export function boundsOf(points: readonly Point[]): Bounds | undefined {
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

/** The centre of bounds and the zoom at which they fit into `width` by `height` pixels. */
export function fitInto(
  bounds: Bounds,
  width: number,
  height: number,
): { center: ProjectedPoint; zoom: number } {
  const northWest = project({ lat: bounds.north, lng: bounds.west })
  const southEast = project({ lat: bounds.south, lng: bounds.east })
  const scale = Math.min(width / (southEast.x - northWest.x), height / (southEast.y - northWest.y))
  return {
    center: { x: (northWest.x + southEast.x) / 2, y: (northWest.y + southEast.y) / 2 },
    zoom: zoomOf(scale),
  }
}
