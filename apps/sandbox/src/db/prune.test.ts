import { refreshSession } from 'fleet-portal-api-client/contract/session'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rows } from './connect.ts'
import { pruneExpired } from './prune.ts'
import { startSession } from '../domain/tokens.ts'
import { createPooledTestSandbox, type TestSandbox } from '../testing.ts'
import { callerWith } from '../testing/callerOf.ts'

let sandbox: TestSandbox
let userId: string
beforeAll(async () => {
  sandbox = await createPooledTestSandbox()
  const { users } = await sandbox.newFleet({ type: 'hedging', roles: ['portal-admin'] })
  userId = users[0]?.userId ?? ''
})
afterAll(() => sandbox.close())

const keysOf = async (table: string, key: string) => {
  const query = sql`select ${sql.raw(key)} as key from ${sql.raw(table)} order by 1`
  return (await rows<{ key: string }>(sandbox.db, query)).map((row) => row.key)
}

it('deletes what has expired, in batches, and keeps what calls still read', async () => {
  const { db } = sandbox
  await db.execute(sql`insert into rate_window (key, started_at, count) values
    ('old', now() - interval '25 hours', 1), ('new', now() - interval '23 hours', 1)`)
  await db.execute(sql`insert into rate_window (key, started_at, count)
    select 'old ' || n, now() - interval '2 days', 1 from generate_series(1, 25) as n`)
  await db.execute(sql`insert into otp_challenge (id, user_id, code_hash, created_at, expires_at) values
    ('old', ${userId}, '', now() - interval '3 days', now() - interval '25 hours'),
    ('new', ${userId}, '', now() - interval '1 day', now() - interval '23 hours')`)
  await db.execute(sql`insert into one_time_token (hash, purpose, user_id, created_at, expires_at) values
    ('old', 'invite', ${userId}, now() - interval '40 days', now() - interval '31 days'),
    ('new', 'invite', ${userId}, now() - interval '40 days', now() - interval '29 days')`)
  await db.execute(sql`insert into payment_token (hash, brand, last_digits, expires_at) values
    ('old', 'visa', '1111', now() - interval '25 hours'), ('new', 'visa', '1111', now())`)
  await pruneExpired(db, 10)
  expect(await keysOf('rate_window', 'key')).toEqual(['new'])
  for (const table of ['otp_challenge', 'one_time_token', 'payment_token'])
    expect(await keysOf(table, table === 'otp_challenge' ? 'id' : 'hash')).toEqual(['new'])
})

it('deletes a session when none of its tokens can be used, and keeps the used tokens of the others', async () => {
  const start = () => sandbox.run((context) => startSession(context, userId))
  const sessionOf = ({ AccessToken = '' }) =>
    (JSON.parse(atob(AccessToken.split('.')[1] ?? '')) as { sid: string }).sid
  const [current, expired, ended, endedNow] = [await start(), await start(), await start(), await start()]
  const call = callerWith(sandbox)
  await call(refreshSession, { refreshToken: current.RefreshToken })
  const { db } = sandbox
  const longAgo = sql`now() - interval '25 hours'`
  // The first token of the session has expired, the second has not.
  await db.execute(
    sql`update refresh_token set expires_at = ${longAgo} where family_id = ${sessionOf(current)} and used_at is not null`,
  )
  await db.execute(
    sql`update refresh_token set expires_at = ${longAgo} where family_id = ${sessionOf(expired)}`,
  )
  await db.execute(sql`update session_family set created_at = now() - interval '40 days'`)
  await db.execute(sql`update session_family set revoked_at = ${longAgo} where id = ${sessionOf(ended)}`)
  await db.execute(sql`update session_family set revoked_at = now() where id = ${sessionOf(endedNow)}`)
  await pruneExpired(db)
  expect(await keysOf('session_family', 'id')).toEqual([sessionOf(current), sessionOf(endedNow)].toSorted())
  expect(await keysOf('refresh_token', 'family_id')).toEqual(
    [sessionOf(current), sessionOf(current), sessionOf(endedNow)].toSorted(),
  )
})
