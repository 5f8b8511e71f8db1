/**
 * Where the bars of a group stand within its width, in pixels: as a band scale of that many steps puts them, with this
 * part of a step left free between two of them and at both ends.
 */
export function barCentre(count: number, width: number, padding: number) {
  const step = width / Math.max(1, count + padding)
  const thickness = step * (1 - padding)
  return { thickness, centreOf: (place: number): number => step * (padding + place) + thickness / 2 }
}
