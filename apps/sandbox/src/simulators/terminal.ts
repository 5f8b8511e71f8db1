import { products } from 'fleet-portal-api-client/contract/products'
import { exactLitres, exactPesos } from 'fleet-portal-api-client/contract/codecs'
import { limits } from 'fleet-portal-api-client/contract/fields'
import { decimalFromInteger } from 'fleet-portal-api-client/money'
import { desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { cardPayment, fleet, fleetCard } from '../db/schema.ts'
import { payForFuel, payForOther, voidPayment, type CardPaymentRow } from '../domain/cardPayments.ts'
import { maskedNumber } from '../domain/cardNumbers.ts'
import { capitalize } from '../domain/fuelCodes.ts'
import { PumpRefusal } from '../domain/pumpRefusal.ts'
import { wireInstant } from '../utilities/time.ts'
import { inTransaction, type Backend } from '../inTransaction.ts'
import { parseBody } from './parseBody.ts'

const note = z.string().check(z.trim(), z.maxLength(limits.remarks))

const atTheTerminal = {
  cardNumber: z.string(),
  stationId: z.string(),
  driverId: z.optional(z.string()),
  vehicleId: z.optional(z.string()),
  poNumber: z.optional(z.string().check(z.trim(), z.maxLength(30))),
  remarks: z.optional(note),
}
const fuelPayment = z.strictObject({ ...atTheTerminal, productCode: z.enum(products), litres: exactLitres })
const otherPayment = z.strictObject({ ...atTheTerminal, amount: exactPesos })

const receipt = (row: CardPaymentRow) => ({
  paymentId: row.id,
  orNumber: row.orNumber,
  productCode: row.product && capitalize(row.product),
  litres: row.volume === null ? null : decimalFromInteger(row.volume, 3),
  amount: decimalFromInteger(row.amount, 2),
  totalDiscount: decimalFromInteger(row.totalDiscount, 2),
  finalAmount: decimalFromInteger(row.finalAmount, 2),
  status: row.status,
  paidAt: wireInstant(row.paidAt),
})

/**
 * The card terminal at a station: pays for fuel or other goods with a fleet card, and voids a payment. A refusal is 422
 * with the message for the display.
 */
export function terminalRoutes(backend: Backend): Hono {
  const app = new Hono()
  app.onError((error, c) => {
    if (error instanceof PumpRefusal) return c.json({ message: error.message }, 422)
    throw error
  })
  app.post('/fuel', async (c) => {
    const { productCode: product, litres: volume, ...input } = await parseBody(c, fuelPayment)
    const paid = await inTransaction(backend, (context) => payForFuel(context, { ...input, product, volume }))
    return c.json(receipt(paid))
  })
  app.post('/other', async (c) => {
    const input = await parseBody(c, otherPayment)
    return c.json(receipt(await inTransaction(backend, (context) => payForOther(context, input))))
  })
  app.post('/void', async (c) => {
    const schema = z.strictObject({ paymentId: z.string(), remarks: note.check(z.minLength(1)) })
    const { paymentId, remarks } = await parseBody(c, schema)
    return c.json(
      receipt(await inTransaction(backend, (context) => voidPayment(context, paymentId, remarks))),
    )
  })
  /** What was paid last, by whichever fleet. */
  app.get('/payments', async (c) => {
    const payments = await inTransaction(backend, async ({ tx }) => {
      const found = await tx
        .select({ payment: cardPayment, businessName: fleet.businessName, cardNumber: fleetCard.cardNumber })
        .from(cardPayment)
        .innerJoin(fleet, eq(fleet.id, cardPayment.fleetId))
        .innerJoin(fleetCard, eq(fleetCard.id, cardPayment.cardId))
        .orderBy(desc(cardPayment.paidAt), desc(cardPayment.id))
        .limit(5)
      return found.map(({ payment, businessName, cardNumber }) => ({
        ...receipt(payment),
        businessName,
        card: maskedNumber(cardNumber),
        remarks: payment.remarks,
      }))
    })
    return c.json({ payments })
  })
  return app
}
