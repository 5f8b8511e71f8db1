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
import { hashPassword, isPassword, refuseCommonPassword } from '../domain/passwords.ts'
import { codeTries, countReset, forgetPasswordTries, passwordTries } from '../domain/signInTries.ts'
import { endAllSessions, endSession, rotate, startSession, spendToken } from '../domain/tokens.ts'
import { Fault } from '../fault.ts'
import { handle } from '../handle.ts'

export async function userByEmail({ tx }: Context, email: string) {
  const [found] = await tx
    .select()
    .from(user)
    .where(eq(sql`lower(${user.email})`, email.trim().toLowerCase()))
    .for('no key update')
  return found
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
  handle(login, async (context, { email, password, token }) => {
    const { settings } = context
    const tries = passwordTries(context, email)
    await tries.count()
    const person = await userByEmail(context, email)
    const isRight = isPassword(password, person?.passwordHash, settings.passwordCost)
    const why = settings.mode === 'legacy' ? accountCode(person) : undefined
    if (why) throw new Fault(why, { commit: true })
    if (!person || !isRight || person.status !== 'active') throw new Fault('P1002', { commit: true })
    await tries.takeBack()
    await forgetPasswordTries(context, email)
    if (settings.mode === 'legacy' && (await hasOnlyInactiveFleets(context, person.id))) {
      throw new Fault('F1006', { commit: true })
    }
    if (person.twoFactor) {
      const verified = token ? await spendToken(context, 'second-login', token) : undefined
      if (verified !== person.id) return challenge(context, person)
    }
    return startSession(context, person.id)
  }),

  handle(verifyOtp, async (context, { email, otp }) => {
    const tries = codeTries(context, email)
    await tries.count()
    const person = await userByEmail(context, email)
    if (!person || person.status !== 'active') throw new Fault('P1006', { commit: true })
    const verified = await verify(context, person.id, otp)
    await tries.takeBack()
    return verified
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

  handle(changePassword, async (context, { password, token }) => {
    const { tx, settings } = context
    const { id, email, firstName, lastName, status } = await ownerOfLink(context, 'reset', token, {
      gone: 'P1009',
      expired: 'P1010',
    })
    await refuseCommonPassword(password, [email, firstName, lastName])
    if (status !== 'active' || !(await spendToken(context, 'reset', token))) throw new Fault('P1009')
    const passwordHash = hashPassword(password, settings.passwordCost)
    await tx.update(user).set({ passwordHash }).where(eq(user.id, id))
    await endAllSessions(context, id, 'password changed')
    await forgetPasswordTries(context, email)
    await context.send({
      channel: 'mail',
      to: email,
      subject: 'Your password was changed',
      body: 'All your sessions were ended. If this was not you, ask the administrator of your fleet for help now.',
    })
    return { email }
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
