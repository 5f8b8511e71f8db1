import type { Point } from '../distances.ts'

/** The Philippines as a whole: what is shown while nobody knows where the person is. Zooms are those of web maps: 0 has the world on 256 pixels. */
export const start: Point = { lat: 12.85, lng: 117.04 }
export const startZoom = 5.7
/** A city and what lies around it. */
export const aroundZoom = 12
export const stationZoom = 15
