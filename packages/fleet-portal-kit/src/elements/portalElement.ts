import type { SessionSource } from 'fleet-portal-api-client'
import type { FleetPortalHandle } from '../provider/providerProps.ts'
import type { FleetEvent } from '../provider/events.ts'
import { loadWithRetry } from '../provider/loadWithRetry.ts'
import { languages, portalSettings } from './definitions.ts'
import { adoptStyles, dispatchFleetEvent, type MountedWidget, type PortalElement } from './elementParts.ts'
import type { PortalMount } from './mountPortal.tsx'
import { createSettingsClass } from './settings.ts'

/** Milliseconds. An older answer is not used: the user of the page may be another by then. */
const maximumAge = 30_000

/**
 * The session of an endpoint of the page. Posts `{ reason }`, and the endpoint answers with the token of its user. 401 and 204
 * mean that no user is signed in.
 */
function createEndpointSession(url: string) {
  let early: { sentAt: number; answer: ReturnType<SessionSource> } | undefined
  const isFresh = () => early !== undefined && Date.now() - early.sentAt < maximumAge
  const post: SessionSource = async ({ reason, signal }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ reason }),
      signal,
    })
    if (answer.status === 401 || answer.status === 204) return null
    if (!answer.ok) throw new Error(`${url} answered with ${answer.status}.`)
    const session = (await answer.json().catch(() => undefined)) as
      Awaited<ReturnType<SessionSource>> | undefined
    if (session === null || session?.token) return session
    throw new Error(`${url} must answer with JSON: { token }, or null.`)
  }
  const getSession: SessionSource = (request) => {
    const answer = request.reason === 'initial' && isFresh() ? early?.answer : undefined
    early = undefined
    return answer ?? post(request)
  }
  return {
    url,
    getSession,
    /** Sends the first request, so that its answer arrives while the code loads. */
    sendEarly() {
      if (isFresh()) return
      const answer = post({ reason: 'initial', signal: AbortSignal.timeout(maximumAge) })
      // The client reports the failure if it asks in time, and asks again.
      answer.catch(() => {})
      early = { sentAt: Date.now(), answer }
    },
  }
}

/** The class of `<fleet-portal>`. `pageNonce` is the nonce of styles if the element has none. */
export function createPortalClass(pageNonce: string | undefined): CustomElementConstructor {
  return class extends createSettingsClass(portalSettings) implements PortalElement, FleetPortalHandle {
    readonly #widgets = new Set<MountedWidget>()
    #mount: PortalMount | undefined
    #isPending = false
    #handle: FleetPortalHandle | null = null
    #waiting: ((handle: FleetPortalHandle) => void)[] = []
    #missing = ''
    /** The session of `session-url`, the same as long as the URL is the same and the element is in the page. */
    #session: ReturnType<typeof createEndpointSession> | undefined
    readonly #takeHandle = (handle: FleetPortalHandle | null) => {
      this.#handle = handle
      if (handle) for (const run of this.#waiting.splice(0)) run(handle)
    }
    /** Events of widgets start at their elements and come here by bubbling. */
    readonly #onEvent = (event: FleetEvent) => {
      if (event.widget === 'provider') dispatchFleetEvent(this, event)
    }

    constructor() {
      super()
      const root = this.attachShadow({ mode: 'open' })
      // The element has no box of its own, so that it changes no layout of the page.
      adoptStyles(root, 'contents')
      root.append(document.createElement('slot'))
    }

    connectedCallback() {
      this.updateWidgets()
    }

    disconnectedCallback() {
      // Moving an element removes and inserts it in one task.
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#mount?.unmount()
        this.#mount = undefined
        // The element may come back for another user.
        this.#session = undefined
      })
    }

    override settingsChanged() {
      this.updateWidgets()
    }

    addWidget(widget: MountedWidget) {
      this.#widgets.add(widget)
      this.updateWidgets()
    }

    removeWidget(widget: MountedWidget) {
      this.#widgets.delete(widget)
      this.updateWidgets()
    }

    /** Renders after the current task: a page often sets several properties at once. */
    updateWidgets() {
      if (this.#isPending) return
      this.#isPending = true
      queueMicrotask(() => {
        this.#isPending = false
        void this.#render()
      })
    }

    async refresh() {
      return (await this.#whenHandle()).refresh()
    }

    async signOut() {
      await (await this.#whenHandle()).signOut()
    }

    #whenHandle(): Promise<FleetPortalHandle> {
      return new Promise((resolve) => {
        if (this.#handle) resolve(this.#handle)
        else this.#waiting.push(resolve)
      })
    }

    async #render() {
      if (!this.isConnected || (this.#widgets.size === 0 && !this.#mount)) return
      if (!this.#mount) {
        const source = this.#props()?.['getSession']
        if (this.#session && source === this.#session.getSession) this.#session.sendEarly()
        const { mountPortal } = await loadWithRetry(() => import('./mountPortal.tsx'))
        if (!this.isConnected) return
        this.#mount ??= mountPortal()
      }
      this.#mount.render({ props: this.#props(), widgets: [...this.#widgets], languages })
      this.#nameMissing()
    }

    /** Names what the page has not set after two seconds: a script may set it late. */
    #nameMissing() {
      const { client, apiUrl, getSession, sessionUrl } = this.settings
      const parts = client
        ? []
        : [!apiUrl && 'api-url', !getSession && !sessionUrl && 'session-url or getSession']
      const missing = parts.filter(Boolean).join(' and its ')
      if (missing === this.#missing) return
      this.#missing = missing
      setTimeout(() => {
        if (missing && missing === this.#missing && this.isConnected)
          console.info(`<fleet-portal> shows its widgets once it has its ${missing}.`)
      }, 2_000)
    }

    /** The props of the provider. Undefined while the page has not said where data and session come from. */
    #props(): Readonly<Record<string, unknown>> | undefined {
      const { sessionUrl, client, apiUrl, getSession, ...props } = this.settings
      if (typeof sessionUrl === 'string' && this.#session?.url !== sessionUrl) {
        this.#session = createEndpointSession(sessionUrl)
      }
      const source = getSession ?? (sessionUrl === undefined ? undefined : this.#session?.getSession)
      if (!client && !(apiUrl && source)) return undefined
      return {
        ...props,
        ...(client ? { client } : { apiUrl, getSession: source }),
        nonce: this.nonce || this.dataset['nonce'] || pageNonce,
        onEvent: this.#onEvent,
        ref: this.#takeHandle,
      }
    }
  }
}
