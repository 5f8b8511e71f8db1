import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Db } from '../db/connect.ts'
import * as schema from '../db/schema.ts'

/*
 * Test files that run one after another in the same process use one database, and so do the stories of a page. Emptying it
 * takes a tenth of the time of opening a new one.
 */

interface EmptyDatabase {
  client: PGlite
  /** SQL that brings the database back to its first state. */
  reset: string
  /** How many test files or stories have used it. */
  uses: number
}

const free: EmptyDatabase[] = []

/** PGlite keeps its log of writes in memory, so that a database grows with each use. */
const maximumUses = 20
/** Milliseconds. A transaction that a test left open would block the reset for ever. */
const maximumWait = 5000

const tooLate = () =>
  new Promise<false>((resolve) =>
    AbortSignal.timeout(maximumWait).addEventListener('abort', () => resolve(false)),
  )

/** Resolves to whether the database is as new. */
const empty = ({ client, reset }: EmptyDatabase) =>
  client.exec(reset).then(
    () => true,
    () => false,
  )

/** Takes an empty database from the pool, or opens the snapshot. `close` empties the database and gives it back. */
export async function openPooled(snapshot: () => Promise<Blob>): Promise<{ db: Db; close(): Promise<void> }> {
  const database = free.pop() ?? (await openNew(await snapshot()))
  database.uses += 1
  const { client } = database
  let isClosed = false

  const db = drizzle({ client: clientUntil(client, () => isClosed), schema })

  return {
    db,
    async close() {
      if (isClosed) return
      isClosed = true
      const isEmptied = database.uses < maximumUses && (await Promise.race([empty(database), tooLate()]))
      if (isEmptied) free.push(database)
      else await client.close()
    },
  }
}

/** A client that refuses queries once it is closed: a request of one test must not write into the database of the next. */
function clientUntil(client: PGlite, isClosed: () => boolean): PGlite {
  const guarded = new Set<PropertyKey>(['query', 'exec', 'sql', 'transaction'])
  return new Proxy(client, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target)
      if (typeof value !== 'function') return value
      return (...args: unknown[]): unknown => {
        if (guarded.has(key) && isClosed()) return Promise.reject(new Error('The database is closed.'))
        return Reflect.apply(value, target, args)
      }
    },
  })
}

async function openNew(snapshot: Blob): Promise<EmptyDatabase> {
  const client = await PGlite.create({ loadDataDir: snapshot })
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname = 'public' and tablename <> 'schema_migration'`,
  )
  const names = tables.map(({ name }) => name)
  const inserts: string[] = []
  for (const name of names) {
    const { rows } = await client.query<{ insert: string | null }>(
      `select format('insert into ${name} select * from json_populate_recordset(null::${name}, %L)', json_agg(x)) as insert
       from ${name} x having count(*) > 0`,
    )
    inserts.push(...rows.flatMap(({ insert }) => insert ?? []))
  }
  const reset = [
    'reset all',
    // The ledger's triggers refuse to delete.
    'set session_replication_role = replica',
    `truncate ${names.join(', ')} restart identity cascade`,
    ...inserts,
    'set session_replication_role = origin',
  ].join(';\n')
  return { client, reset, uses: 0 }
}
