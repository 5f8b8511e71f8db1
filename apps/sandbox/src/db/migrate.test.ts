import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { migrate } from './migrate.ts'
import { openMemory } from './openMemory.ts'

it('a database with a migration of a newer version is refused and not changed', async () => {
  const { db, close } = await openMemory()
  try {
    await db.execute(sql`insert into schema_migration (name, checksum) values ('0901_later.sql', 'a')`)
    await db.execute(sql`insert into schema_migration (name, checksum) values ('0902_latest.sql', 'b')`)
    // This migration is missing, and must not be applied to the tables of a newer version.
    await db.execute(sql`delete from schema_migration where name = '0001_tables.sql'`)
    await expect(migrate(db)).rejects.toThrow(
      'A newer version of the sandbox has changed this database (0901_later.sql, 0902_latest.sql). Start that version, use another database, or start with --reset, which deletes its data.',
    )
    await db.execute(sql`delete from schema_migration where name = '0901_later.sql'`)
    await expect(migrate(db)).rejects.toThrow('(0902_latest.sql)')
  } finally {
    await close()
  }
})
