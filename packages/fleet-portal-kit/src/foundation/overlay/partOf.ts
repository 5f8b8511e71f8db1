/**
 * The part of the page that an element is in, where the widget draws that part: what opens outside of any is hard to
 * find, and no landmark of the page holds it. Otherwise the place of the widget's overlays.
 */
export function partOf(element: Element | null, overlays: HTMLElement): HTMLElement {
  const part = element?.closest<HTMLElement>('header, main')
  return part && overlays.parentElement?.contains(part) ? part : overlays
}
