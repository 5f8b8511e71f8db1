import type { ApiClient } from 'fleet-portal-api-client'
import { listFuelCodes, type FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { pages } from 'fleet-portal-api-client/pages'
import { plusDays } from '../../../format/calendar.ts'
import type { Day } from '../../../format/days.ts'
import { repeatCodes, type RepeatedCodes } from '../../../pieces/codes/repeatCodes.ts'

/** The most codes that one press repeats. */
const mostRepeated = 500

/** A code that a user cancelled is not repeated, nor is one that renews by itself. */
const isRepeatable = ({ status, autoRenew }: FuelCode) => status !== 'Deactivated' && !autoRenew

/**
 * The values of drafts that repeat the codes of the seven days before today, in the order in which they were generated. `isPart`: there
 * are older ones that are not repeated.
 */
export async function repeatLastWeek(
  client: ApiClient,
  fleetId: string,
  today: Day,
  signal: AbortSignal,
): Promise<RepeatedCodes & { isPart: boolean }> {
  const found: FuelCode[] = []
  const input = { fleetId, startDate: plusDays(today, -7), endDate: plusDays(today, -1), perPage: 100 }
  for await (const { items } of pages(client, listFuelCodes, input, { signal })) {
    found.push(...items.filter(isRepeatable))
    if (found.length > mostRepeated) break
  }
  const newest = found.slice(0, mostRepeated)
  const repeated = await repeatCodes(client, fleetId, newest.toReversed(), today, { signal })
  return { ...repeated, isPart: found.length > newest.length }
}
