import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { fromPglite } from 'pg-boss'
import { migrate } from './migrate.ts'
import type { OpenDatabase } from './openDatabase.ts'
import * as schema from './schema.ts'

/** Resolves to an image of the database. Without compression it loads faster from a local file, but is eight times as long. */
type Dump = (compression: 'gzip' | 'none') => Promise<Blob>

/** Opens PGlite in memory: an empty migrated database, or a snapshot from `dump`. */
export async function openMemory(snapshot?: Blob): Promise<OpenDatabase & { dump: Dump }> {
  const client = await PGlite.create(snapshot ? { loadDataDir: snapshot } : {})
  const db = drizzle({ client, schema })
  if (!snapshot) await migrate(db)
  return {
    db,
    isOnly: true,
    jobs: { db: fromPglite(client), backend: 'pglite' },
    close: () => client.close(),
    dump: (compression) => client.dumpDataDir(compression),
  }
}
