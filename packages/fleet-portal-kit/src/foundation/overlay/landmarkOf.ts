/**
 * The element to render a popup in: the landmark (`header`, `main`) around its anchor if the widget renders that landmark, so
 * that screen readers find the popup in the landmark. Otherwise the overlays element of the widget.
 */
export function landmarkOf(element: Element | null, overlays: HTMLElement): HTMLElement {
  const landmark = element?.closest<HTMLElement>('header, main')
  return landmark && overlays.parentElement?.contains(landmark) ? landmark : overlays
}
