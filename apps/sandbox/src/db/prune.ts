import { sql, type SQL } from 'drizzle-orm'
import { rows, type Db } from './connect.ts'
import { shareDatabaseLock } from './withDatabaseLock.ts'

const rowsPerStep = 1000

const dayAgo = sql.raw(`now() - interval '1 day'`)

/**
 * What no call reads any more. An expired link is kept for a month, because its page says that the link has expired. Used refresh tokens
 * are kept as long as their session: a second use of one ends it.
 */
const expired: readonly { table: string; key: string; where: SQL }[] = [
  { table: 'rate_window', key: 'key', where: sql`started_at < ${dayAgo}` },
  { table: 'otp_challenge', key: 'id', where: sql`expires_at < ${dayAgo}` },
  { table: 'one_time_token', key: 'hash', where: sql`expires_at < now() - interval '30 days'` },
  { table: 'payment_token', key: 'hash', where: sql`expires_at < ${dayAgo}` },
  { table: 'bank_grant', key: 'hash', where: sql`expires_at < ${dayAgo}` },
]

const endedSessions = sql`select id from session_family where revoked_at < ${dayAgo} or (created_at < ${dayAgo}
  and not exists (select from refresh_token where family_id = session_family.id and expires_at >= ${dayAgo}))`

/** Deletes a batch. Resolves to whether more may follow. */
const deleteStep = (db: Db, query: SQL, size: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await shareDatabaseLock(tx)
    return (await rows(tx, query)).length === size
  })

/** Deletes rate windows, codes, tokens and sessions that no call needs any more, `size` at a time. */
export async function pruneExpired(db: Db, size = rowsPerStep): Promise<void> {
  for (const { table, key, where } of expired) {
    const [from, column] = [sql.identifier(table), sql.identifier(key)]
    const query = sql`delete from ${from} where ${column} in
      (select ${column} from ${from} where ${where} limit ${size} for update skip locked) returning 1`
    while (await deleteStep(db, query, size));
  }
  const sessions = sql`with ended as (${endedSessions} limit ${size} for update skip locked),
    tokens as (delete from refresh_token where family_id in (select id from ended))
    delete from session_family where id in (select id from ended) returning 1`
  while (await deleteStep(db, sessions, size));
}
