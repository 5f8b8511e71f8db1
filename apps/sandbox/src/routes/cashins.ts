import {
  createBpiToken,
  createCashin,
  getCashin,
  initiateBpiPayment,
  listBankProcessors,
  listBanks,
  listBpiAccounts,
  listCashins,
  processBpiPayment,
} from 'fleet-portal-api-client/contract/cashin'
import type { EndpointInput } from 'fleet-portal-api-client/contract/endpoint'
import { centavos } from 'fleet-portal-api-client/money'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { cashin } from '../db/schema.ts'
import { bankAccounts, exchangeCode, initiatePayment, processPayment } from '../domain/bankPayments.ts'
import { counterBanks, onlineBanks } from '../domain/banks.ts'
import { withinDays } from '../utilities/withinDays.ts'
import { findCashinFleetId, cashinToWire, checkoutUrl, shownStatus } from '../domain/cashins.ts'
import { countRows, limitAndOffset } from '../utilities/paging.ts'
import { startCashin } from '../domain/startCashin.ts'
import { wireInstant } from '../utilities/time.ts'
import { Fault } from '../fault.ts'
import { byText, sortedBy } from '../utilities/sortedBy.ts'
import { rowsById } from '../utilities/byId.ts'
import { handle, handleLongList } from '../handle.ts'
import type { Tx } from '../db/connect.ts'
import type { Context } from '../context.ts'

const findFleetId = (tx: Tx, { cashinId }: { cashinId: string }) => findCashinFleetId({ tx }, cashinId)

/** Id and reference number without `_` and `-`, which the search box removes. */
const searchableIds = sql`lower(replace(replace(${cashin.id} || ' ' || ${cashin.referenceNumber}, '_', ''), '-', ''))`

async function sendInstructions(context: Context, row: typeof cashin.$inferSelect): Promise<void> {
  const until = row.expiresAt ? wireInstant(row.expiresAt).slice(0, 16).replace('T', ', ') : ''
  await context.send({
    channel: 'mail',
    to: context.currentUser.email,
    subject: 'How to pay your cash-in',
    body:
      `Pay ${((row.amount + row.fee) / 100).toFixed(2)} pesos over the counter at ${row.mode} until ${until} ` +
      `with the reference number ${row.referenceNumber}.`,
    code: row.referenceNumber,
  })
}

const newestFirst = [desc(cashin.createdAt), desc(cashin.id)]
const sortValues = (now: Date) => ({
  createdAt: cashin.createdAt,
  referenceNumber: cashin.referenceNumber,
  cashinChannel: cashin.channel,
  mode: byText(cashin.mode),
  amount: cashin.amount,
  status: shownStatus(now),
  fulfilledAt: cashin.fulfilledAt,
})

/** The query condition for the list's filters. */
function cashinFilter(input: EndpointInput<typeof listCashins>) {
  const key = input.searchKey?.toLowerCase().replace(/[^a-z0-9]/g, '')
  return and(
    eq(cashin.fleetId, input.fleetId),
    withinDays(cashin.createdAt, input.startDate, input.endDate),
    input.cashinChannel ? inArray(cashin.channel, input.cashinChannel) : undefined,
    input.searchKey?.trim() ? (key ? sql`position(${key} in ${searchableIds}) > 0` : sql`false`) : undefined,
  )
}

export const cashinRoutes = [
  handleLongList(
    listCashins,
    async (context, input) => {
      const { tx, now } = context
      const range = limitAndOffset(input)
      const where = cashinFilter(input)
      const found = await tx
        .select()
        .from(cashin)
        .where(where)
        .orderBy(...sortedBy(input, sortValues(now), newestFirst))
        .limit(range.limit)
        .offset(range.offset)
      const total = await countRows(tx, cashin, where, range)
      return { cashins: found.map((row) => cashinToWire(context, row)), ...total }
    },
    {
      ids: async ({ tx, now }, input) =>
        tx
          .select({ id: cashin.id })
          .from(cashin)
          .where(cashinFilter(input))
          .orderBy(...sortedBy(input, sortValues(now), newestFirst))
          .getSQL(),
      items: async (context, ids) => {
        const found = await rowsById(context.tx, cashin, ids)
        return found.map((row) => cashinToWire(context, row))
      },
    },
  ),

  handle(
    getCashin,
    async (context, { cashInId }) => {
      const [row] = await context.tx.select().from(cashin).where(eq(cashin.id, cashInId))
      if (!row) throw new Fault('NotFound')
      return cashinToWire(context, row)
    },
    (tx, { cashInId }) => findCashinFleetId({ tx }, cashInId),
  ),

  handle(createCashin, async (context, order) => {
    const row = await startCashin(context, order)
    if (row.channel === 'otc') await sendInstructions(context, row)
    const mustRedirect = row.channel === 'card' || row.channel === 'online-banking'
    return {
      cashinId: row.id,
      amount: centavos(row.amount),
      referenceNumber: row.referenceNumber,
      status: row.status,
      mustRedirect,
      checkoutUrl: mustRedirect ? checkoutUrl(context, row.id) : null,
    }
  }),

  handle(listBankProcessors, async () => counterBanks, 'any-fleet'),
  handle(listBanks, async () => onlineBanks, 'any-fleet'),

  handle(
    createBpiToken,
    async (context, { cashinId, code }) => ({ token: await exchangeCode(context, cashinId, code) }),
    findFleetId,
  ),
  handle(
    listBpiAccounts,
    (context, { token, cashinId }) => bankAccounts(context, token, cashinId),
    findFleetId,
  ),
  handle(
    initiateBpiPayment,
    async (context, input) => ({ transactionId: await initiatePayment(context, input) }),
    findFleetId,
  ),
  handle(
    processBpiPayment,
    async (context, input) => ({ status: (await processPayment(context, input)).status }),
    findFleetId,
  ),
]
