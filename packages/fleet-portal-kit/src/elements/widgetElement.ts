import { loadWithRetry } from '../provider/loadWithRetry.ts'
import type { WidgetHandle } from '../foundation/widget/useWidgetHandle.ts'
import type { FleetEvent } from '../provider/events.ts'
import type { WidgetDefinition } from './definitions.ts'
import {
  adoptStyles,
  dispatchFleetEvent,
  isPortalElement,
  portalTag,
  type MountedWidget,
  type PortalElement,
} from './elementParts.ts'
import { attributeOf, createSettingsClass, type Settings } from './settings.ts'

/** The element that an element is shown in, also across shadow roots. */
const parentOf = (element: Element): Element | null => {
  const root = element.getRootNode()
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
}

/** The nearest `<fleet-portal>` around an element. */
function portalOf(element: Element): Element | null {
  let current = parentOf(element)
  while (current && current.localName !== portalTag) current = parentOf(current)
  return current
}

/** The event of a widget whose code could not be loaded. Not by `createEvent`, whose module is larger than the loader. */
const loadFailure = (tag: string, instance: string): FleetEvent => ({
  id: `${instance}:${Date.now()}`,
  at: new Date().toISOString(),
  type: 'widget.failed',
  widget: tag.replace('fleet-', ''),
  instance,
  data: { kind: 'crash', code: undefined, requestId: undefined },
})

/** The settings without which a widget has nothing to show: its fleet, and the item of a page of one item. */
const idsOf = (settings: Settings) =>
  Object.keys(settings).filter((name) => name.endsWith('Id') && name !== 'instanceId')

/** The class of the element of a widget. `nextKey` gives each element its key. */
export function createWidgetClass(
  tag: string,
  { load, component, settings, hasHandle, callbacks }: WidgetDefinition,
  nextKey: () => string,
): CustomElementConstructor {
  const ids = idsOf(settings)
  class WidgetElement extends createSettingsClass(settings) implements MountedWidget {
    readonly key = nextKey()
    readonly root: ShadowRoot
    #loaded: unknown
    readonly takeHandle = hasHandle
      ? (handle: WidgetHandle | null) => {
          this.#handle = handle
          if (handle) for (const run of this.#waiting.splice(0)) run(handle)
        }
      : undefined
    /** Shows the children of the element until the widget is there. */
    readonly #fallback = document.createElement('slot')
    readonly #callbacks: Readonly<Record<string, unknown>>
    #portal: PortalElement | undefined
    #handle: WidgetHandle | null = null
    #waiting: ((handle: WidgetHandle) => void)[] = []

    constructor() {
      super()
      this.root = this.attachShadow({ mode: 'open' })
      adoptStyles(this.root, 'block')
      this.root.append(this.#fallback)
      const dispatch = (type: string, detail?: unknown) =>
        this.dispatchEvent(new CustomEvent(type, { detail }))
      this.#callbacks = {
        onEvent: (event: FleetEvent) => dispatchFleetEvent(this, event),
        ...Object.fromEntries(
          Object.entries(callbacks).map(([prop, type]) => [
            prop,
            (option: unknown, item: unknown) => {
              // The page may set another value when it gets the event.
              if (type === 'change') this.setValue(option)
              dispatch(type, type === 'change' ? { option, item } : undefined)
            },
          ]),
        ),
      }
    }

    get component() {
      return this.#missingIds.length === 0 ? this.#loaded : undefined
    }

    get #missingIds() {
      return ids.filter((name) => !this.settings[name])
    }

    get props() {
      return { ...this.settings, ...this.#callbacks }
    }

    setValue(value: unknown) {
      ;(this as { value?: unknown }).value = value
    }

    onMount() {
      this.#fallback.remove()
    }

    onUnmount() {
      this.root.append(this.#fallback)
    }

    connectedCallback() {
      const portal = portalOf(this)
      if (portal && isPortalElement(portal)) this.#join(portal)
      else void this.#wait()
    }

    disconnectedCallback() {
      // The portal renders after the current task, so a widget that moves in it keeps its state.
      this.#leave()
    }

    override settingsChanged() {
      this.#portal?.updateWidgets()
    }

    /** Joins a portal that is defined later. */
    async #wait() {
      await customElements.whenDefined(portalTag)
      const portal = this.isConnected ? portalOf(this) : null
      if (portal && isPortalElement(portal)) this.#join(portal)
      else if (this.isConnected) console.error(`<${tag}> needs a <${portalTag}> around it.`)
    }

    #join(portal: PortalElement) {
      if (this.#portal !== portal) this.#leave()
      this.#portal = portal
      portal.addWidget(this)
      if (!this.#loaded) void this.#load()
    }

    #leave() {
      this.#portal?.removeWidget(this)
      this.#portal = undefined
    }

    async #load() {
      try {
        this.#loaded = ((await loadWithRetry(load)) as Record<string, unknown>)[component]
      } catch {
        return dispatchFleetEvent(this, loadFailure(tag, this.key))
      }
      this.#portal?.updateWidgets()
      const missing = this.#missingIds.map(attributeOf).join(' and its ')
      if (missing) console.info(`<${tag}> is shown once it has its ${missing}.`)
    }

    /** The handle, now or when the widget is shown. */
    protected whenHandle(): Promise<WidgetHandle> {
      return new Promise((resolve) => {
        if (this.#handle) resolve(this.#handle)
        else this.#waiting.push(resolve)
      })
    }
  }
  if (!hasHandle) return WidgetElement

  return class extends WidgetElement implements WidgetHandle {
    async refresh() {
      await (await this.whenHandle()).refresh()
    }

    open(dialog: string, id?: string) {
      void this.whenHandle().then((handle) => handle.open(dialog, id))
    }

    close() {
      void this.whenHandle().then((handle) => handle.close())
    }
  }
}
