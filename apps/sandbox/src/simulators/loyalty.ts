import { Hono } from 'hono'
import * as z from 'zod/mini'
import { loyaltyAccount } from '../db/schema.ts'
import { newId } from '../utilities/ids.ts'
import { accounts, lockFleet, postTransfers } from '../domain/ledger.ts'
import { inTransaction, type Backend } from '../inTransaction.ts'
import { parseBody } from './parseBody.ts'

const newMember = z.strictObject({
  mobileNumber: z.string().check(z.regex(/^\+639\d{9}$/)),
  firstName: z.string(),
  lastName: z.string(),
  /** The fleet that the new member is linked to. */
  fleetId: z.optional(z.string()),
})

const credit = z.strictObject({ fleetId: z.string(), points: z.int().check(z.gt(0)) })

/** The points programme: new members, and points for a fleet. */
export function loyaltyRoutes(backend: Backend): Hono {
  const app = new Hono()
  app.post('/members', async (c) => {
    const member = await parseBody(c, newMember)
    const inserted = await inTransaction(backend, ({ tx }) =>
      tx.insert(loyaltyAccount).values(member).onConflictDoNothing().returning(),
    )
    return inserted.length > 0
      ? c.json({ mobileNumber: member.mobileNumber })
      : c.json({ message: 'There is such a member already, or the fleet has one.' }, 409)
  })
  app.post('/points', async (c) => {
    const { fleetId, points } = await parseBody(c, credit)
    await inTransaction(backend, async ({ tx, now }) => {
      await lockFleet(tx, fleetId)
      await postTransfers(tx, { fleetId, kind: 'points', reference: newId('pts'), at: now }, [
        { from: accounts.outside(fleetId, 'point'), to: accounts.points(fleetId), amount: points },
      ])
    })
    return c.json({ fleetId, points })
  })
  return app
}
