import { decimalFromInteger } from 'fleet-portal-api-client/money'
import { desc, eq, or } from 'drizzle-orm'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import * as z from 'zod/mini'
import { cashin, fleet } from '../db/schema.ts'
import { endCashin, shownStatus } from '../domain/cashins.ts'
import { wireInstant } from '../utilities/time.ts'
import { createPaymentToken } from '../domain/testCards.ts'
import { Fault } from '../fault.ts'
import { inTransaction, type Backend } from '../inTransaction.ts'
import { parseBody } from './parseBody.ts'

/** The public key that a page sends to the card provider. It allows only the creation of tokens. */
const publicCardKey = 'pk-sandbox'

const cardInput = z.strictObject({
  card: z.strictObject({ number: z.string(), expMonth: z.string(), expYear: z.string(), cvc: z.string() }),
})

/** The card provider: stores a card and returns a token for it. It accepts only test numbers. */
export function cardProviderRoutes(backend: Backend): Hono {
  const app = new Hono()
  app.use('*', cors({ origin: '*', allowHeaders: ['Authorization', 'Content-Type'] }))
  app.onError((error, c) => {
    if (!(error instanceof Fault)) throw error
    return c.json({ code: error.code, message: 'The card was not taken.' }, 400)
  })
  app.post('/payment-tokens', async (c) => {
    if (c.req.header('Authorization') !== `Basic ${btoa(`${publicCardKey}:`)}`) {
      return c.json({ code: 'K003', message: 'This needs a public key.' }, 401)
    }
    const { card } = await parseBody(c, cardInput)
    const { number, expMonth: month, expYear: year, cvc } = card
    const token = await inTransaction(backend, (context) =>
      createPaymentToken(context, { number, month, year, cvc }),
    )
    return c.json({ paymentTokenId: token, state: 'AVAILABLE' })
  })
  return app
}

/** Actions outside the portal: paying over the counter, approving points, and declining both. */
export function cashinControl(backend: Backend): Hono {
  const app = new Hono()
  app.get('/', async (c) => {
    const cashins = await inTransaction(backend, async ({ tx, now }) => {
      const found = await tx
        .select({ cashin, businessName: fleet.businessName })
        .from(cashin)
        .innerJoin(fleet, eq(fleet.id, cashin.fleetId))
        .where(eq(shownStatus(now), 'pending'))
        .orderBy(desc(cashin.createdAt))
        .limit(50)
      return found.map((one) => ({
        cashinId: one.cashin.id,
        referenceNumber: one.cashin.referenceNumber,
        businessName: one.businessName,
        channel: one.cashin.channel,
        mode: one.cashin.mode,
        amount: decimalFromInteger(one.cashin.amount, 2),
        createdAt: wireInstant(one.cashin.createdAt),
      }))
    })
    return c.json({ cashins })
  })
  app.post('/:reference', async (c) => {
    const reference = c.req.param('reference')
    const { ending } = await parseBody(
      c,
      z.strictObject({ ending: z.enum(['success', 'failed', 'expired', 'voided']) }),
    )
    const ended = await inTransaction(backend, async (context) => {
      const [row] = await context.tx
        .select({ id: cashin.id })
        .from(cashin)
        .where(or(eq(cashin.id, reference), eq(cashin.referenceNumber, reference)))
      return row && endCashin(context, row.id, ending)
    })
    return ended ? c.json({ status: ended.status }) : c.json({ message: 'No such cash-in.' }, 404)
  })
  return app
}
