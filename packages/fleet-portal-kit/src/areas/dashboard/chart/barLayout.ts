/**
 * The thickness and centres of the bars of a group, in pixels from the start of the group. They match a band scale with `count`
 * steps; `padding` is the fraction of a step between bars and at both ends.
 */
export function barLayout(count: number, width: number, padding: number) {
  const step = width / Math.max(1, count + padding)
  const thickness = step * (1 - padding)
  return { thickness, centreOf: (index: number): number => step * (padding + index) + thickness / 2 }
}
