import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { otpChallenge, user } from '../db/schema.ts'
import { Fault } from '../fault.ts'
import { newId } from '../utilities/ids.ts'
import { codeLength, newOneTimeCode } from './generatedCodes.ts'
import { issueToken, secretHash } from './tokens.ts'
import { addSeconds, wireInstant } from '../utilities/time.ts'

const codeLife = 600
const lockTime = 3600
const codesPerHour = 5
const maxFailures = 3
const secondLoginLife = 300

export type UserRow = typeof user.$inferSelect

const secondsUntil = (now: Date, then: Date) => (then.getTime() - now.getTime()) / 1000

/** `m•••@fleet.test`: users recognize their email, and others cannot read it. */
const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••')

function refuseWhileLocked(now: Date, lockedUntil: Date | null): void {
  if (!lockedUntil || lockedUntil <= now) return
  throw new Fault('P1029', {
    data: { lockedUntil: wireInstant(lockedUntil) },
    retryAfter: secondsUntil(now, lockedUntil),
    commit: true,
  })
}

/** Sends a two-factor code unless an earlier one is still valid. Always throws: the sign-in needs the code first. */
export async function requestTwoFactorCode(context: Context, userRow: UserRow): Promise<never> {
  const { tx, now } = context
  refuseWhileLocked(now, userRow.otpLockedUntil)
  const sent = await tx
    .select()
    .from(otpChallenge)
    .where(and(eq(otpChallenge.userId, userRow.id), gt(otpChallenge.createdAt, addSeconds(now, -lockTime))))
    .orderBy(desc(otpChallenge.createdAt), desc(otpChallenge.id))
  const email = maskedEmail(userRow.email)
  const validChallenge = sent.find((one) => !one.closedAt && one.expiresAt > now)
  if (validChallenge) {
    throw new Fault('P1028', {
      data: { email, codeLength, resendAt: wireInstant(validChallenge.expiresAt) },
      retryAfter: secondsUntil(now, validChallenge.expiresAt),
      commit: true,
    })
  }
  const oldest = sent[codesPerHour - 1]
  if (oldest) {
    const retryAfter = secondsUntil(now, addSeconds(oldest.createdAt, lockTime))
    throw new Fault('P1026', { retryAfter, commit: true })
  }
  const code = newOneTimeCode()
  const expiresAt = addSeconds(now, codeLife)
  await tx.insert(otpChallenge).values({
    id: newId('otp'),
    userId: userRow.id,
    codeHash: secretHash(context, `${userRow.id}:${code}`),
    createdAt: now,
    expiresAt,
  })
  await context.send({
    channel: 'mail',
    to: userRow.email,
    subject: 'Your verification code',
    body: `Your verification code is ${code}. It works for ten minutes. Never share it.`,
    code,
  })
  throw new Fault('P1008', {
    data: { email, codeLength, resendAt: wireInstant(expiresAt) },
    retryAfter: codeLife,
    commit: true,
  })
}

async function countFailure(context: Context, userRow: UserRow): Promise<never> {
  const { tx, now } = context
  const isRecent = userRow.otpFailedAt !== null && userRow.otpFailedAt > addSeconds(now, -lockTime)
  const failures = (isRecent ? userRow.otpFailures : 0) + 1
  const isLocked = failures > maxFailures
  const lockedUntil = isLocked ? addSeconds(now, lockTime) : null
  await tx
    .update(user)
    .set({ otpFailures: isLocked ? 0 : failures, otpFailedAt: now, otpLockedUntil: lockedUntil })
    .where(eq(user.id, userRow.id))
  if (isLocked) {
    await tx
      .update(otpChallenge)
      .set({ closedAt: now })
      .where(and(eq(otpChallenge.userId, userRow.id), isNull(otpChallenge.closedAt)))
  }
  refuseWhileLocked(now, lockedUntil)
  throw new Fault('P1006', { data: { remaining: maxFailures - failures }, commit: true })
}

/** Checks a code. Wrong codes are counted per user; the row lock makes concurrent attempts count one after the other. */
export async function verifyTwoFactorCode(
  context: Context,
  userId: string,
  code: string,
): Promise<{ token: string }> {
  const { tx, now } = context
  const [userRow] = await tx.select().from(user).where(eq(user.id, userId)).for('update')
  if (!userRow) throw new Fault('P1006')
  refuseWhileLocked(now, userRow.otpLockedUntil)
  const [latest] = await tx
    .select()
    .from(otpChallenge)
    .where(and(eq(otpChallenge.userId, userId), isNull(otpChallenge.closedAt)))
    .orderBy(desc(otpChallenge.createdAt), desc(otpChallenge.id))
    .limit(1)
  // Without a valid code, a wrong code is not counted. Otherwise anyone could lock another user's account.
  if (!latest) throw new Fault('P1006', { commit: true })
  if (latest.expiresAt <= now) throw new Fault('P1007')
  if (latest.codeHash !== secretHash(context, `${userId}:${code}`)) return countFailure(context, userRow)
  await tx.update(otpChallenge).set({ closedAt: now }).where(eq(otpChallenge.id, latest.id))
  await tx
    .update(user)
    .set({ otpFailures: 0, otpFailedAt: null, otpLockedUntil: null })
    .where(eq(user.id, userId))
  return { token: await issueToken(context, 'second-login', userId, secondLoginLife) }
}
