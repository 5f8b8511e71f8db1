import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { fromPglite } from 'pg-boss'
import { lockFolder } from './lockFolder.ts'
import { migrate } from './migrate.ts'
import type { OpenDatabase } from './openDatabase.ts'
import * as schema from './schema.ts'

/**
 * Opens PGlite on a folder, for development: one process at a time, and not safe against power loss. `reset` deletes the
 * data first.
 */
export async function openFolder(folder: string, { reset = false } = {}): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true })
  const unlock = await lockFolder(folder)
  try {
    const data = join(folder, 'pg')
    if (reset) await rm(data, { recursive: true, force: true })
    const isComplete = existsSync(join(data, 'PG_VERSION')) && existsSync(join(data, 'global/pg_control'))
    if (existsSync(data) && !isComplete) {
      throw new Error(`${data} was left half made. Delete it, or start with --reset.`)
    }
    const client = await PGlite.create(data)
    const db = drizzle({ client, schema })
    await migrate(db)
    const close = async () => {
      await client.close()
      await unlock()
    }
    return { db, isOnly: true, jobs: { db: fromPglite(client), backend: 'pglite' }, close }
  } catch (error) {
    await unlock()
    throw error
  }
}
