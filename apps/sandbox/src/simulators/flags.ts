import { emailPattern } from 'api-client/contract/fields'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { changeFlag, isFlag, listFlags } from '../domain/flags.ts'
import { inTransaction, type Backend } from '../inTransaction.ts'
import { parseBody } from './parseBody.ts'

const change = z.object({
  name: z.string(),
  isOn: z.optional(z.boolean()),
  emails: z.optional(z.array(z.string().check(z.trim()))),
})

/**
 * The switches of the portal's pages and ways to pay: all of them, and a change of one. Both answer `{ flags }`.
 * `onChange` is told once a change is committed.
 */
export function flagRoutes(backend: Backend, onChange: () => void): Hono {
  const app = new Hono()
  app.get('/', async (c) => c.json({ flags: await inTransaction(backend, ({ tx }) => listFlags(tx)) }))
  app.post('/', async (c) => {
    const { name, ...patch } = await parseBody(c, change)
    if (!isFlag(name)) return c.json({ message: 'No such flag.' }, 404)
    const wrong = patch.emails?.find((email) => !emailPattern.test(email))
    if (wrong !== undefined) return c.json({ message: `“${wrong}” is no e-mail address.` }, 400)
    const flags = await inTransaction(backend, async (context) => {
      await changeFlag(context, name, patch)
      return listFlags(context.tx)
    })
    onChange()
    return c.json({ flags })
  })
  return app
}
