import { widgetDefinitions } from './definitions.ts'
import { portalTag } from './elementParts.ts'
import { createPortalClass } from './portalElement.ts'
import { createWidgetClass } from './widgetElement.ts'

/** Options of `defineFleetElements`. @since 0.1.0 */
export interface FleetElementsOptions {
  /** The nonce of style tags. Default: the attribute `nonce` or `data-nonce` of each `<fleet-portal>`. */
  nonce?: string | undefined
}

/**
 * Defines `<fleet-portal>` and one element for each widget. The code of a widget is loaded when its first element appears.
 * Tags that are defined already stay as they are. Does nothing on servers.
 *
 * @example
 * defineFleetElements()
 * document.body.innerHTML = '<fleet-portal api-url="/api" session-url="/fleet-session"><fleet-drivers fleet-id="7"/></fleet-portal>'
 *
 * @since 0.1.0
 */
export function defineFleetElements({ nonce }: FleetElementsOptions = {}): void {
  if (globalThis.customElements === undefined) return
  let count = 0
  const nextKey = () => `element-${(count += 1)}`
  const define = (tag: string, create: () => CustomElementConstructor) => {
    if (!customElements.get(tag)) customElements.define(tag, create())
  }
  define(portalTag, () => createPortalClass(nonce))
  for (const [tag, definition] of Object.entries(widgetDefinitions)) {
    define(tag, () => createWidgetClass(tag, definition, nextKey))
  }
}
