import { fleetTypes, roles } from 'fleet-portal-api-client/contract/access'
import { capitalFuel } from 'fleet-portal-api-client/contract/products'
import { exactPesos, litres, pricePerLitre } from 'fleet-portal-api-client/contract/codecs'
import { instant } from 'fleet-portal-api-client/contract/days'
import { decimalFromInteger } from 'fleet-portal-api-client/money'
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Context } from '../context.ts'
import { databaseFault } from '../db/connect.ts'
import { findViolations } from '../db/verifyLedger.ts'
import { account, fleet, outbox, station } from '../db/schema.ts'
import { fundWallet, givePoints, createFleet, setPrice } from '../domain/fleetSetup.ts'
import { expireLink } from '../domain/links.ts'
import { priceAt } from '../domain/prices.ts'
import { wireInstant } from '../utilities/time.ts'
import { Fault } from '../fault.ts'
import { inTransaction, type Backend } from '../inTransaction.ts'
import { parseBody } from './parseBody.ts'

const newFleet = z.strictObject({
  type: z._default(z.enum(fleetTypes), 'hedging'),
  businessName: z.optional(z.string()),
  isVip: z.optional(z.boolean()),
  roles: z._default(z.array(z.enum(roles)), ['portal-admin']),
  funds: z.optional(exactPesos),
  inventoryLimit: z.optional(z.nullable(litres)),
})

const fleetPatch = z
  .strictObject({
    /** Refused while the fleet holds litres that the new type does not allow. */
    type: z.optional(z.enum(fleetTypes)),
    status: z.optional(z.enum(['active', 'deactivated'])),
    isVip: z.optional(z.boolean()),
    paymentGateway: z.optional(z.enum(['paymaya', 'cybersource'])),
    inventoryLimit: z.optional(z.nullable(litres)),
  })
  .check(z.refine((patch) => Object.keys(patch).length > 0, 'noChange'))

const pointsInput = z.strictObject({ fleetId: z.string(), points: z.int().check(z.positive()) })

const newPrice = z.strictObject({
  fleetId: z.optional(z.string()),
  productCode: capitalFuel,
  pumpPrice: pricePerLitre,
  discount: z.optional(pricePerLitre),
  effectiveAt: z.optional(instant),
  movementType: z._default(z.enum(['national', 'account', 'discount', 'changeRefS']), 'national'),
})

async function setPrices(context: Context, input: z.output<typeof newPrice>) {
  const { tx, now } = context
  const effectiveAt = input.effectiveAt ? new Date(input.effectiveAt) : now
  const fleets = await tx
    .select({ id: fleet.id })
    .from(fleet)
    .where(input.fleetId ? eq(fleet.id, input.fleetId) : undefined)
  for (const { id: fleetId } of fleets) {
    const before = await priceAt(tx, fleetId, input.productCode, effectiveAt)
    const discount = input.discount ?? before?.discount ?? 0
    if (discount >= input.pumpPrice) {
      throw new Fault('BadRequest', { message: 'The discount leaves nothing of the price.' })
    }
    await setPrice(tx, {
      fleetId,
      product: input.productCode,
      pumpPrice: input.pumpPrice,
      discount,
      effectiveAt,
      movementType: input.movementType,
    })
  }
  return { fleets: fleets.length, effectiveAt: wireInstant(effectiveAt) }
}

async function listFleets({ tx }: Context) {
  const found = await tx
    .select({ fleet, station, wallet: account.balance })
    .from(fleet)
    .leftJoin(station, eq(station.id, fleet.referenceStationId))
    .leftJoin(account, and(eq(account.fleetId, fleet.id), eq(account.kind, 'wallet')))
    .orderBy(asc(fleet.onboardedAt), asc(fleet.businessName))
    .limit(50)
  return found.map((one) => ({
    fleetId: one.fleet.id,
    businessName: one.fleet.businessName,
    plbType: one.fleet.plbType,
    status: one.fleet.status,
    walletBalance: decimalFromInteger(one.wallet ?? 0, 2),
    referenceStation: one.station && {
      stationId: one.station.id,
      name: one.station.name,
      status: one.station.status,
    },
  }))
}

/** The sent messages, newest first. */
async function listOutbox({ tx }: Context, to: string | undefined, after: number) {
  const found = await tx
    .select()
    .from(outbox)
    .where(and(to ? eq(sql`lower(${outbox.recipient})`, to.toLowerCase()) : undefined, gt(outbox.id, after)))
    .orderBy(desc(outbox.id))
    .limit(100)
  return found.map((row) => ({ ...row, createdAt: wireInstant(row.createdAt) }))
}

/** The controls of the sandbox, for its page and for programs: fleets, money, prices and the outbox. */
export function controlRoutes(backend: Backend): Hono {
  const run = <T>(execute: (context: Context) => Promise<T>) => inTransaction(backend, execute)
  const app = new Hono()

  app.get('/fleets', async (c) => c.json({ fleets: await run(listFleets) }))
  app.post('/fleets', async (c) => {
    const input = await parseBody(c, newFleet)
    return c.json(await run((context) => createFleet(context, input)))
  })
  app.post('/fleets/:fleetId', async (c) => {
    const { type, ...patch } = await parseBody(c, fleetPatch)
    const change = run(({ tx }) =>
      tx
        .update(fleet)
        .set({ ...patch, ...(type && { plbType: type }) })
        .where(eq(fleet.id, c.req.param('fleetId')))
        .returning(),
    )
    const changed = await change.catch((error: unknown) => {
      if (databaseFault(error)?.constraint !== 'litres_of_hedging_fleets') throw error
      throw new Fault('IllegalTransition', { message: 'This fleet still holds litres.' })
    })
    return changed.length > 0
      ? c.json({ status: changed[0]?.status, plbType: changed[0]?.plbType })
      : c.json({ message: 'No such fleet.' }, 404)
  })
  app.post('/fund', async (c) => {
    const { fleetId, amount } = await parseBody(
      c,
      z.strictObject({ fleetId: z.string(), amount: exactPesos }),
    )
    await run((context) => fundWallet(context, fleetId, amount))
    return c.json({ fleetId, amount: decimalFromInteger(amount, 2) })
  })
  app.post('/points', async (c) => {
    const { fleetId, points } = await parseBody(c, pointsInput)
    await run((context) => givePoints(context, fleetId, points))
    return c.json({ fleetId, points })
  })
  app.post('/prices', async (c) => {
    const input = await parseBody(c, newPrice)
    return c.json(await run((context) => setPrices(context, input)))
  })
  app.get('/outbox', async (c) => {
    const after = Number(c.req.query('after') ?? 0)
    return c.json({ messages: await run((context) => listOutbox(context, c.req.query('to'), after)) })
  })
  app.post('/links/expire', async (c) => {
    const { link } = await parseBody(c, z.strictObject({ link: z.string() }))
    const isExpired = await run((context) => expireLink(context, link))
    return isExpired ? c.json({ link }) : c.json({ message: 'No such link, or it was used.' }, 404)
  })
  app.get('/violations', async (c) => {
    return c.json({ violations: await findViolations(backend.db) })
  })
  return app
}
