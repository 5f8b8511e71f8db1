import type { Product } from 'fleet-portal-api-client/contract/products'
import { count, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { fleetStation, station } from '../db/schema.ts'
import { capitalize } from './fuelCodes.ts'
import { PumpRefusal } from './pumpRefusal.ts'

interface StationRequirements {
  accepts: 'fuel codes' | 'fleet cards'
  /** The product to dispense. Undefined for other goods. Every station sells lubes. */
  product?: Product
}

/** A station that is open, serves the fleet and sells the product. Throws a PumpRefusal otherwise. */
export async function requireOpenStation(
  { tx }: Context,
  stationId: string,
  fleetId: string,
  { accepts: takes, product }: StationRequirements,
): Promise<typeof station.$inferSelect> {
  const [found] = await tx.select().from(station).where(eq(station.id, stationId))
  if (!found || !found.isOnboarded) throw new PumpRefusal(`This station does not take ${takes}.`)
  if (found.status !== 'active') throw new PumpRefusal('This station is closed.')
  if (product && product !== 'lubes' && !found[product]) {
    throw new PumpRefusal(`This station does not sell ${capitalize(product)}.`)
  }
  const [fleetStations] = await tx
    .select({
      total: count(),
      matching: sql<number>`count(*) filter (where station_id = ${stationId})`.mapWith(Number),
    })
    .from(fleetStation)
    .where(eq(fleetStation.fleetId, fleetId))
  if (fleetStations && fleetStations.total > 0 && fleetStations.matching === 0)
    throw new PumpRefusal('This station does not serve this fleet.')
  return found
}
