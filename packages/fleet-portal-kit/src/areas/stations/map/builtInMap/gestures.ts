const zoomPerUnit: Record<number, number> = {
  [WheelEvent.DOM_DELTA_PIXEL]: 0.002,
  [WheelEvent.DOM_DELTA_LINE]: 0.05,
}
/** The maximum zoom change of one wheel event. */
const maxSteps = 0.5

/** The zoom change of a wheel event. A trackpad pinch arrives as small wheel events with `ctrlKey`. */
export function wheelSteps({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  const steps = -deltaY * (zoomPerUnit[deltaMode] ?? 1) * (ctrlKey ? 5 : 1)
  return Math.min(maxSteps, Math.max(-maxSteps, steps))
}

const isZoomKeyPressed = (event: WheelEvent) => event.ctrlKey || event.metaKey

/**
 * Whether the map handles an event or leaves it to the page. The wheel scrolls the page unless Ctrl is pressed or the map has
 * the focus; one finger always scrolls the page. Calls `onIgnored` with ignored wheel events.
 */
export function acceptsGesture(event: Event, stage: HTMLElement, onIgnored: (event: Event) => void): boolean {
  if (event instanceof WheelEvent) {
    const isAccepted = isZoomKeyPressed(event) || stage.matches(':focus-within')
    if (isAccepted) event.preventDefault()
    else onIgnored(event)
    return isAccepted
  }
  if (event.type === 'touchstart') return (event as TouchEvent).touches.length > 1
  // A double click on a marker activates the marker and must not zoom.
  if (event.type === 'dblclick' && (event.target as Element).closest('button')) return false
  const { button, ctrlKey, view } = event as MouseEvent
  // A synthetic event has no `view`; d3-zoom needs the window to follow a drag.
  return button === 0 && !ctrlKey && view !== null
}
