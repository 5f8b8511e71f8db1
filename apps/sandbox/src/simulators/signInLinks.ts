import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Context } from '../context.ts'
import { user } from '../db/schema.ts'
import { consumeToken, issueToken, startSession } from '../domain/tokens.ts'
import { Fault } from '../fault.ts'
import { inTransaction, type Backend } from '../inTransaction.ts'
import { parseBody } from './parseBody.ts'

/** Seconds. */
const linkLife = 60

async function createLink(context: Context, email: string): Promise<string> {
  const [found] = await context.tx
    .select()
    .from(user)
    .where(eq(sql`lower(${user.email})`, email.trim().toLowerCase()))
  if (found?.status !== 'active') {
    throw new Fault('BadRequest', { message: `No active account has the email ${email}.` })
  }
  const token = await issueToken(context, 'sign-in-link', found.id, linkLife)
  return `${context.settings.portalUrl}/sandbox-sign-in#${token}`
}

async function useLink(context: Context, token: string) {
  const userId = await consumeToken(context, 'sign-in-link', token)
  if (!userId) throw new Fault('BadRequest', { message: 'This link was used or has expired.' })
  return startSession(context, userId)
}

/**
 * Links that sign in an account at the portal without its password. Each works once, for a minute. The portal exchanges the token
 * of the link for the tokens of a session.
 */
export function signInLinkRoutes(backend: Backend): Hono {
  const app = new Hono()
  app.post('/', async (c) => {
    const { email } = await parseBody(c, z.strictObject({ email: z.string() }))
    return c.json({ link: await inTransaction(backend, (context) => createLink(context, email)) })
  })
  app.post('/exchange', async (c) => {
    const { token } = await parseBody(c, z.strictObject({ token: z.string() }))
    return c.json(await inTransaction(backend, (context) => useLink(context, token)))
  })
  return app
}
