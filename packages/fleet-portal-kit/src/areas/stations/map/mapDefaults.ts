import type { Point } from '../../../pieces/stations/distances.ts'

/** The initial view, the whole Philippines, shown until the user's position is known. Zoom levels are those of web maps: at 0 the world is 256 pixels wide. */
export const initialCenter: Point = { lat: 12.85, lng: 117.04 }
export const initialZoom = 5.7
/** Shows a city and its surroundings. */
export const cityZoom = 12
export const stationZoom = 15
