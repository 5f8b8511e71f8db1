import { exactLitres } from 'fleet-portal-api-client/contract/codecs'
import { decimalFromInteger } from 'fleet-portal-api-client/money'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { redemption } from '../db/schema.ts'
import { capitalize } from '../domain/fuelCodes.ts'
import { PumpRefusal } from '../domain/pumpRefusal.ts'
import { redeem, voidRedemption } from '../domain/redeem.ts'
import { wireInstant } from '../utilities/time.ts'
import { inTransaction, type Backend } from '../inTransaction.ts'

const attempt = z.object({
  code: z.string(),
  stationId: z.string(),
  litres: exactLitres,
  driverId: z.optional(z.string()),
  vehicleId: z.optional(z.string()),
})

const receipt = (row: typeof redemption.$inferSelect) => ({
  redemptionId: row.id,
  orNumber: row.orNumber,
  productCode: capitalize(row.product),
  litres: decimalFromInteger(row.volume, 3),
  pumpPrice: decimalFromInteger(row.pumpPrice, 4),
  totalCreditPrice: decimalFromInteger(row.totalCreditPrice, 2),
  status: row.status,
  redeemedAt: wireInstant(row.redeemedAt),
})

/** The pump: dispenses fuel for a code, and voids a redemption. A refusal is 422 with the message for the display. */
export function pumpRoutes(backend: Backend): Hono {
  const app = new Hono()
  app.onError((error, c) => {
    if (error instanceof PumpRefusal) return c.json({ message: error.message }, 422)
    throw error
  })
  app.post('/redeem', async (c) => {
    const { litres: volume, ...input } = z.decode(attempt, await c.req.json())
    return c.json(receipt(await inTransaction(backend, (context) => redeem(context, { ...input, volume }))))
  })
  app.post('/void', async (c) => {
    const schema = z.object({
      redemptionId: z.string(),
      remarks: z._default(z.string(), 'Voided at the pump'),
    })
    const { redemptionId, remarks } = z.decode(schema, await c.req.json())
    return c.json(
      receipt(await inTransaction(backend, (context) => voidRedemption(context, redemptionId, remarks))),
    )
  })
  return app
}
