import type { ErrorCode } from 'api-client/contract/errors'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { oneTimeToken, outbox, user, type fleet } from '../db/schema.ts'
import { Fault } from '../fault.ts'
import { newSecret } from '../utilities/ids.ts'
import { countAttempt } from '../utilities/rateLimit.ts'
import { addSeconds } from '../utilities/time.ts'
import { findToken, issueToken, secretHash } from './tokens.ts'

const resetLife = 3600
const inviteLife = 7 * 86_400
const triesPerLink = 30
const tryWindow = 900

/**
 * Mails a link for a new password to whoever has an address; the links before it stop working. The statements are the
 * same for every address: whether somebody active has it shows only in how many rows they touch.
 */
export async function sendResetLink(context: Context, address: string): Promise<void> {
  const { tx, now, settings } = context
  const token = newSecret()
  const owner = sql`lower(${user.email}) = ${address.trim().toLowerCase()} and ${user.status} = 'active'`
  const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`
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
      select ${secretHash(context, token)}, 'reset', ${user.id}, ${moment(now)}, ${moment(addSeconds(now, resetLife))}
      from ${user} where ${owner}`,
  )
  const link = `${settings.portalUrl}/auth/reset?token=${token}&email=${encodeURIComponent(address.trim())}`
  await tx.execute(
    sql`insert into ${outbox} (channel, recipient, subject, body, link, created_at)
      select 'mail', ${user.email}, 'Reset your password',
        'Follow the link to choose a new password. It works once, for an hour.', ${link}::text, ${moment(now)}
      from ${user} where ${owner}`,
  )
}

/** Mails a person whom a fleet has invited the link that activates the account; the links before it stop working. */
export async function sendInvite(
  context: Context,
  { businessName }: Pick<typeof fleet.$inferSelect, 'businessName'>,
  person: Pick<typeof user.$inferSelect, 'id' | 'email'>,
): Promise<void> {
  const token = await issueToken(context, 'invite', person.id, inviteLife)
  await context.send({
    channel: 'mail',
    to: person.email,
    subject: `${businessName} invites you to the fleet portal`,
    body: 'Follow the link to activate your account. It works once, for seven days.',
    link: `${context.settings.portalUrl}/activate-account?token=${token}`,
  })
}

/** Makes a link that was mailed as old as one that nobody followed in time. False where there is none to be followed. */
export async function expireLink(context: Context, link: string): Promise<boolean> {
  const token = URL.parse(link)?.searchParams.get('token') ?? ''
  const expired = await context.tx
    .update(oneTimeToken)
    .set({ expiresAt: context.now })
    .where(and(eq(oneTimeToken.hash, secretHash(context, token)), isNull(oneTimeToken.usedAt)))
    .returning({ userId: oneTimeToken.userId })
  return expired.length > 0
}

/** Whose link a token is. Refused with `gone` where it is nobody's or used up, with `expired` where it is too old. */
export async function requireLinkOwner(
  context: Context,
  purpose: 'reset' | 'invite',
  token: string,
  { gone, expired }: { gone: ErrorCode; expired: ErrorCode },
) {
  const { tx, now } = context
  const known = await findToken(context, purpose, token)
  if (!known || known.usedAt) throw new Fault(gone)
  await countAttempt(context, `link:${known.hash}`, triesPerLink, tryWindow)
  if (known.expiresAt <= now) throw new Fault(expired, { commit: true })
  const [owner] = await tx.select().from(user).where(eq(user.id, known.userId))
  if (!owner) throw new Fault(gone)
  return owner
}
