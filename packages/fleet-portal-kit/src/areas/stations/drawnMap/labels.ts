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
  island: { size: 15, advance: 8.6 },
  province: { size: 13, advance: 7 },
  city: { size: 12, advance: 6.4 },
  station: { size: 12, advance: 6.2 },
}

const gap = 4
/** Half the width of a pin, in pixels. */
const pinHalf = 13

const overlap = (a: Rect, b: Rect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const isInside = (a: Rect, { width, height }: { width: number; height: number }) =>
  a.left >= 0 && a.top >= 0 && a.right <= width && a.bottom <= height

/** From the spot to where the text begins, has its middle or ends: a place's name lies around its spot, a station's beside its pin. */
const offsets: Record<'place' | 'station', readonly [x: number, y: number, anchor: Anchor][]> = {
  place: [
    [0, 0, 'middle'],
    [0, 34, 'middle'],
    [0, -34, 'middle'],
    [30, 0, 'start'],
    [-30, 0, 'end'],
  ],
  station: [
    [pinHalf + gap, -18, 'start'],
    [-pinHalf - gap, -18, 'end'],
    [0, 12, 'middle'],
  ],
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
    const height = size + 2
    const x = name.spot.x * screen.k + screen.x
    const y = name.spot.y * screen.k + screen.y
    for (const [dx, down, anchor] of offsets[name.kind === 'station' ? 'station' : 'place']) {
      const left = x + dx - width * before[anchor]
      const box = {
        left: left - gap,
        right: left + width + gap,
        top: y + down - height / 2,
        bottom: y + down + height / 2,
      }
      if (!isInside(box, screen) || boxes.some((other) => overlap(box, other))) continue
      boxes.push(box)
      return [{ ...name, dx, dy: down + size * 0.36, anchor }]
    }
    return []
  })
}
