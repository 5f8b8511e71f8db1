import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { crashAt } from '../crash.ts'
import { rows, type Db } from './connect.ts'
import { withDatabaseLock } from './withDatabaseLock.ts'

const folder = new URL('./migrations/', import.meta.url)

const createTable = sql`create table if not exists schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())`

/** Throws if the database has a migration that this version lacks: its tables may not be those that this version knows. */
const refuseNewerDatabase = (db: Db, names: readonly string[]): Promise<void> =>
  withDatabaseLock(db, async (tx) => {
    await tx.execute(createTable)
    const applied = await rows<{ name: string }>(tx, sql`select name from schema_migration order by name`)
    const unknown = applied.flatMap(({ name }) => (names.includes(name) ? [] : [name]))
    if (unknown.length > 0)
      throw new Error(
        `A newer version of the sandbox has changed this database (${unknown.join(', ')}). Start that version, use another database, or start with --reset, which deletes its data.`,
      )
  })

/**
 * Applies the missing migrations, each in its own transaction, in one process at a time. Throws if a migration changed after
 * it was applied, or if the database has migrations of a newer version. Resolves to the names of the newly applied migrations.
 */
export async function migrate(db: Db): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  await refuseNewerDatabase(db, names)
  const applied: string[] = []
  for (const name of names) {
    const script = await readFile(new URL(name, folder), 'utf8')
    const checksum = createHash('sha256').update(script).digest('hex')
    await withDatabaseLock(db, async (tx) => {
      const [existing] = await rows<{ checksum: string }>(
        tx,
        sql`select checksum from schema_migration where name = ${name}`,
      )
      if (existing && existing.checksum !== checksum)
        throw new Error(`Migration ${name} changed after it was applied`)
      if (existing) return
      for (const statement of statements(script)) await tx.execute(sql.raw(statement))
      await tx.execute(sql`insert into schema_migration (name, checksum) values (${name}, ${checksum})`)
      crashAt(`migration ${name}`)
      applied.push(name)
    })
  }
  return applied
}

/** Splits a script into statements at semicolons outside of `$$` bodies and quotes. */
function statements(script: string): string[] {
  const pieces = script.split(/(\$\$|;|'(?:[^']|'')*'|--[^\n]*)/)
  const complete: string[] = []
  let current = ''
  let inBody = false
  for (const piece of pieces) {
    if (piece.startsWith('--') && !inBody) continue
    if (piece === '$$') inBody = !inBody
    if (piece === ';' && !inBody) {
      if (current.trim()) complete.push(current.trim())
      current = ''
    } else current += piece
  }
  if (current.trim()) complete.push(current.trim())
  return complete
}
