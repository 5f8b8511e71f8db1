/* What the snippets of the client's documents use without importing it. */
import type { ApiClient } from 'fleet-portal-api-client'

declare global {
  /** A client that an earlier snippet of the page has made. */
  const client: ApiClient
  /** The id of a fleet. */
  const fleetId: string
  /** Tells the user something. */
  function show(text: string): void
}
