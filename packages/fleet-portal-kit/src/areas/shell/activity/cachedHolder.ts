import type { QueryClient } from '@tanstack/react-query'
import { itemIdOf, readList, type ListEndpoint, type ListItem } from 'fleet-portal-api-client'
import { listFleetCards } from 'fleet-portal-api-client/contract/fleetCards'
import { listFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { shortCard } from '../../../pieces/cells/cardText.ts'
import { fullName } from '../../../pieces/cells/PersonName.tsx'
import type { FleetEvent } from '../../../provider/events.ts'

/** An item of a list in the cache. */
function cachedItem<R extends ListEndpoint>(
  cache: QueryClient,
  endpoint: R,
  id: string,
): ListItem<R> | undefined {
  for (const [, answer] of cache.getQueriesData({ queryKey: [endpoint.name] })) {
    const items = answer ? (readList(endpoint, answer as never).items as readonly ListItem<R>[]) : []
    const found = items.find((item) => itemIdOf(endpoint, item) === id)
    if (found) return found
  }
  return undefined
}

const joined = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' · ') || undefined

/**
 * The holder of the fleet card or fuel code of an event, from the lists that are on screen: the driver, the plate, and the last
 * digits of a fleet card. The calls that change cards and codes answer without it.
 */
export function cachedHolder(cache: QueryClient, { data }: FleetEvent): string | undefined {
  const { fuelCardId, fuelCodeId } = data as { fuelCardId?: string; fuelCodeId?: string }
  if (fuelCardId !== undefined) {
    const card = cachedItem(cache, listFleetCards, fuelCardId)
    return (
      card &&
      joined([
        card.driver ? fullName(card.driver) : undefined,
        card.vehicle?.plateNumber,
        shortCard(card.cardNumber),
      ])
    )
  }
  if (fuelCodeId === undefined) return undefined
  const code = cachedItem(cache, listFuelCodes, fuelCodeId)
  return (
    code &&
    joined([
      ...(code.drivers ?? []).map(fullName),
      ...(code.vehicles ?? []).map(({ plateNumber }) => plateNumber),
    ])
  )
}
