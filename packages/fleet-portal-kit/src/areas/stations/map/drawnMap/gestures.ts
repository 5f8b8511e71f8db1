const perStep: Record<number, number> = {
  [WheelEvent.DOM_DELTA_PIXEL]: 0.002,
  [WheelEvent.DOM_DELTA_LINE]: 0.05,
}
/** The most that one turn of the wheel zooms. */
const mostSteps = 0.5

/** Zoom steps of a turn of the wheel; a pinch on a trackpad comes as small turns with Ctrl. */
export function wheelSteps({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  const steps = -deltaY * (perStep[deltaMode] ?? 1) * (ctrlKey ? 5 : 1)
  return Math.min(mostSteps, Math.max(-mostSteps, steps))
}

const isZoomKeyHeld = (event: WheelEvent) => event.ctrlKey || event.metaKey

/**
 * Whether the map takes a wheel, a press or a touch, or leaves it to the page: the wheel scrolls the page until Ctrl is held or
 * the map has the focus, and one finger does always. `onRefused` is told of what it left.
 */
export function mayMove(event: Event, stage: HTMLElement, onRefused: (event: Event) => void): boolean {
  if (event instanceof WheelEvent) {
    const isTaken = isZoomKeyHeld(event) || stage.matches(':focus-within')
    if (isTaken) event.preventDefault()
    else onRefused(event)
    return isTaken
  }
  if (event.type === 'touchstart') return (event as TouchEvent).touches.length > 1
  // Pressed twice a mark is pressed twice, and the map no closer than it leads.
  if (event.type === 'dblclick' && (event.target as Element).closest('button')) return false
  const { button, ctrlKey, view } = event as MouseEvent
  // A press that a program made belongs to no window, in which it could be followed.
  return button === 0 && !ctrlKey && view !== null
}
