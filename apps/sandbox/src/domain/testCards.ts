import type { Context } from '../context.ts'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { paymentToken } from '../db/schema.ts'
import { Fault } from '../fault.ts'
import { newSecret } from '../utilities/ids.ts'
import { addSeconds, dayOf } from '../utilities/time.ts'
import { secretHash } from './tokens.ts'

const tokenLife = 900

/** The test numbers that card schemes publish. Other numbers are refused, so that no real card is stored. */
const testCards: Readonly<Record<string, string>> = {
  4111111111111111: 'visa',
  4012888888881881: 'visa',
  5555555555554444: 'master-card',
  5105105105105100: 'master-card',
  3530111333300000: 'jcb',
  3566002020360505: 'jcb',
  6011111111111117: 'discover',
  6011000990139424: 'discover',
}

const accepted: ReadonlySet<string> = new Set(['visa', 'master-card', 'jcb'])

export const testCardNumbers = Object.keys(testCards).filter((number) =>
  accepted.has(testCards[number] ?? ''),
)

export interface AcceptedCard {
  brand: string
  lastDigits: string
}

interface CardInput {
  number: string
  /** 01 to 12, and four digits. */
  month: string
  year: string
  cvc: string
}

/** Validates a card and keeps its brand and last digits. Unknown numbers throw 2553, unsupported brands PY0036. */
export function readCard({ number, month, year, cvc }: CardInput, now: Date): AcceptedCard {
  const digits = number.replaceAll(' ', '')
  const brand = testCards[digits]
  if (!brand) throw new Fault('2553')
  if (!accepted.has(brand)) throw new Fault('PY0036')
  const isMonth = /^(0[1-9]|1[0-2])$/.test(month) && /^20\d\d$/.test(year)
  if (!isMonth || `${year}-${month}` < dayOf(now).slice(0, 7)) {
    throw new Fault('BadRequest', { fields: [{ path: 'expiryDate', code: 'expiry' }] })
  }
  if (!/^\d{3}$/.test(cvc)) throw new Fault('BadRequest', { fields: [{ path: 'cardCvn', code: 'digits' }] })
  return { brand, lastDigits: digits.slice(-4) }
}

/** Stores a card for one payment, as a card provider does. Resolves to its token. */
export async function createPaymentToken(context: Context, card: CardInput): Promise<string> {
  const token = newSecret()
  await context.tx.insert(paymentToken).values({
    hash: secretHash(context, token),
    ...readCard(card, context.now),
    expiresAt: addSeconds(context.now, tokenLife),
  })
  return token
}

/** The card of a token. The token can be used once. */
export async function consumePaymentToken(context: Context, token: string): Promise<AcceptedCard> {
  const { tx, now } = context
  const [found] = await tx
    .update(paymentToken)
    .set({ usedAt: now })
    .where(
      and(
        eq(paymentToken.hash, secretHash(context, token)),
        isNull(paymentToken.usedAt),
        gt(paymentToken.expiresAt, now),
      ),
    )
    .returning()
  if (!found) throw new Fault('BadRequest', { fields: [{ path: 'paymentToken', code: 'invalid' }] })
  return { brand: found.brand, lastDigits: found.lastDigits }
}
