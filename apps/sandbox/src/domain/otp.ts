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
const wrongAllowed = 3
const secondLoginLife = 300

export type UserRow = typeof user.$inferSelect

const secondsUntil = (now: Date, then: Date) => (then.getTime() - now.getTime()) / 1000

/** `m•••@fleet.test`: enough to know one's own address. */
const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••')

function refuseWhileLocked(now: Date, lockedUntil: Date | null): void {
  if (!lockedUntil || lockedUntil <= now) return
  throw new Fault('P1029', {
    data: { lockedUntil: wireInstant(lockedUntil) },
    retryAfter: secondsUntil(now, lockedUntil),
    commit: true,
  })
}

/** Sends a two-factor code unless one is on its way, and refuses the sign-in until the code comes back. */
export async function requestTwoFactorCode(context: Context, person: UserRow): Promise<never> {
  const { tx, now } = context
  refuseWhileLocked(now, person.otpLockedUntil)
  const sent = await tx
    .select()
    .from(otpChallenge)
    .where(and(eq(otpChallenge.userId, person.id), gt(otpChallenge.createdAt, addSeconds(now, -lockTime))))
    .orderBy(desc(otpChallenge.createdAt), desc(otpChallenge.id))
  const email = maskedEmail(person.email)
  const ongoing = sent.find((one) => !one.closedAt && one.expiresAt > now)
  if (ongoing) {
    throw new Fault('P1028', {
      data: { email, codeLength, resendAt: wireInstant(ongoing.expiresAt) },
      retryAfter: secondsUntil(now, ongoing.expiresAt),
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
    userId: person.id,
    codeHash: secretHash(context, `${person.id}:${code}`),
    createdAt: now,
    expiresAt,
  })
  await context.send({
    channel: 'mail',
    to: person.email,
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

async function countWrong(context: Context, person: UserRow): Promise<never> {
  const { tx, now } = context
  const isRecent = person.otpFailedAt !== null && person.otpFailedAt > addSeconds(now, -lockTime)
  const failures = (isRecent ? person.otpFailures : 0) + 1
  const locks = failures > wrongAllowed
  const lockedUntil = locks ? addSeconds(now, lockTime) : null
  await tx
    .update(user)
    .set({ otpFailures: locks ? 0 : failures, otpFailedAt: now, otpLockedUntil: lockedUntil })
    .where(eq(user.id, person.id))
  if (locks) {
    await tx
      .update(otpChallenge)
      .set({ closedAt: now })
      .where(and(eq(otpChallenge.userId, person.id), isNull(otpChallenge.closedAt)))
  }
  refuseWhileLocked(now, lockedUntil)
  throw new Fault('P1006', { data: { remaining: wrongAllowed - failures }, commit: true })
}

/** Checks a code; wrong ones are counted per person, one after the other, whatever tab they come from. */
export async function verifyTwoFactorCode(context: Context, userId: string, code: string): Promise<{ token: string }> {
  const { tx, now } = context
  const [person] = await tx.select().from(user).where(eq(user.id, userId)).for('update')
  if (!person) throw new Fault('P1006')
  refuseWhileLocked(now, person.otpLockedUntil)
  const [latest] = await tx
    .select()
    .from(otpChallenge)
    .where(and(eq(otpChallenge.userId, userId), isNull(otpChallenge.closedAt)))
    .orderBy(desc(otpChallenge.createdAt), desc(otpChallenge.id))
    .limit(1)
  // Without a code on its way there is nothing to guess, and no stranger can lock anybody out.
  if (!latest) throw new Fault('P1006', { commit: true })
  if (latest.expiresAt <= now) throw new Fault('P1007')
  if (latest.codeHash !== secretHash(context, `${userId}:${code}`)) return countWrong(context, person)
  await tx.update(otpChallenge).set({ closedAt: now }).where(eq(otpChallenge.id, latest.id))
  await tx
    .update(user)
    .set({ otpFailures: 0, otpFailedAt: null, otpLockedUntil: null })
    .where(eq(user.id, userId))
  return { token: await issueToken(context, 'second-login', userId, secondLoginLife) }
}
