import { memberAllows, type FleetType, type Role } from 'fleet-portal-api-client/contract/access'
import type { AnyEndpoint } from 'fleet-portal-api-client/contract/endpoint'
import { and, eq } from 'drizzle-orm'
import type { Context, PushMessage } from '../context.ts'
import { userAccess, type fleet } from '../db/schema.ts'

/** Sends a message after the commit to the open pages of all users of a fleet who may call an endpoint. */
export async function pushToFleet(
  context: Context,
  { id, plbType }: Pick<typeof fleet.$inferSelect, 'id' | 'plbType'>,
  { access }: Pick<AnyEndpoint, 'access'>,
  message: PushMessage['message'],
): Promise<void> {
  const members = await context.tx
    .select({ userId: userAccess.userId, role: userAccess.role })
    .from(userAccess)
    .where(and(eq(userAccess.fleetId, id), eq(userAccess.portal, 'fleet'), eq(userAccess.status, 'active')))
  for (const { userId, role } of members) {
    if (memberAllows(access, { role: role as Role, fleetType: plbType as FleetType }))
      context.pushToUser({ userId, message })
  }
}
