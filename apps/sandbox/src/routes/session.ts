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
import { ownerOfLink, sendResetLink } from '../domain/links.ts'
import { challenge, verify } from '../domain/otp.ts'
import { hashPassword, isPassword, refuseCommonPassword } from '../utilities/passwords.ts'
import { codeTries, countReset, forgetPasswordTries, passwordTries } from '../domain/signInAttempts.ts'
import { endAllSessions, endSession, rotate, startSession, spendToken } from '../domain/tokens.ts'
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
        await passwordTries(context, email).refuseFull()
        return knownPassword(context, email)
      })
      return { stored, isRight: await isPassword(settings, password, stored) }
    },
    async (context, { email, token }, { stored, isRight }) => {
      const { settings } = context
      const person = await userByEmail(context, email)
      const tries = passwordTries(context, email)
      // Others may have failed meanwhile: one more than allowed learns nothing, right or wrong.
      await tries.refuseFull()
      const fail = async (code: ErrorCode): Promise<never> => {
        await tries.countFailure()
        throw new Fault(code, { commit: true })
      }
      const why = settings.mode === 'legacy' ? accountCode(person) : undefined
      if (why) return fail(why)
      const isStill = isRight && person?.passwordHash === stored
      if (!person || !isStill || person.status !== 'active') return fail('P1002')
      await forgetPasswordTries(context, email)
      if (settings.mode === 'legacy' && (await hasOnlyInactiveFleets(context, person.id))) {
        throw new Fault('F1006', { commit: true })
      }
      if (person.twoFactor) {
        const verified = token ? await spendToken(context, 'second-login', token) : undefined
        if (verified !== person.id) return challenge(context, person)
      }
      return startSession(context, person.id)
    },
  ),

  handle(verifyOtp, async (context, { email, otp }) => {
    const person = await userByEmail(context, email)
    const tries = codeTries(context, email)
    await tries.refuseFull()
    try {
      if (!person || person.status !== 'active') throw new Fault('P1006', { commit: true })
      return await verify(context, person.id, otp)
    } catch (error) {
      if (error instanceof Fault && error.details.commit) await tries.countFailure()
      throw error
    }
  }),

  handle(refreshSession, (context, { refreshToken }) => rotate(context, refreshToken)),

  handle(logout, async (context) => {
    await endSession(context, context.person.familyId, 'signed out')
    return {}
  }),

  handle(requestPasswordReset, async (context, { email }) => {
    await countReset(context, email)
    const person = await userByEmail(context, email)
    const why = context.settings.mode === 'legacy' ? accountCode(person) : undefined
    if (why) throw new Fault(why, { commit: true })
    await sendResetLink(context, email)
    return {}
  }),

  handle(validateResetToken, async (context, { token }) => {
    const { email, status } = await ownerOfLink(context, 'reset', token, {
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
        ownerOfLink(context, 'reset', token, { gone: 'P1009', expired: 'P1010' }),
      )
      await refuseCommonPassword(password, [email, firstName, lastName])
      return { id, email, passwordHash: await hashPassword(settings, password) }
    },
    async (context, { token }, { id, email, passwordHash }) => {
      const spender = await spendToken(context, 'reset', token)
      const changed = await context.tx
        .update(user)
        .set({ passwordHash })
        .where(and(eq(user.id, id), eq(user.status, 'active')))
        .returning({ id: user.id })
      if (spender !== id || changed.length === 0) throw new Fault('P1009')
      await endAllSessions(context, id, 'password changed')
      await forgetPasswordTries(context, email)
      await context.send({
        channel: 'mail',
        to: email,
        subject: 'Your password was changed',
        body: 'All your sessions were ended. If this was not you, ask the administrator of your fleet for help now.',
      })
      return { email }
    },
  ),

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
