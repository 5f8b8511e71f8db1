import type { FleetType } from 'fleet-portal-api-client/contract/access'
import { eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { fleet } from '../db/schema.ts'

/** The type of any fleet, not only of the fleet of the call. */
export async function fleetTypeOf(tx: Tx, fleetId: string): Promise<FleetType> {
  const [found] = await tx.select({ type: fleet.plbType }).from(fleet).where(eq(fleet.id, fleetId))
  return found?.type as FleetType
}
