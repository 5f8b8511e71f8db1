import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Cashin } from 'fleet-portal-api-client/contract/cashin'
import { centavos, decimalFromInteger } from 'fleet-portal-api-client/money'
import { and, eq, sql } from 'drizzle-orm'
import type { Context, Settings } from '../context.ts'
import { cashin, user } from '../db/schema.ts'
import { Fault } from '../fault.ts'
import { newReferenceNumber } from './generatedCodes.ts'
import { newId } from '../utilities/ids.ts'
import { accounts, lockFleet, postTransfers } from './ledger.ts'
import { addSeconds, dayOf, wireInstant } from '../utilities/time.ts'

const pesoText = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' })

export type CashinRow = typeof cashin.$inferSelect
export type CashinEndStatus = 'success' | 'failed' | 'expired' | 'voided'

interface NewCashin {
  fleetId: string
  /** Centavos. */
  amount: number
  fee?: number
  channel: string
  mode?: string | null
  processor?: string | null
  /** Seconds until the cash-in expires. Default: never. */
  life?: number
}

/** The points of a cash-in by points: one point per peso. */
const pointsOf = ({ amount }: Pick<CashinRow, 'amount'>) => amount / 100

/** Creates a pending cash-in. Points are debited at once, so that they cannot be spent twice. */
export async function openCashin(context: Context, newCashin: NewCashin): Promise<CashinRow> {
  const { tx, now } = context
  const { fleetId, amount, fee = 0, channel, mode = null, processor = null, life } = newCashin
  await lockFleet(tx, fleetId)
  const id = newId('csh')
  const [row] = await tx
    .insert(cashin)
    .values({
      id,
      fleetId,
      userId: context.maybeCurrentUser?.id ?? null,
      referenceNumber: newReferenceNumber('CI', dayOf(now)),
      amount,
      fee,
      channel,
      mode,
      processor,
      status: 'pending',
      createdAt: now,
      expiresAt: life === undefined ? null : addSeconds(now, life),
    })
    .returning()
  if (!row) throw new Fault('Server')
  if (channel === 'vip-locqpay') {
    const points = accounts.points(fleetId)
    const outside = accounts.outside(fleetId, 'point')
    await postTransfers(tx, { fleetId, kind: 'points', reference: id, at: now }, [
      { from: points, to: outside, amount: pointsOf(row) },
    ])
  }
  return row
}

/** The status at an instant. An unpaid cash-in is expired after its time, even if the row still says pending. */
export const statusAt = (
  { status, expiresAt }: Pick<CashinRow, 'status' | 'expiresAt'>,
  now: Date,
): string => (status === 'pending' && expiresAt && expiresAt <= now ? 'expired' : status)

/** The same status in a query. */
export const shownStatus = (now: Date) =>
  sql<string>`case when ${cashin.status} = 'pending' and ${cashin.expiresAt} <= ${now.toISOString()}::timestamptz
    then 'expired' else ${cashin.status} end`

async function sendReceipt(context: Context, { userId, amount, referenceNumber }: CashinRow): Promise<void> {
  if (!userId) return
  const [payer] = await context.tx.select({ email: user.email }).from(user).where(eq(user.id, userId))
  if (!payer) return
  await context.send({
    channel: 'mail',
    to: payer.email,
    subject: 'Your cash-in was received',
    body: `${pesoText.format(amount / 100)} are in your wallet. Reference number: ${referenceNumber}.`,
  })
}

/**
 * Ends a cash-in once. A later call changes nothing and gets the ended cash-in. Success credits the wallet in the same
 * transaction. A cash-in past its expiry expires, even if `ending` is success.
 */
export async function endCashin(
  context: Context,
  cashinId: string,
  ending: CashinEndStatus,
): Promise<CashinRow> {
  const { tx, now } = context
  const [existing] = await tx.select({ fleetId: cashin.fleetId }).from(cashin).where(eq(cashin.id, cashinId))
  if (!existing) throw new Fault('NotFound')
  const { fleetId } = existing
  await lockFleet(tx, fleetId)
  const [before] = await tx.select().from(cashin).where(eq(cashin.id, cashinId))
  if (!before) throw new Fault('NotFound')
  const status = statusAt(before, now) === 'expired' ? 'expired' : ending
  const [row] = await tx
    .update(cashin)
    .set({ status, fulfilledAt: status === 'success' ? now : null })
    .where(and(eq(cashin.id, cashinId), eq(cashin.status, 'pending')))
    .returning()
  if (!row) return before
  if (status === 'success') {
    const outside = accounts.outside(fleetId, 'centavo')
    await postTransfers(tx, { fleetId, kind: 'cash-in', reference: cashinId, at: now }, [
      { from: outside, to: accounts.wallet(fleetId), amount: row.amount },
    ])
    await sendReceipt(context, row)
  } else if (row.channel === 'vip-locqpay') {
    const points = accounts.points(fleetId)
    await postTransfers(tx, { fleetId, kind: 'points', reference: cashinId, at: now }, [
      { from: accounts.outside(fleetId, 'point'), to: points, amount: pointsOf(row) },
    ])
  }
  return row
}

const signatureOf = ({ secret }: Settings, id: string) =>
  bytesToHex(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(`checkout:${id}`))).slice(0, 32)

/** The URL of the provider's page where a cash-in is paid or a card is verified. It needs no sign-in. */
export const checkoutUrl = ({ origin, settings }: Pick<Context, 'origin' | 'settings'>, id: string): string =>
  `${origin}/sandbox/checkout/${id}/${signatureOf(settings, id)}`

/** Whether the signature in a checkout URL fits the cash-in or card. */
export const isValidSignature = (settings: Settings, id: string, signature: string): boolean =>
  signature === signatureOf(settings, id)

const hasCheckout = ({ channel, processor }: CashinRow) =>
  channel === 'card' || (channel === 'online-banking' && processor !== null)

export function cashinToWire(context: Context, row: CashinRow): Cashin {
  const status = statusAt(row, context.now)
  return {
    cashinId: row.id,
    referenceNumber: row.referenceNumber,
    amount: centavos(row.amount),
    createdAt: wireInstant(row.createdAt),
    fulfilledAt: row.fulfilledAt && wireInstant(row.fulfilledAt),
    cashinChannel: row.channel,
    mode: row.mode,
    paymentProcessor: row.processor,
    status,
    checkoutUrl: status === 'pending' && hasCheckout(row) ? checkoutUrl(context, row.id) : null,
    // Not in the specification: the fleet, the expiry and the fee.
    fleetId: row.fleetId,
    expiresAt: row.expiresAt && wireInstant(row.expiresAt),
    fee: decimalFromInteger(row.fee, 2),
  }
}

/** The fleet of a cash-in. */
export async function findCashinFleetId(
  { tx }: Pick<Context, 'tx'>,
  cashinId: string,
): Promise<string | undefined> {
  const [found] = await tx.select({ fleetId: cashin.fleetId }).from(cashin).where(eq(cashin.id, cashinId))
  return found?.fleetId
}
