import type { WidgetHandle } from '../foundation/widget/useWidgetHandle.ts'
import type { FleetEvent } from '../provider/events.ts'

/** A widget in the tree of React: what its element gives it. */
export interface MountedWidget {
  readonly key: string
  readonly root: ShadowRoot
  /** The component. Undefined until its code is loaded, and without its fleet or item. */
  readonly component: unknown
  readonly props: Readonly<Record<string, unknown>>
  /** Takes the handle. Undefined if the component has none. */
  readonly takeHandle: ((handle: WidgetHandle | null) => void) | undefined
  /** Called when the component is in the root, and when it has left. */
  onMount(): void
  onUnmount(): void
}

/** Dispatches an event of the kit: as `fleet:<name>`, and as `fleet-event` for frameworks that cannot name events with a dot. */
export function dispatchFleetEvent(element: Element, event: FleetEvent): void {
  for (const type of [`fleet:${event.type}`, 'fleet-event']) {
    element.dispatchEvent(new CustomEvent(type, { detail: event, bubbles: true, composed: true }))
  }
}

/** A style sheet for the shadow root of an element. Policies for styles do not concern style sheets made by scripts. */
export function adoptStyles(root: ShadowRoot, display: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`:host { display: ${display} } :host([hidden]) { display: none }`)
  root.adoptedStyleSheets = [sheet]
}

/** The tag of the provider. */
export const portalTag = 'fleet-portal'

/** `<fleet-portal>` for the widgets in it. */
export interface PortalElement extends HTMLElement {
  addWidget(widget: MountedWidget): void
  removeWidget(widget: MountedWidget): void
  updateWidgets(): void
}

/** Whether an element is a `<fleet-portal>` that is defined. */
export const isPortalElement = (element: Element): element is PortalElement =>
  element.localName === portalTag && 'addWidget' in element
