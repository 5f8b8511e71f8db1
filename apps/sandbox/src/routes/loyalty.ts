import { getPoints, linkLoyalty } from 'fleet-portal-api-client/contract/loyalty'
import { and, eq, isNull } from 'drizzle-orm'
import { loyaltyAccount } from '../db/schema.ts'
import { accounts, balanceOf, lockActiveFleet } from '../domain/ledger.ts'
import { Fault } from '../fault.ts'
import { handle } from '../handle.ts'

export const loyaltyRoutes = [
  handle(getPoints, async ({ tx, fleet }, { fleetId }) => {
    const [member] = await tx.select().from(loyaltyAccount).where(eq(loyaltyAccount.fleetId, fleetId))
    if (!fleet.isVip || !member) throw new Fault('L1002')
    const { firstName, lastName, mobileNumber } = member
    return { points: await balanceOf(tx, accounts.points(fleetId)), firstName, lastName, mobileNumber }
  }),

  handle(linkLoyalty, async (context, { fleetId, mobileNumber }) => {
    const { tx } = context
    const { isVip } = await lockActiveFleet(context)
    if (!isVip) throw new Fault('Forbidden')
    const [member] = await tx
      .select()
      .from(loyaltyAccount)
      .where(eq(loyaltyAccount.mobileNumber, mobileNumber))
      .for('update')
    if (!member) throw new Fault('L1002')
    const [own] = await tx.select().from(loyaltyAccount).where(eq(loyaltyAccount.fleetId, fleetId))
    if (member.fleetId || own) throw new Fault('L1001')
    await tx
      .update(loyaltyAccount)
      .set({ fleetId })
      .where(and(eq(loyaltyAccount.mobileNumber, mobileNumber), isNull(loyaltyAccount.fleetId)))
    return {}
  }),
]
