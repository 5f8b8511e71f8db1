import { and, eq, sql } from 'drizzle-orm'
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
import type { ErrorCode } from 'api-client/contract/errors'
import type { Context } from '../context.ts'
import { fleet, user, userAccess } from '../db/schema.ts'
import { requireLinkOwner, sendResetLink } from '../domain/links.ts'
import { requestTwoFactorCode, verifyTwoFactorCode } from '../domain/otp.ts'
import { hashPassword, verifyPassword, refuseCommonPassword } from '../utilities/passwords.ts'
import { codeAttempts, countPasswordReset, clearPasswordAttempts, passwordAttempts } from '../domain/signInAttempts.ts'
import { endAllSessions, endSession, rotateRefreshToken, startSession, consumeToken } from '../domain/tokens.ts'
import { Fault } from '../fault.ts'
import { handle, handlePrepared } from '../handle.ts'

export async function userByEmail({ tx }: Context, email: string) {
  const [found] = await tx
    .select()
    .from(user)
    .where(eq(sql`lower(${user.email})`, email.trim().toLowerCase()))
    .for('no key update')
  return found
}

/** The hash of an account's password, without waiting for a call that holds the account. */
async function knownPassword({ tx }: Context, email: string) {
  const [found] = await tx
    .select({ passwordHash: user.passwordHash })
    .from(user)
    .where(eq(sql`lower(${user.email})`, email.trim().toLowerCase()))
  return found?.passwordHash
}

type UserRow = NonNullable<Awaited<ReturnType<typeof userByEmail>>>

/** Why the account of an address cannot be used, which only the legacy mode tells. */
const accountCode = (person: UserRow | undefined): ErrorCode | undefined => {
  if (!person) return 'P1005'
  if (person.status === 'pending') return 'U1002'
  return person.status === 'active' ? undefined : 'U1013'
}

/** Whether a person has fleets and every one of them is deactivated. */
async function hasOnlyInactiveFleets({ tx }: Context, userId: string): Promise<boolean> {
  const found = await tx
    .select({ status: fleet.status })
    .from(userAccess)
    .innerJoin(fleet, eq(fleet.id, userAccess.fleetId))
    .where(and(eq(userAccess.userId, userId), eq(userAccess.status, 'active')))
  return found.length > 0 && found.every(({ status }) => status !== 'active')
}

export const sessionRoutes = [
  handlePrepared(
    login,
    async ({ settings, inTransaction }, { email, password }) => {
      const stored = await inTransaction(async (context) => {
        await passwordAttempts(context, email).refuseOverLimit()
        return knownPassword(context, email)
      })
      return { stored, isRight: await verifyPassword(settings, password, stored) }
    },
    async (context, { email, token }, { stored, isRight }) => {
      const { settings } = context
      const person = await userByEmail(context, email)
      const tries = passwordAttempts(context, email)
      // Others may have failed meanwhile: one more than allowed learns nothing, right or wrong.
      await tries.refuseOverLimit()
      const fail = async (code: ErrorCode): Promise<never> => {
        await tries.countFailure()
        throw new Fault(code, { commit: true })
      }
      const why = settings.mode === 'legacy' ? accountCode(person) : undefined
      if (why) return fail(why)
      const isStill = isRight && person?.passwordHash === stored
      if (!person || !isStill || person.status !== 'active') return fail('P1002')
      await clearPasswordAttempts(context, email)
      if (settings.mode === 'legacy' && (await hasOnlyInactiveFleets(context, person.id))) {
        throw new Fault('F1006', { commit: true })
      }
      if (person.twoFactor) {
        const verified = token ? await consumeToken(context, 'second-login', token) : undefined
        if (verified !== person.id) return requestTwoFactorCode(context, person)
      }
      return startSession(context, person.id)
    },
  ),

  handle(verifyOtp, async (context, { email, otp }) => {
    const person = await userByEmail(context, email)
    const tries = codeAttempts(context, email)
    await tries.refuseOverLimit()
    try {
      if (!person || person.status !== 'active') throw new Fault('P1006', { commit: true })
      return await verifyTwoFactorCode(context, person.id, otp)
    } catch (error) {
      if (error instanceof Fault && error.details.commit) await tries.countFailure()
      throw error
    }
  }),

  handle(refreshSession, (context, { refreshToken }) => rotateRefreshToken(context, refreshToken)),

  handle(logout, async (context) => {
    await endSession(context, context.currentUser.familyId, 'signed out')
    return {}
  }),

  handle(requestPasswordReset, async (context, { email }) => {
    await countPasswordReset(context, email)
    const person = await userByEmail(context, email)
    const why = context.settings.mode === 'legacy' ? accountCode(person) : undefined
    if (why) throw new Fault(why, { commit: true })
    await sendResetLink(context, email)
    return {}
  }),

  handle(validateResetToken, async (context, { token }) => {
    const { email, status } = await requireLinkOwner(context, 'reset', token, {
      gone: 'E9999',
      expired: 'P1010',
    })
    if (status !== 'active') throw new Fault('E9999')
    return { email }
  }),

  handlePrepared(
    changePassword,
    async ({ settings, inTransaction }, { password, token }) => {
      const { id, email, firstName, lastName } = await inTransaction((context) =>
        requireLinkOwner(context, 'reset', token, { gone: 'P1009', expired: 'P1010' }),
      )
      await refuseCommonPassword(password, [email, firstName, lastName])
      return { id, email, passwordHash: await hashPassword(settings, password) }
    },
    async (context, { token }, { id, email, passwordHash }) => {
      const spender = await consumeToken(context, 'reset', token)
      const changed = await context.tx
        .update(user)
        .set({ passwordHash })
        .where(and(eq(user.id, id), eq(user.status, 'active')))
        .returning({ id: user.id })
      if (spender !== id || changed.length === 0) throw new Fault('P1009')
      await endAllSessions(context, id, 'password changed')
      await clearPasswordAttempts(context, email)
      await context.send({
        channel: 'mail',
        to: email,
        subject: 'Your password was changed',
        body: 'All your sessions were ended. If this was not you, ask the administrator of your fleet for help now.',
      })
      return { email }
    },
  ),

  handle(getCurrentUser, async ({ currentUser }) => ({
    userId: currentUser.id,
    firstName: currentUser.firstName,
    lastName: currentUser.lastName,
    email: currentUser.email,
    userAccesses: currentUser.accesses.map(({ id, portal, fleetId, role }) => ({
      portal,
      userAccessId: id,
      fleetId,
      role,
    })),
  })),
]
