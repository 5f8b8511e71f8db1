import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rows, type Db } from '../db/connect.ts'
import { createPooledTestSandbox } from '../testing.ts'
import { openPooled } from './databasePool.ts'

const snapshot = async () => new Blob([await readFile(process.env['SANDBOX_SNAPSHOT'] ?? '')])

/** The rows of every table. */
async function contentOf(db: Db) {
  const tables = await rows<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  const content = new Map<string, unknown>()
  for (const { name } of tables) {
    const [row] = await rows(db, sql`select json_agg(x) as rows from ${sql.identifier(name)} x`)
    content.set(name, row)
  }
  return content
}

const firstId = async (db: Db) => {
  const [row] = await rows<{ id: number }>(db, sql`select nextval('movement_id_seq')::int as id`)
  return row?.id
}

test('a database that is given back is used again, with the rows, sequences and triggers of a new one', async () => {
  const first = await openPooled(snapshot)
  const fresh = await contentOf(first.db)
  expect(await firstId(first.db)).toBe(1)
  await first.close()

  const fleet = await createPooledTestSandbox()
  await fleet.newFleet({ type: 'hedging', roles: ['portal-admin'], funds: 500_000 })
  expect(await contentOf(fleet.db)).not.toEqual(fresh)
  expect(await fleet.violations()).toEqual([])
  await fleet.close()

  const second = await openPooled(() => Promise.reject(new Error('A new database was opened.')))
  expect(await contentOf(second.db)).toEqual(fresh)
  expect(await firstId(second.db)).toBe(1)
  await expect(second.db.execute(sql`truncate movement`)).rejects.toThrow()
  await second.close()
})

test('a request that outlives its sandbox does not write into the next one', async () => {
  const ended = await openPooled(snapshot)
  await ended.close()
  const next = await openPooled(snapshot)
  await expect(ended.db.execute(sql`select 1`)).rejects.toMatchObject({
    cause: new Error('The database is closed.'),
  })
  await expect(ended.db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow(
    'The database is closed.',
  )
  await next.close()
})

test('violations are read again after each write', async () => {
  const sandbox = await createPooledTestSandbox()
  const { fleetId } = await sandbox.newFleet({ type: 'hedging', roles: ['portal-admin'], funds: 100 })
  expect(await sandbox.violations()).toEqual([])
  await sandbox.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(
      sql`update account set balance = balance + 1 where fleet_id = ${fleetId} and kind = 'wallet'`,
    )
  })
  expect(await sandbox.violations()).toContainEqual(
    expect.objectContaining({ rule: 'balance equals the sum of movements' }),
  )
  await sandbox.close()
})
