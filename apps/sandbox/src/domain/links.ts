import type { ErrorCode } from 'fleet-portal-api-client/contract/errors'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { mailBody, type Context } from '../context.ts'
import { oneTimeToken, outbox, user, type fleet } from '../db/schema.ts'
import { Fault } from '../fault.ts'
import { newSecret } from '../utilities/ids.ts'
import { countAttempt } from '../utilities/rateLimit.ts'
import { addSeconds } from '../utilities/time.ts'
import { findToken, issueToken, secretHash } from './tokens.ts'

const resetLife = 3600
const inviteLife = 7 * 86_400
const attemptsPerLink = 30
const attemptWindow = 900

/**
 * Emails a link for a new password to the user with this email. Earlier links stop working. Every email runs the same
 * statements, so that the response time does not reveal whether an active account exists.
 */
export async function sendResetLink(context: Context, email: string): Promise<void> {
  const { tx, now, settings } = context
  const token = newSecret()
  const owner = sql`lower(${user.email}) = ${email.trim().toLowerCase()} and ${user.status} = 'active'`
  const timestamp = (date: Date) => sql`${date.toISOString()}::timestamptz`
  await tx
    .update(oneTimeToken)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeToken.purpose, 'reset'),
        isNull(oneTimeToken.usedAt),
        inArray(oneTimeToken.userId, tx.select({ id: user.id }).from(user).where(owner)),
      ),
    )
  await tx.execute(
    sql`insert into ${oneTimeToken} (hash, purpose, user_id, created_at, expires_at)
      select ${secretHash(context, token)}, 'reset', ${user.id}, ${timestamp(now)}, ${timestamp(addSeconds(now, resetLife))}
      from ${user} where ${owner}`,
  )
  const link = `${settings.portalUrl}/auth/reset?token=${token}&email=${encodeURIComponent(email.trim())}`
  const body = mailBody(settings, 'Follow the link to choose a new password. It works once, for an hour.')
  await tx.execute(
    sql`insert into ${outbox} (channel, recipient, subject, body, link, created_at)
      select 'mail', ${user.email}, 'Reset your password', ${body}::text, ${link}::text, ${timestamp(now)}
      from ${user} where ${owner}`,
  )
}

/** Emails an invited user the link that activates the account. Earlier links stop working. */
export async function sendInvite(
  context: Context,
  { businessName }: Pick<typeof fleet.$inferSelect, 'businessName'>,
  userRow: Pick<typeof user.$inferSelect, 'id' | 'email'>,
): Promise<void> {
  const token = await issueToken(context, 'invite', userRow.id, inviteLife)
  await context.send({
    channel: 'mail',
    to: userRow.email,
    subject: `${businessName} invites you to ${context.settings.productName}`,
    body: 'Follow the link to activate your account. It works once, for seven days.',
    link: `${context.settings.portalUrl}/activate-account?token=${token}`,
  })
}

/** Expires an emailed link now. False if there is no unused link with this token. */
export async function expireLink(context: Context, link: string): Promise<boolean> {
  const token = URL.parse(link)?.searchParams.get('token') ?? ''
  const expired = await context.tx
    .update(oneTimeToken)
    .set({ expiresAt: context.now })
    .where(and(eq(oneTimeToken.hash, secretHash(context, token)), isNull(oneTimeToken.usedAt)))
    .returning({ userId: oneTimeToken.userId })
  return expired.length > 0
}

/** The user of a link's token. Throws `gone` for an unknown or used token, `expired` for an expired one. */
export async function requireLinkOwner(
  context: Context,
  purpose: 'reset' | 'invite',
  token: string,
  { gone, expired }: { gone: ErrorCode; expired: ErrorCode },
) {
  const { tx, now } = context
  const stored = await findToken(context, purpose, token)
  if (!stored || stored.usedAt) throw new Fault(gone)
  await countAttempt(context, `link:${stored.hash}`, attemptsPerLink, attemptWindow)
  if (stored.expiresAt <= now) throw new Fault(expired, { commit: true })
  const [owner] = await tx.select().from(user).where(eq(user.id, stored.userId))
  if (!owner) throw new Fault(gone)
  return owner
}
