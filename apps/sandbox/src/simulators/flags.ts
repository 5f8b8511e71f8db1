import { emailPattern } from 'fleet-portal-api-client/contract/fields'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { changeFlag, isFlag, listFlags } from '../domain/flags.ts'
import { inTransaction, type Backend } from '../inTransaction.ts'
import { parseBody } from './parseBody.ts'

const change = z
  .strictObject({
    name: z.string(),
    isOn: z.optional(z.boolean()),
    emails: z.optional(z.array(z.string().check(z.trim()))),
  })
  .check(z.refine(({ isOn, emails }) => isOn !== undefined || emails !== undefined, 'noChange'))

/**
 * Reads the feature flags of the portal's pages and payment methods, and changes one of them. Both return `{ flags }`.
 * `onChange` is called after a change is committed.
 */
export function flagRoutes(backend: Backend, onChange: () => void): Hono {
  const app = new Hono()
  app.get('/', async (c) => c.json({ flags: await inTransaction(backend, ({ tx }) => listFlags(tx)) }))
  app.post('/', async (c) => {
    const { name, ...patch } = await parseBody(c, change)
    if (!isFlag(name)) return c.json({ message: 'No such flag.' }, 404)
    const invalidEmail = patch.emails?.find((email) => !emailPattern.test(email))
    if (invalidEmail !== undefined) return c.json({ message: `“${invalidEmail}” is no email address.` }, 400)
    const flags = await inTransaction(backend, async (context) => {
      await changeFlag(context, name, patch)
      return listFlags(context.tx)
    })
    onChange()
    return c.json({ flags })
  })
  return app
}
