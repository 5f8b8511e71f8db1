import * as z from 'zod/mini'

/** A position on earth in degrees. @since 0.1.0 */
export interface Position {
  /** Latitude, positive in the north. */
  lat: number
  /** Longitude, positive in the east. */
  lng: number
}

/** A part of the map in degrees; `west` is west of `east`. @since 0.1.0 */
export interface Bounds {
  /** The lowest latitude. */
  south: number
  /** The westernmost longitude. */
  west: number
  /** The highest latitude. */
  north: number
  /** The easternmost longitude. */
  east: number
}

/** The numbers of a comma-joined text; undefined if one of them is not a number, or their count is wrong. */
function numbersOf(text: string, count: number): number[] | undefined {
  const parts = text.split(',')
  const numbers = parts.filter((part) => /^\s*-?\d{1,3}(\.\d+)?\s*$/.test(part)).map(Number)
  return parts.length === count && numbers.length === count ? numbers : undefined
}

const isLatitude = (degrees: number) => Math.abs(degrees) <= 90
const isLongitude = (degrees: number) => Math.abs(degrees) <= 180

/** A position in a query string: `14.5826,120.9787`, latitude first. @since 0.1.0 */
export const queryPosition = z.codec(z.string(), z.custom<Position>(), {
  decode: (text, context) => {
    const [lat = Number.NaN, lng = Number.NaN] = numbersOf(text, 2) ?? []
    if (isLatitude(lat) && isLongitude(lng)) return { lat, lng }
    context.issues.push({ code: 'custom', message: 'position', input: text })
    return z.NEVER
  },
  encode: ({ lat, lng }) => `${lat},${lng}`,
})

/** A part of the map in a query string: `south,west,north,east`. @since 0.1.0 */
export const queryBounds = z.codec(z.string(), z.custom<Bounds>(), {
  decode: (text, context) => {
    const [south = Number.NaN, west = Number.NaN, north = Number.NaN, east = Number.NaN] =
      numbersOf(text, 4) ?? []
    const isPart =
      isLatitude(south) &&
      isLatitude(north) &&
      isLongitude(west) &&
      isLongitude(east) &&
      south <= north &&
      west <= east
    if (isPart) return { south, west, north, east }
    context.issues.push({ code: 'custom', message: 'bounds', input: text })
    return z.NEVER
  },
  encode: ({ south, west, north, east }) => [south, west, north, east].join(','),
})
