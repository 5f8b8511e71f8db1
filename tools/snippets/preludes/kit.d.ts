/* What the snippets of the guides use without importing it. */
import type { ApiClient, SessionSource } from 'fleet-portal-api-client'
import type { FleetPortalElement } from 'fleet-portal-kit/elements'

interface JQuery {
  attr(name: string, value: string): JQuery
  on(type: string, listener: (event: { originalEvent: CustomEvent<{ type: string }> }) => void): JQuery
  appendTo(selector: string): JQuery
}

declare global {
  /** Asks the server of the page for the token of its user. */
  const getSession: SessionSource
  /** A client of the page. */
  const client: ApiClient
  /** Tells the user something. */
  function show(text: string): void
  /** The id of a fleet. */
  const fleetId: string
  /** The only portal of the page. */
  const portalElement: FleetPortalElement
  /** A rule of the page. */
  function isApproved(action: { name: string }): Promise<boolean>
  /** Data of the page. */
  function shiftOf(driverId: string): string
  const $: (html: string) => JQuery
}
