import { kmPerPixel } from './mercator.ts'

const longest = 110

/** The longest round distance that a bar of at most 110 pixels shows at a latitude. */
export function barOf(lat: number, scale: number): { km: number; pixels: number } {
  const perPixel = kmPerPixel(lat, scale)
  const most = perPixel * longest
  const unit = 10 ** Math.floor(Math.log10(most))
  const times = [5, 2, 1].find((one) => one * unit <= most) ?? 1
  const km = Number((times * unit).toPrecision(1))
  return { km, pixels: Math.round(km / perPixel) }
}
