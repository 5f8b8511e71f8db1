import type { QueryClient } from '@tanstack/react-query'
import { listFleetCards } from 'fleet-portal-api-client/contract/fleetCards'
import { listFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { cachedItem } from '../../../foundation/data/cachedItem.ts'
import { shortCard } from '../../../pieces/cells/cardText.ts'
import { fullName } from '../../../pieces/cells/PersonName.tsx'
import type { FleetEvent } from '../../../provider/events.ts'

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
