import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { fromPglite } from 'pg-boss'
import { migrate } from './migrate.ts'
import type { OpenDatabase } from './openDatabase.ts'
import * as schema from './schema.ts'

/** Opens PGlite in memory: an empty migrated database, or a snapshot from `dump`. */
export async function openMemory(snapshot?: Blob): Promise<OpenDatabase & { dump(): Promise<Blob> }> {
  const client = await PGlite.create(snapshot ? { loadDataDir: snapshot } : {})
  const db = drizzle({ client, schema })
  if (!snapshot) await migrate(db)
  const jobs = { db: fromPglite(client), backend: 'pglite' as const }
  return { db, isOnly: true, jobs, close: () => client.close(), dump: () => client.dumpDataDir('gzip') }
}
