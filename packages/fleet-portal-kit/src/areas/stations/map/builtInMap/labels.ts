import type { NameKind, PlaceName } from './placeNames.ts'

/** A box on the screen, in pixels. */
export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

type Anchor = 'start' | 'middle' | 'end'

export interface Label extends PlaceName {
  /** The offset from the projected point to the text anchor and baseline, in pixels. */
  dx: number
  dy: number
  anchor: Anchor
}

/** In pixels; `advance` is the average width of a letter. */
export const fontMetrics: Record<NameKind, { size: number; advance: number }> = {
  island: { size: 15, advance: 9.4 },
  province: { size: 13, advance: 7 },
  city: { size: 12, advance: 6.4 },
  station: { size: 12, advance: 6.2 },
  selected: { size: 12, advance: 6.6 },
  distance: { size: 12, advance: 6.4 },
}

const gap = 4
const overlap = (a: Rect, b: Rect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
const contains = ({ left, top, right, bottom }: Rect, x: number, y: number) =>
  x > left && x < right && y > top && y < bottom
const isInside = (a: Rect, { width, height }: { width: number; height: number }) =>
  a.left >= 0 && a.top >= 0 && a.right <= width && a.bottom <= height

/** A candidate position: the text anchor and the vertical centre of the text. */
type LabelPosition = readonly [x: number, y: number, anchor: Anchor]

/** Positions beside a pin, then below it; `across` and `up` are pixels from the tip of the pin. */
const besidePin = (x: number, y: number, across: number, up: number, lineHeight: number): LabelPosition[] => [
  [x + across + gap, y - up, 'start'],
  [x - across - gap, y - up, 'end'],
  [x, y + lineHeight, 'middle'],
]

/** Positions below and above the marker that covers a name. A province is only placed below, because the name of the next province may be above. */
function aroundCover(
  { left, top, right, bottom }: Rect,
  kind: NameKind,
  lineHeight: number,
): LabelPosition[] {
  const across = (left + right) / 2
  const below: LabelPosition = [across, bottom + lineHeight / 2, 'middle']
  return kind === 'province' ? [below] : [below, [across, top - lineHeight / 2, 'middle']]
}

/** The fraction of the text that is left of its anchor. */
const anchorOffset: Record<Anchor, number> = { start: 0, middle: 0.5, end: 1 }

/**
 * Places names so that they do not overlap each other or the `occupied` boxes. Earlier names have priority. A name without a free
 * position inside the screen is left out.
 */
export function placeLabels(
  names: readonly PlaceName[],
  occupied: readonly Rect[],
  screen: { width: number; height: number; x: number; y: number; k: number },
): Label[] {
  const boxes = [...occupied]
  return names.flatMap((name) => {
    const { size, advance } = fontMetrics[name.kind]
    const width = name.text.length * advance
    const lineHeight = size + 4
    const x = name.projectedPoint.x * screen.k + screen.x
    const y = name.projectedPoint.y * screen.k + screen.y
    const positions = (): LabelPosition[] => {
      if (name.kind === 'station') return besidePin(x, y, 13, 18, lineHeight)
      if (name.kind === 'selected') return besidePin(x, y, 24, 32, lineHeight).toReversed()
      const cover = occupied.find((rect) => contains(rect, x, y))
      return cover
        ? aroundCover(cover, name.kind, lineHeight)
        : [0, -0.5, 0.5].map((lines) => [x, y + lines * lineHeight, 'middle'])
    }
    for (const [across, down, anchor] of positions()) {
      const left = across - width * anchorOffset[anchor]
      const box = {
        left: left - gap,
        right: left + width + gap,
        top: down - lineHeight / 2,
        bottom: down + lineHeight / 2,
      }
      if (!isInside(box, screen) || boxes.some((other) => overlap(box, other))) continue
      boxes.push(box)
      return [{ ...name, dx: across - x, dy: down - y + size * 0.36, anchor }]
    }
    return []
  })
}
