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
} from 'fleet-portal-api-client/contract/session'
import type { ErrorCode } from 'fleet-portal-api-client/contract/errors'
import type { Context } from '../context.ts'
import { fleet, user, userAccess } from '../db/schema.ts'
import { requireLinkOwner, sendResetLink } from '../domain/links.ts'
import { requestTwoFactorCode, verifyTwoFactorCode } from '../domain/otp.ts'
import { hashPassword, verifyPassword, refuseCommonPassword } from '../utilities/passwords.ts'
import {
  codeAttempts,
  countPasswordReset,
  clearPasswordAttempts,
  passwordAttempts,
} from '../domain/signInAttempts.ts'
import {
  endAllSessions,
  endSession,
  rotateRefreshToken,
  startSession,
  consumeToken,
} from '../domain/tokens.ts'
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

/** The password hash of an account. Takes no lock, so it does not wait for calls that have locked the account. */
async function findPasswordHash({ tx }: Context, email: string) {
  const [found] = await tx
    .select({ passwordHash: user.passwordHash })
    .from(user)
    .where(eq(sql`lower(${user.email})`, email.trim().toLowerCase()))
  return found?.passwordHash
}

type UserRow = NonNullable<Awaited<ReturnType<typeof userByEmail>>>

/** The error code of an account that cannot be used. Only the legacy mode reports it. */
const accountErrorCode = (userRow: UserRow | undefined): ErrorCode | undefined => {
  if (!userRow) return 'P1005'
  if (userRow.status === 'pending') return 'U1002'
  return userRow.status === 'active' ? undefined : 'U1013'
}

/** Whether the user has fleets and all of them are deactivated. */
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
        return findPasswordHash(context, email)
      })
      return { stored, isCorrect: await verifyPassword(settings, password, stored) }
    },
    async (context, { email, token }, { stored, isCorrect }) => {
      const { settings } = context
      const userRow = await userByEmail(context, email)
      const attempts = passwordAttempts(context, email)
      // Concurrent attempts may have failed since the first check. Over the limit, the answer must not show whether the password is right.
      await attempts.refuseOverLimit()
      const fail = async (code: ErrorCode): Promise<never> => {
        await attempts.countFailure()
        throw new Fault(code, { commit: true })
      }
      const accountError = settings.mode === 'legacy' ? accountErrorCode(userRow) : undefined
      if (accountError) return fail(accountError)
      const isUnchanged = isCorrect && userRow?.passwordHash === stored
      if (!userRow || !isUnchanged || userRow.status !== 'active') return fail('P1002')
      await clearPasswordAttempts(context, email)
      if (settings.mode === 'legacy' && (await hasOnlyInactiveFleets(context, userRow.id))) {
        throw new Fault('F1006', { commit: true })
      }
      if (userRow.twoFactor) {
        const verified = token ? await consumeToken(context, 'second-login', token) : undefined
        if (verified !== userRow.id) return requestTwoFactorCode(context, userRow)
      }
      return startSession(context, userRow.id)
    },
  ),

  handle(verifyOtp, async (context, { email, otp }) => {
    const userRow = await userByEmail(context, email)
    const attempts = codeAttempts(context, email)
    await attempts.refuseOverLimit()
    try {
      if (!userRow || userRow.status !== 'active') throw new Fault('P1006', { commit: true })
      return await verifyTwoFactorCode(context, userRow.id, otp)
    } catch (error) {
      if (error instanceof Fault && error.details.commit) await attempts.countFailure()
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
    const userRow = await userByEmail(context, email)
    const accountError = context.settings.mode === 'legacy' ? accountErrorCode(userRow) : undefined
    if (accountError) throw new Fault(accountError, { commit: true })
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
      const tokenOwnerId = await consumeToken(context, 'reset', token)
      const changed = await context.tx
        .update(user)
        .set({ passwordHash })
        .where(and(eq(user.id, id), eq(user.status, 'active')))
        .returning({ id: user.id })
      if (tokenOwnerId !== id || changed.length === 0) throw new Fault('P1009')
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
