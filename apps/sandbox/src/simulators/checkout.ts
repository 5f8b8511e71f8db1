import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Context } from '../context.ts'
import { cashin, savedCard } from '../db/schema.ts'
import { issueBankCode } from '../domain/bankPayments.ts'
import { endCashin, isValidSignature, statusAt, type CashinRow } from '../domain/cashins.ts'
import { inTransaction, type Backend } from '../inTransaction.ts'
import { checkoutPage, type CheckoutView } from './checkoutPage.ts'
import { bankReturnUrl, cardReturnUrl, returnUrl } from './returnUrls.ts'

const pesos = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' })
const action = z.enum(['pay', 'decline', 'cancel'])
type CheckoutAction = z.output<typeof action>

const titles: Readonly<Record<string, string>> = {
  paymaya: 'Wallet checkout',
  cybersource: 'Card checkout',
  brankas: 'Online banking',
  bpi: 'BPI Online',
}

async function findCashin({ tx }: Context, id: string): Promise<CashinRow | undefined> {
  const [row] = await tx.select().from(cashin).where(eq(cashin.id, id))
  return row
}

function paymentView(row: CashinRow, now: Date): CheckoutView {
  const status = statusAt(row, now)
  const isBank = row.processor === 'bpi'
  return {
    title: titles[row.processor ?? ''] ?? 'Checkout',
    rows: [
      ['Cash-in', pesos.format(row.amount / 100)],
      ['Fee', pesos.format(row.fee / 100)],
      ['To pay', pesos.format((row.amount + row.fee) / 100)],
      ['With', row.mode ?? ''],
      ['Reference number', row.referenceNumber],
    ],
    actions:
      status === 'pending'
        ? [
            ['pay', isBank ? 'Agree and go on' : 'Pay'],
            ['decline', 'Let it be declined'],
            ['cancel', 'Cancel'],
          ]
        : [],
    ...(status !== 'pending' && { closedReason: `This payment is over: ${status}.` }),
  }
}

/** Applies an action of the payment page to the cash-in. Resolves to the URL to which the payer returns. */
async function actOnPayment(
  context: Context,
  id: string,
  chosen: CheckoutAction,
): Promise<string | undefined> {
  const { settings, now } = context
  const row = await findCashin(context, id)
  if (!row) return undefined
  if (row.processor === 'bpi' && chosen === 'pay' && statusAt(row, now) === 'pending') {
    return bankReturnUrl(settings, row, await issueBankCode(context, id))
  }
  const ended = await endCashin(context, id, chosen === 'pay' ? 'success' : 'failed')
  if (ended.status === 'success') return returnUrl(settings, ended, 'success')
  return returnUrl(settings, ended, chosen === 'cancel' ? 'cancel' : 'failed')
}

async function verifyCard(
  { tx, settings }: Context,
  id: string,
  chosen: CheckoutAction,
): Promise<string | undefined> {
  const byId = eq(savedCard.id, id)
  await tx
    .update(savedCard)
    .set({ status: chosen === 'pay' ? 'verified' : 'refused' })
    .where(and(byId, eq(savedCard.status, 'pending')))
  const [row] = await tx.select().from(savedCard).where(byId)
  return (
    row && cardReturnUrl(settings, row.referenceNumber, row.status === 'verified' || row.status === 'saved')
  )
}

async function cardView({ tx }: Context, id: string): Promise<CheckoutView | undefined> {
  const [row] = await tx.select().from(savedCard).where(eq(savedCard.id, id))
  return (
    row && {
      title: 'Verify your card',
      rows: [
        ['Card', `${row.brand} ending in ${row.lastDigits}`],
        ['Reference number', row.referenceNumber],
      ],
      actions:
        row.status === 'pending'
          ? [
              ['pay', 'Verify'],
              ['decline', 'Let it be refused'],
            ]
          : [],
      ...(row.status !== 'pending' && { closedReason: 'This card was dealt with.' }),
    }
  )
}

/** The providers' pages, at URLs that only the backend can sign. */
export function checkoutRoutes(backend: Backend): Hono {
  const app = new Hono()
  const isCard = (id: string) => id.startsWith('crd_')
  app.get('/:id/:seal', async (c) => {
    const { id, seal: signature } = c.req.param()
    if (!isValidSignature(backend.settings, id, signature)) return c.text('There is no such payment.', 404)
    const view = await inTransaction(backend, async (context) => {
      if (isCard(id)) return cardView(context, id)
      const row = await findCashin(context, id)
      return row && paymentView(row, context.now)
    })
    return view ? c.html(checkoutPage(view)) : c.text('There is no such payment.', 404)
  })
  app.post('/:id/:seal', async (c) => {
    const { id, seal: signature } = c.req.param()
    if (!isValidSignature(backend.settings, id, signature)) return c.text('There is no such payment.', 404)
    const chosen = z.parse(action, (await c.req.formData()).get('act'))
    const url = await inTransaction(backend, (context) =>
      isCard(id) ? verifyCard(context, id, chosen) : actOnPayment(context, id, chosen),
    )
    return url ? c.redirect(url, 303) : c.text('There is no such payment.', 404)
  })
  return app
}
