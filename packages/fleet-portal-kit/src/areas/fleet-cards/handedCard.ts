import { fleetCard, type FleetCard } from 'api-client/contract/fleetCards'
import * as z from 'zod/mini'
import type { FleetPortalDestination } from '../../provider/navigation.ts'

type State = FleetPortalDestination['state']

/** The list of a fleet's cards with the filters and the page that it had. */
export const listPlace = (search = ''): FleetPortalDestination => ({
  area: 'fleet-cards',
  search: Object.fromEntries(new URLSearchParams(search)),
})

/**
 * The way to the page that edits a card. No address names the card: it is handed over, with the fleet that it is of and
 * the query of the list to come back to.
 */
export const editPlace = (card: FleetCard, fleetId: string, list: string): FleetPortalDestination => ({
  area: 'fleet-card-edit',
  state: { fleetId, list, fleetCard: JSON.stringify(z.encode(fleetCard, card)) },
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The card that was handed over to the page of a fleet, and the list's query; undefined where none of that fleet was. */
export function handedCard(
  state: State,
  fleetId: string,
): { card: FleetCard; list: string | undefined } | undefined {
  if (state?.['fleetId'] !== fleetId) return undefined
  const found = z.safeDecode(fleetCard, parsed(state['fleetCard'] ?? '') as z.input<typeof fleetCard>)
  return found.success ? { card: found.data, list: state['list'] } : undefined
}
