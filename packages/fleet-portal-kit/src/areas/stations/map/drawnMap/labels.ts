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
  /** From the name's spot to the text's anchor and base line, in pixels. */
  dx: number
  dy: number
  anchor: Anchor
}

/** In pixels; `advance` is how wide a letter is on average. */
export const letters: Record<NameKind, { size: number; advance: number }> = {
  island: { size: 15, advance: 9.4 },
  province: { size: 13, advance: 7 },
  city: { size: 12, advance: 6.4 },
  station: { size: 12, advance: 6.2 },
  chosen: { size: 12, advance: 6.6 },
  distance: { size: 12, advance: 6.4 },
}

const gap = 4
const overlap = (a: Rect, b: Rect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
const holds = ({ left, top, right, bottom }: Rect, x: number, y: number) =>
  x > left && x < right && y > top && y < bottom
const isInside = (a: Rect, { width, height }: { width: number; height: number }) =>
  a.left >= 0 && a.top >= 0 && a.right <= width && a.bottom <= height

/** Where the text's anchor and the middle of its line may be, the best place first. */
type LabelPosition = readonly [x: number, y: number, anchor: Anchor]

/** Beside a pin, at so many pixels from its spot, or below it. */
const besidePin = (x: number, y: number, across: number, up: number, line: number): LabelPosition[] => [
  [x + across + gap, y - up, 'start'],
  [x - across - gap, y - up, 'end'],
  [x, y + line, 'middle'],
]

/** A name whose spot is covered hugs what covers it: a province from below alone, because beside it lies the next one. */
function aroundCover({ left, top, right, bottom }: Rect, kind: NameKind, line: number): LabelPosition[] {
  const across = (left + right) / 2
  const below: LabelPosition = [across, bottom + line / 2, 'middle']
  return kind === 'province' ? [below] : [below, [across, top - line / 2, 'middle']]
}

/** How much of a text lies left of its anchor. */
const before: Record<Anchor, number> = { start: 0, middle: 0.5, end: 1 }

/**
 * Puts names where they are free of each other and of what is drawn already; those that come first choose first, and one that
 * finds no place, or would be cut off by the edge, is left out.
 */
export function placeLabels(
  names: readonly PlaceName[],
  taken: readonly Rect[],
  screen: { width: number; height: number; x: number; y: number; k: number },
): Label[] {
  const boxes = [...taken]
  return names.flatMap((name) => {
    const { size, advance } = letters[name.kind]
    const width = name.text.length * advance
    const line = size + 4
    const x = name.spot.x * screen.k + screen.x
    const y = name.spot.y * screen.k + screen.y
    const positions = (): LabelPosition[] => {
      if (name.kind === 'station') return besidePin(x, y, 13, 18, line)
      if (name.kind === 'chosen') return besidePin(x, y, 24, 32, line).toReversed()
      const cover = taken.find((rect) => holds(rect, x, y))
      return cover
        ? aroundCover(cover, name.kind, line)
        : [0, -0.5, 0.5].map((lines) => [x, y + lines * line, 'middle'])
    }
    for (const [across, down, anchor] of positions()) {
      const left = across - width * before[anchor]
      const box = {
        left: left - gap,
        right: left + width + gap,
        top: down - line / 2,
        bottom: down + line / 2,
      }
      if (!isInside(box, screen) || boxes.some((other) => overlap(box, other))) continue
      boxes.push(box)
      return [{ ...name, dx: across - x, dy: down - y + size * 0.36, anchor }]
    }
    return []
  })
}
