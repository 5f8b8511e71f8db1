import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { bankGrant, bankPayment, cashin } from '../db/schema.ts'
import { Fault } from '../fault.ts'
import { endCashin, statusAt, type CashinRow } from './cashins.ts'
import { newOneTimeCode } from './generatedCodes.ts'
import { newId, newSecret } from '../utilities/ids.ts'
import { lockActiveFleet } from './ledger.ts'
import { addSeconds } from '../utilities/time.ts'
import { secretHash } from './tokens.ts'

/*
 * BPI's payment flow: its page issues a code, the portal exchanges the code for a token, lists the accounts with the token,
 * and the chosen account's holder confirms the payment with a one-time code.
 */

const codeLife = 300
const tokenLife = 900
const otpLife = 300
const attemptsPerPayment = 3

async function issueBankGrant(
  context: Context,
  cashinId: string,
  kind: 'code' | 'token',
  life: number,
): Promise<string> {
  const secret = newSecret()
  const expiresAt = addSeconds(context.now, life)
  await context.tx
    .insert(bankGrant)
    .values({ hash: secretHash(context, secret), cashinId, kind, expiresAt, usedAt: null })
  return secret
}

/** The code that the bank's page returns after the user has agreed. */
export const issueBankCode = (context: Context, cashinId: string) =>
  issueBankGrant(context, cashinId, 'code', codeLife)

/** Exchanges the code of the bank's page for a token. A code can be used once. */
export async function exchangeCode(
  context: Context,
  cashinId: string,
  code: string | undefined,
): Promise<string> {
  const { tx, now } = context
  const [found] = await tx
    .update(bankGrant)
    .set({ usedAt: now })
    .where(
      and(
        eq(bankGrant.hash, secretHash(context, code ?? '')),
        eq(bankGrant.cashinId, cashinId),
        eq(bankGrant.kind, 'code'),
        isNull(bankGrant.usedAt),
        gt(bankGrant.expiresAt, now),
      ),
    )
    .returning()
  if (!found) {
    throw new Fault('BadRequest', {
      fields: [{ path: 'code', code: code ? 'invalid' : 'required' }],
      message: 'The bank no longer knows this payment. Start again.',
    })
  }
  return issueBankGrant(context, cashinId, 'token', tokenLife)
}

/** The cash-in of a token. Refuses a token that is invalid, expired or for another cash-in. */
async function findGrantedCashin(context: Context, token: string, cashinId: string): Promise<CashinRow> {
  const { tx, now } = context
  const [found] = await tx
    .select({ cashin })
    .from(bankGrant)
    .innerJoin(cashin, eq(cashin.id, bankGrant.cashinId))
    .where(
      and(
        eq(bankGrant.hash, secretHash(context, token)),
        eq(bankGrant.cashinId, cashinId),
        eq(bankGrant.kind, 'token'),
        gt(bankGrant.expiresAt, now),
      ),
    )
  if (!found) {
    throw new Fault('BadRequest', {
      fields: [{ path: 'token', code: 'invalid' }],
      message: 'The bank has ended this visit. Start again.',
    })
  }
  return found.cashin
}

/** The bank accounts of every fleet. Their balance covers every payment. */
const accountsAtBank = [
  { digits: '4471', accountType: 'Savings' },
  { digits: '9038', accountType: 'Checking' },
  { digits: '2260', accountType: 'Payroll' },
]

const accountToken = (context: Context, cashinId: string, digits: string) =>
  secretHash(context, `${cashinId}:${digits}`).slice(0, 24)

/** The accounts to choose from, with masked numbers. */
export async function bankAccounts(context: Context, token: string, cashinId: string) {
  await findGrantedCashin(context, token, cashinId)
  return accountsAtBank.map(({ digits, accountType }) => ({
    accountNumber: `••••••${digits}`,
    accountType,
    accountNumberToken: accountToken(context, cashinId, digits),
  }))
}

/** Sends the account holder a one-time code for a payment. This does not pay yet. */
export async function initiatePayment(
  context: Context,
  { token, cashinId, accountNumberToken }: { token: string; cashinId: string; accountNumberToken: string },
): Promise<string> {
  await lockActiveFleet(context)
  const row = await findGrantedCashin(context, token, cashinId)
  if (statusAt(row, context.now) !== 'pending') throw new Fault('IllegalTransition')
  const account = accountsAtBank.find(
    ({ digits }) => accountToken(context, cashinId, digits) === accountNumberToken,
  )
  if (!account) throw new Fault('BadRequest', { fields: [{ path: 'accountNumberToken', code: 'invalid' }] })
  const id = newId('bpt')
  const otp = newOneTimeCode()
  await context.tx.insert(bankPayment).values({
    id,
    cashinId,
    account: account.digits,
    otpHash: secretHash(context, `${id}:${otp}`),
    failures: 0,
    expiresAt: addSeconds(context.now, otpLife),
    createdAt: context.now,
  })
  await context.send({
    channel: 'sms',
    to: context.currentUser.email,
    subject: 'BPI one-time code',
    body: `${otp} confirms your payment from the account ending in ${account.digits}. It works for five minutes.`,
    code: otp,
  })
  return id
}

const otpFault = (message: string) =>
  new Fault('BadRequest', { fields: [{ path: 'otp', code: 'invalid' }], message, commit: true })

/** Pays with the one-time code. Repeating a successful payment returns it unchanged. */
export async function processPayment(
  context: Context,
  {
    token,
    cashinId,
    otp,
    transactionId,
  }: { token: string; cashinId: string; otp: string; transactionId: string },
): Promise<CashinRow> {
  const { tx, now } = context
  await lockActiveFleet(context)
  const row = await findGrantedCashin(context, token, cashinId)
  const [payment] = await tx
    .select()
    .from(bankPayment)
    .where(and(eq(bankPayment.id, transactionId), eq(bankPayment.cashinId, cashinId)))
  if (!payment) throw new Fault('BadRequest', { fields: [{ path: 'transactionId', code: 'invalid' }] })
  if (row.status === 'success') return row
  if (payment.expiresAt <= now) throw otpFault('This code has expired. Cancel and start again for a new one.')
  if (payment.failures >= attemptsPerPayment) {
    throw otpFault('This code was refused too often. Cancel and start again for a new one.')
  }
  if (payment.otpHash !== secretHash(context, `${transactionId}:${otp}`)) {
    await tx
      .update(bankPayment)
      .set({ failures: sql`${bankPayment.failures} + 1` })
      .where(eq(bankPayment.id, transactionId))
    throw otpFault('This code is not right.')
  }
  const ended = await endCashin(context, cashinId, 'success')
  if (ended.status !== 'success') throw new Fault('IllegalTransition')
  return ended
}
