import { fleetCardLimits, fleetCardStatuses } from 'fleet-portal-api-client/contract/fleetCards'
import { bindings } from 'fleet-portal-api-client/contract/fuelCodes'
import { products } from 'fleet-portal-api-client/contract/products'
import { exactPesos } from 'fleet-portal-api-client/contract/codecs'
import { centavos } from 'fleet-portal-api-client/money'
import { asc, desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { driver, fleetCard, vehicle } from '../db/schema.ts'
import { issueCard } from '../domain/issueCard.ts'
import { inTransaction, type Backend } from '../inTransaction.ts'
import { parseBody } from './parseBody.ts'

const { transactionsMin, transactionsMax } = fleetCardLimits

const newCard = z.strictObject({
  fleetId: z.string(),
  fuelCardType: z._default(z.enum(bindings), 'any'),
  driverId: z.optional(z.string()),
  vehicleId: z.optional(z.string()),
  status: z.optional(z.enum(fleetCardStatuses)),
  products: z.optional(z.array(z.enum(products)).check(z.minLength(1))),
  locqpayLimit: z.optional(exactPesos),
  transactionLimit: z.optional(z.int().check(z.gte(transactionsMin), z.lte(transactionsMax))),
  remarks: z.optional(z.string()),
  locqpayPaymentThisMonth: z.optional(exactPesos),
  transactionThisMonth: z.optional(z.int().check(z.gte(0))),
  /** The number of cards to issue with these details. */
  count: z._default(z.int().check(z.gte(1), z.lte(2_000)), 1),
})

/** The card provider's console: lists the cards of a fleet and issues new ones, optionally with use in this month. */
export function cardRoutes(backend: Backend): Hono {
  const app = new Hono()
  app.get('/', async (c) => {
    const fleetId = c.req.query('fleetId') ?? ''
    const found = await inTransaction(backend, ({ tx }) =>
      tx
        .select({ card: fleetCard, driver, vehicle })
        .from(fleetCard)
        .leftJoin(driver, eq(driver.id, fleetCard.driverId))
        .leftJoin(vehicle, eq(vehicle.id, fleetCard.vehicleId))
        .where(eq(fleetCard.fleetId, fleetId))
        .orderBy(asc(fleetCard.status), desc(fleetCard.createdAt))
        .limit(200),
    )
    const fuelCards = found.map(({ card, driver: driverRow, vehicle: vehicleRow }) => ({
      fuelCardId: card.id,
      cardNumber: card.cardNumber,
      status: card.status,
      bearer:
        [driverRow && `${driverRow.firstName} ${driverRow.lastName}`, vehicleRow?.plateNumber]
          .filter(Boolean)
          .join(', ') || 'Any',
    }))
    return c.json({ fuelCards })
  })
  app.post('/', async (c) => {
    const { fuelCardType, locqpayLimit, transactionLimit, count, ...input } = await parseBody(c, newCard)
    const { locqpayPaymentThisMonth: paid = centavos(0), transactionThisMonth: payments = 0, ...rest } = input
    const card = {
      ...rest,
      binding: fuelCardType,
      moneyLimit: locqpayLimit,
      paymentLimit: transactionLimit,
      use: { paid, payments },
    }
    const cards = await inTransaction(backend, async (context) => {
      const issued = []
      while (issued.length < count) issued.push(await issueCard(context, card))
      return issued
    })
    return c.json({
      fuelCards: cards.map(({ id: fuelCardId, cardNumber }) => ({ fuelCardId, cardNumber })),
    })
  })
  return app
}
