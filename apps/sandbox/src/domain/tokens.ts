import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { SignJWT, jwtVerify } from 'jose'
import type { Context, Settings } from '../context.ts'
import { oneTimeToken, refreshToken, sessionFamily } from '../db/schema.ts'
import { Fault } from '../fault.ts'
import { newId, newSecret } from '../utilities/ids.ts'
import { findSessionUser, type SessionUser } from './sessionUser.ts'
import { addSeconds } from '../utilities/time.ts'

const accessLife = 15 * 60
const refreshLife = 30 * 86_400
/** Seconds in which a used refresh token returns the same pair again, because the first response may have been lost. */
const refreshOverlap = 10

const keyedHash = (settings: Settings, purpose: string, text: string) =>
  bytesToHex(hmac(sha256, utf8ToBytes(settings.secret), utf8ToBytes(`${purpose}:${text}`)))

/** The keyed hash under which a secret is stored. The secret cannot be read from it. */
export const secretHash = (context: Context, text: string) => keyedHash(context.settings, 'kept', text)

const signingKey = (settings: Settings) => utf8ToBytes(keyedHash(settings, 'key', 'access'))
const seconds = (date: Date) => Math.floor(date.getTime() / 1000)

async function tokenPair(context: Context, userId: string, familyId: string, refresh: string, issued: Date) {
  const access = await new SignJWT({ sid: familyId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(userId)
    .setJti(keyedHash(context.settings, 'jti', refresh).slice(0, 16))
    .setIssuedAt(seconds(issued))
    .setExpirationTime(seconds(issued) + accessLife)
    .sign(signingKey(context.settings))
  return { AccessToken: access, RefreshToken: refresh }
}

async function storeRefresh(context: Context, familyId: string, token: string) {
  await context.tx.insert(refreshToken).values({
    hash: secretHash(context, token),
    familyId,
    createdAt: context.now,
    expiresAt: addSeconds(context.now, refreshLife),
  })
}

/** Starts a session: a family of refresh tokens and the first pair. */
export async function startSession(context: Context, userId: string) {
  const familyId = newId('ses')
  await context.tx.insert(sessionFamily).values({ id: familyId, userId, createdAt: context.now })
  const refresh = newSecret()
  await storeRefresh(context, familyId, refresh)
  return tokenPair(context, userId, familyId, refresh, context.now)
}

export async function endSession(context: Context, familyId: string, reason: string) {
  context.disconnect(familyId)
  await context.tx
    .update(sessionFamily)
    .set({ revokedAt: context.now, revokedFor: reason })
    .where(and(eq(sessionFamily.id, familyId), isNull(sessionFamily.revokedAt)))
}

/** The reason of a session that ended because its user has no fleet left. */
export const accessRemovedReason = 'access removed'

export async function endAllSessions(context: Context, userId: string, reason: string) {
  context.disconnect(userId)
  await context.tx
    .update(sessionFamily)
    .set({ revokedAt: context.now, revokedFor: reason })
    .where(and(eq(sessionFamily.userId, userId), isNull(sessionFamily.revokedAt)))
}

/**
 * Exchanges a refresh token for the next pair. A second use within the overlap returns the same pair, which is derived
 * from the token. A later use counts as theft and ends the session.
 */
export async function rotateRefreshToken(context: Context, presented: string) {
  const { tx, now, settings } = context
  const [stored] = await tx
    .select({ token: refreshToken, family: sessionFamily })
    .from(refreshToken)
    .innerJoin(sessionFamily, eq(sessionFamily.id, refreshToken.familyId))
    .where(eq(refreshToken.hash, secretHash(context, presented)))
    .for('update')
  if (!stored || stored.family.revokedAt || stored.token.expiresAt <= now) throw new Fault('Unauthorized')
  const { userId, id: familyId } = stored.family
  if (!(await findSessionUser(tx, userId, familyId))) throw new Fault('Unauthorized')

  const successor = keyedHash(settings, 'refresh', presented)
  const { usedAt } = stored.token
  if (!usedAt) {
    await tx.update(refreshToken).set({ usedAt: now }).where(eq(refreshToken.hash, stored.token.hash))
    await storeRefresh(context, familyId, successor)
  } else if (now > addSeconds(usedAt, refreshOverlap)) {
    await endSession(context, familyId, 'refresh token used twice')
    throw new Fault('Unauthorized', { commit: true })
  }
  return tokenPair(context, userId, familyId, successor, usedAt ?? now)
}

/** The user of an Authorization header: the token itself, or `Bearer` and the token. */
export async function authenticate(context: Context, header: string | null): Promise<SessionUser> {
  const token = header?.replace(/^Bearer\s+/i, '').trim()
  if (!token) throw new Fault('Unauthorized')
  let claims: { sub?: string | undefined; sid?: unknown }
  try {
    const { payload } = await jwtVerify(token, signingKey(context.settings), {
      algorithms: ['HS256'],
      currentDate: context.now,
    })
    claims = payload
  } catch {
    throw new Fault('Unauthorized')
  }
  const user =
    claims.sub && typeof claims.sid === 'string'
      ? await findSessionUser(context.tx, claims.sub, claims.sid)
      : undefined
  if (!user) throw new Fault((await hasLostAccess(context, claims.sid)) ? 'Forbidden' : 'Unauthorized')
  return user
}

/** Whether the session ended because the user lost access. Such a user gets Forbidden: signing in again would not help. */
async function hasLostAccess({ tx }: Context, familyId: unknown): Promise<boolean> {
  if (typeof familyId !== 'string') return false
  const [family] = await tx
    .select({ revokedFor: sessionFamily.revokedFor })
    .from(sessionFamily)
    .where(eq(sessionFamily.id, familyId))
  return family?.revokedFor === accessRemovedReason
}

export type Purpose = 'second-login' | 'reset' | 'invite' | 'sign-in-link'

/** Creates a token for a link or a second sign-in step. An earlier token for the same purpose stops working. */
export async function issueToken(context: Context, purpose: Purpose, userId: string, life: number) {
  const { tx, now } = context
  await tx
    .update(oneTimeToken)
    .set({ usedAt: now })
    .where(
      and(eq(oneTimeToken.userId, userId), eq(oneTimeToken.purpose, purpose), isNull(oneTimeToken.usedAt)),
    )
  const token = newSecret()
  await tx.insert(oneTimeToken).values({
    hash: secretHash(context, token),
    purpose,
    userId,
    createdAt: now,
    expiresAt: addSeconds(now, life),
  })
  return token
}

export async function findToken(context: Context, purpose: Purpose, token: string) {
  const [stored] = await context.tx
    .select()
    .from(oneTimeToken)
    .where(and(eq(oneTimeToken.hash, secretHash(context, token)), eq(oneTimeToken.purpose, purpose)))
  return stored
}

/** Marks a token as used. Only one of several concurrent calls succeeds. Resolves to the token's user, else undefined. */
export async function consumeToken(context: Context, purpose: Purpose, token: string) {
  const [used] = await context.tx
    .update(oneTimeToken)
    .set({ usedAt: context.now })
    .where(
      and(
        eq(oneTimeToken.hash, secretHash(context, token)),
        eq(oneTimeToken.purpose, purpose),
        isNull(oneTimeToken.usedAt),
        gt(oneTimeToken.expiresAt, context.now),
      ),
    )
    .returning({ userId: oneTimeToken.userId })
  return used?.userId
}
