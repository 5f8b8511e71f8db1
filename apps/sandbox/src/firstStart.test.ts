import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rows, type Db } from './db/connect.ts'
import { openServer } from './db/openServer.ts'
import { loadOrCreateSecret } from './secretFile.ts'
import { fleetPlans } from './seed/fleetList.ts'
import { startServer } from './server.ts'
import { startPostgres } from './testing/startPostgres.ts'

const serverCount = 3
const secret = 'a-secret-of-the-first-start-thirty-two-and-more'

let postgres: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => void (postgres = await startPostgres(2)), 120_000)
afterAll(() => postgres?.stop())

const start = async (connection: Parameters<typeof openServer>[0], options: { reset?: boolean } = {}) => {
  const database = await openServer(connection, 3, options)
  const server = await startServer(database, {
    port: 0,
    host: '127.0.0.1',
    secret,
    passwordCost: 4,
    ...options,
  })
  return { ...server, db: database.db }
}

async function readContent(db: Db) {
  const [fleets] = await rows<{ n: number }>(db, sql`select count(*)::int as n from fleet`)
  return { fleets: fleets?.n, violations: await rows(db, sql`select * from ledger_violation`) }
}

describe('several servers that start at once on one database', () => {
  it('seed an empty database once, and all of them become ready', { timeout: 600_000 }, async () => {
    const connection = await postgres.newDatabase()
    const servers = await Promise.all(Array.from({ length: serverCount }, () => start(connection)))
    for (const { url, db } of servers) {
      expect(await (await fetch(new URL('/readyz', url))).text()).toBe('ready')
      expect(await readContent(db)).toEqual({ fleets: fleetPlans.length, violations: [] })
    }
    await Promise.all(servers.map(({ stop }) => stop()))

    const restarted = await Promise.all([start(connection, { reset: true }), start(connection)])
    for (const { db } of restarted) {
      expect(await readContent(db)).toEqual({ fleets: fleetPlans.length, violations: [] })
    }
    await Promise.all(restarted.map(({ stop }) => stop()))
  })
})

it('a start with --reset replaces a database of a newer version', { timeout: 600_000 }, async () => {
  const connection = await postgres.newDatabase()
  const first = await openServer(connection, 1)
  await first.db.execute(
    sql`insert into schema_migration (name, checksum) values ('0901_later.sql', 'of a newer version')`,
  )
  await first.close()
  await expect(start(connection)).rejects.toThrow('A newer version of the sandbox')
  const { db, stop } = await start(connection, { reset: true })
  expect(await readContent(db)).toEqual({ fleets: fleetPlans.length, violations: [] })
  await stop()
})

it('processes that create the secret of a folder at once read the same secret', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-secret-'))
  for (let round = 0; round < 50; round++) {
    const secretFolder = join(folder, String(round))
    const secrets = await Promise.all(Array.from({ length: 8 }, () => loadOrCreateSecret(secretFolder)))
    expect(new Set(secrets).size).toBe(1)
    expect(secrets[0]).toMatch(/^[\da-f]{64}$/)
    expect(await readdir(secretFolder)).toEqual(['secret'])
  }
  await rm(folder, { recursive: true })
})
