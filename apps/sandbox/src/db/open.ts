import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import pg from 'pg'
import type { Db } from './connect.ts'
import { lockFolder } from './lockFolder.ts'
import { migrate } from './migrate.ts'
import * as schema from './schema.ts'

export interface OpenDatabase {
  db: Db
  /** Whether it held no tables before. */
  isNew: boolean
  close(): Promise<void>
}

/** In memory, from nothing or from a snapshot that `dumpDataDir` made. */
export async function openMemory(snapshot?: Blob): Promise<OpenDatabase & { dump(): Promise<Blob> }> {
  const client = await PGlite.create(snapshot ? { loadDataDir: snapshot } : {})
  const db = drizzlePglite({ client, schema })
  if (!snapshot) await migrate(db)
  return {
    db,
    isNew: !snapshot,
    close: () => client.close(),
    dump: () => client.dumpDataDir('gzip'),
  }
}

/** PGlite on a folder, for development: one process at a time, and not safe against loss of power. `reset` empties it. */
export async function openFolder(folder: string, { reset = false } = {}): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true })
  const unlock = await lockFolder(folder)
  try {
    const data = join(folder, 'pg')
    if (reset) await rm(data, { recursive: true, force: true })
    const isNew = !existsSync(data)
    if (!isNew && !(existsSync(join(data, 'PG_VERSION')) && existsSync(join(data, 'global/pg_control')))) {
      throw new Error(`${data} was left half made. Delete it, or start with --reset.`)
    }
    const client = await PGlite.create(data)
    const db = drizzlePglite({ client, schema })
    await migrate(db)
    return { db, isNew, close: () => client.close().finally(unlock) }
  } catch (error) {
    await unlock()
    throw error
  }
}

/** A PostgreSQL server, by its connection address. */
export async function openServer(connectionString: string, max = 10): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString, max, statement_timeout: 5_000 })
  // An idle connection that the server closes is replaced by the next query; it must not end the process.
  pool.on('error', () => undefined)
  const db = drizzlePg({ client: pool, schema })
  const applied = await migrate(db)
  return { db, isNew: applied.includes('0001_tables.sql'), close: () => pool.end() }
}
