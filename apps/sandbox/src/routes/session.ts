import { eq, sql } from 'drizzle-orm'
import {
  changePassword,
  getCurrentUser,
  login,
  logout,
  refreshSession,
  requestPasswordReset,
  validateResetToken,
  verifyOtp,
} from 'api-client/contract/session'
import type { Context } from '../context.ts'
import { user } from '../db/schema.ts'
import { challenge, verify } from '../domain/otp.ts'
import { hashPassword, isCommonPassword, isPassword } from '../domain/passwords.ts'
import { clearAttempts, countAttempt } from '../domain/rate.ts'
import {
  endAllSessions,
  endSession,
  findToken,
  issueToken,
  rotate,
  startSession,
  useToken,
} from '../domain/tokens.ts'
import { Fault } from '../fault.ts'
import { handle } from '../handle.ts'

const resetLife = 3600
const passwordTries = 10
const passwordWindow = 900
const otpTries = 30

export async function userByEmail({ tx }: Context, email: string) {
  const [found] = await tx
    .select()
    .from(user)
    .where(eq(sql`lower(${user.email})`, email.trim().toLowerCase()))
    .for('no key update')
  return found
}

const statusCodes = { pending: 'U1002', deactivated: 'U1013' } as const

export const sessionRoutes = [
  handle(login, async (context, { email, password, token }) => {
    const { settings } = context
    const throttle = `password:${email.trim().toLowerCase()}`
    await countAttempt(context, throttle, passwordTries, passwordWindow)
    const person = await userByEmail(context, email)
    const isRight = isPassword(password, person?.passwordHash, settings.passwordCost)
    if (settings.mode === 'legacy') {
      if (!person) throw new Fault('P1005', { commit: true })
      if (person.status !== 'active')
        throw new Fault(statusCodes[person.status as 'pending'], { commit: true })
    }
    if (!person || !isRight || person.status !== 'active') throw new Fault('P1002', { commit: true })
    await clearAttempts(context, throttle)
    if (person.twoFactor) {
      const verified = token ? await useToken(context, 'second-login', token) : undefined
      if (verified !== person.id) return challenge(context, person)
    }
    return startSession(context, person.id)
  }),

  handle(verifyOtp, async (context, { email, otp }) => {
    await countAttempt(context, `otp:${email.trim().toLowerCase()}`, otpTries, passwordWindow)
    const person = await userByEmail(context, email)
    if (!person || person.status !== 'active') throw new Fault('P1006', { commit: true })
    return verify(context, person.id, otp)
  }),

  handle(refreshSession, (context, { refreshToken }) => rotate(context, refreshToken)),

  handle(logout, async (context) => {
    await endSession(context, context.person.familyId, 'signed out')
    return {}
  }),

  handle(requestPasswordReset, async (context, { email }) => {
    await countAttempt(context, `reset:${email.toLowerCase()}`, 5, 3600)
    const person = await userByEmail(context, email)
    if (person?.status === 'active') {
      const token = await issueToken(context, 'reset', person.id, resetLife)
      const link = `${context.settings.portalUrl}/auth/reset?token=${token}&email=${encodeURIComponent(person.email)}`
      await context.send({
        channel: 'mail',
        to: person.email,
        subject: 'Reset your password',
        body: 'Follow the link to choose a new password. It works once, for an hour.',
        link,
      })
    } else if (context.settings.mode === 'legacy') {
      throw new Fault(person ? statusCodes[person.status as 'pending'] : 'P1005')
    }
    return {}
  }),

  handle(validateResetToken, async (context, { token }) => {
    const known = await findToken(context, 'reset', token)
    if (!known || known.usedAt) throw new Fault('E9999')
    if (known.expiresAt <= context.now) throw new Fault('P1010')
    const [person] = await context.tx.select().from(user).where(eq(user.id, known.userId))
    return { email: person?.email }
  }),

  handle(changePassword, async (context, { password, token }) => {
    if (isCommonPassword(password)) {
      throw new Fault('BadRequest', { fields: [{ path: 'password', code: 'password' }] })
    }
    const known = await findToken(context, 'reset', token)
    if (known && !known.usedAt && known.expiresAt <= context.now) throw new Fault('P1010')
    const userId = await useToken(context, 'reset', token)
    if (!userId) throw new Fault('P1009')
    const passwordHash = hashPassword(password, context.settings.passwordCost)
    const [person] = await context.tx
      .update(user)
      .set({ passwordHash })
      .where(eq(user.id, userId))
      .returning()
    await endAllSessions(context, userId, 'password changed')
    return { email: person?.email }
  }),

  handle(getCurrentUser, async ({ person }) => ({
    userId: person.id,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    userAccesses: person.accesses.map(({ id, portal, fleetId, role }) => ({
      portal,
      userAccessId: id,
      fleetId,
      role,
    })),
  })),
]
