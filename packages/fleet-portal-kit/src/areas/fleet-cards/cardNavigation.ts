import { fleetCard, type FleetCard } from 'fleet-portal-api-client/contract/fleetCards'
import * as z from 'zod/mini'
import type { FleetPortalDestination } from '../../provider/navigation.ts'

type State = FleetPortalDestination['state']

/** The card list, with the query of its last visit: filters and page. */
export const listDestination = (search = ''): FleetPortalDestination => ({
  area: 'fleet-cards',
  search: Object.fromEntries(new URLSearchParams(search)),
})

/** The page of a card. The page finds the card by its number. */
export const cardDestination = ({ fuelCardId, cardNumber }: FleetCard): FleetPortalDestination => ({
  area: 'fleet-card',
  search: { fuelCardId },
  state: { searchKey: cardNumber },
})

/**
 * The page that edits a card. The navigation state carries the card, because no endpoint reads a single card by its ID. It
 * also carries the fleet of the card, and the query of the list to return to. Without a query, the user comes from the page of the card.
 */
export const editCardDestination = (
  card: FleetCard,
  fleetId: string,
  list?: string,
): FleetPortalDestination => ({
  area: 'fleet-card-edit',
  state: {
    fleetId,
    ...(list !== undefined && { list }),
    fleetCard: JSON.stringify(z.encode(fleetCard, card)),
  },
})

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The card and the list query from the navigation state. Undefined without a valid card of this fleet. */
export function cardFromState(
  state: State,
  fleetId: string,
): { card: FleetCard; list: string | undefined } | undefined {
  if (state?.['fleetId'] !== fleetId) return undefined
  const found = z.safeDecode(fleetCard, parseJson(state['fleetCard'] ?? '') as z.input<typeof fleetCard>)
  return found.success ? { card: found.data, list: state['list'] } : undefined
}
