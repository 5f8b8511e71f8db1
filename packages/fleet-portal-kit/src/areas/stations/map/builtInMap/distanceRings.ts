import { kmPerPixel, unproject, type ProjectedPoint } from './mercator.ts'

/** The longest round distance that is at most `maxPixels` long at a latitude. */
export function roundDistance(lat: number, scale: number, maxPixels: number): { km: number; pixels: number } {
  const perPixel = kmPerPixel(lat, scale)
  const unit = 10 ** Math.floor(Math.log10(perPixel * maxPixels))
  const times = [5, 2, 1].find((one) => one * unit <= perPixel * maxPixels) ?? 1
  const km = Number((times * unit).toPrecision(1))
  return { km, pixels: Math.round(km / perPixel) }
}

/** A circle around a point with a radius of `km` kilometres. */
export interface Ring {
  km: number
  /** In pixels of zoom 0. */
  radius: number
  center: ProjectedPoint
}

/** Two distance circles around a point that fit into a map of a size. They give a sense of distance on a map without streets. */
export function ringsAround(
  center: ProjectedPoint,
  scale: number,
  size: { width: number; height: number },
): Ring[] {
  const { lat } = unproject(center)
  const { km } = roundDistance(lat, scale, Math.min(size.width, size.height) * 0.42)
  return [km, km / 2].map((each) => ({ km: each, radius: each / kmPerPixel(lat, 1), center }))
}
