import { kmPerPixel, pointAt, type Spot } from './mercator.ts'

/** The longest round distance that takes at most so many pixels at a latitude. */
export function roundDistance(lat: number, scale: number, most: number): { km: number; pixels: number } {
  const perPixel = kmPerPixel(lat, scale)
  const unit = 10 ** Math.floor(Math.log10(perPixel * most))
  const times = [5, 2, 1].find((one) => one * unit <= perPixel * most) ?? 1
  const km = Number((times * unit).toPrecision(1))
  return { km, pixels: Math.round(km / perPixel) }
}

/** A circle around a place: everything that is so many kilometres away as the crow flies. */
export interface Ring {
  km: number
  /** In pixels of zoom 0. */
  radius: number
  middle: Spot
}

/** Two circles around a place that fit a map of such a size: they stand in for the streets that would tell how far things are. */
export function ringsAround(middle: Spot, scale: number, size: { width: number; height: number }): Ring[] {
  const { lat } = pointAt(middle)
  const { km } = roundDistance(lat, scale, Math.min(size.width, size.height) * 0.42)
  return [km, km / 2].map((each) => ({ km: each, radius: each / kmPerPixel(lat, 1), middle }))
}
