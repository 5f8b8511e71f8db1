import { Hono } from 'hono'
import * as z from 'zod/mini'
import { promo } from '../db/schema.ts'
import { newId } from '../utilities/ids.ts'
import { inTransaction, type Backend } from '../inTransaction.ts'
import { parseBody } from './parseBody.ts'

const newPromo = z.strictObject({
  fleetId: z.optional(z.string()),
  position: z._default(z.int(), 100),
  title: z.string(),
  subtitle: z._default(z.string(), ''),
  /** HTML. The portal sanitizes it before it shows it. */
  longDescription: z._default(z.string(), ''),
  buttonLabel: z.optional(z.string()),
  redirectUrl: z.optional(z.string()),
})

/** Creates a promo for one fleet, or for all without a `fleetId`. */
export function promoControl(backend: Backend): Hono {
  const app = new Hono()
  app.post('/', async (c) => {
    const values = await parseBody(c, newPromo)
    const id = newId('pro')
    await inTransaction(backend, ({ tx }) => tx.insert(promo).values({ id, ...values }))
    return c.json({ promoId: id })
  })
  return app
}
