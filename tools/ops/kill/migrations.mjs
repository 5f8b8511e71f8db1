/* Kills the process before the commit of each migration, and compares the migrated database with one that was never killed. */
import { readdir } from 'node:fs/promises'
import { openEngine } from './engine.mjs'

const folder = new URL('../../../apps/sandbox/src/db/migrations/', import.meta.url)

/** Tables, columns, indexes, triggers and applied migrations of a database, as text. */
async function schemaOf(engine) {
  const { db, close } = await engine.open()
  const read = async (text) => (await db.execute(text)).rows
  const found = [
    await read(
      "select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns where table_schema = 'public' order by 1, 2",
    ),
    await read("select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1"),
    await read(
      'select tgname, tgrelid::regclass::text as on_table from pg_trigger where not tgisinternal order by 1, 2',
    ),
    await read('select name, checksum from schema_migration order by 1'),
  ]
  await close()
  return JSON.stringify(found)
}

/**
 * @param {import('./engine.mjs').Engine} engine
 * @param {number} times
 * @returns {Promise<import('./engine.mjs').Result[]>}
 */
export async function killMigrations(engine, times) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const failures = []
  let kills = 0
  const whole = await openEngine(engine.name)
  const expected = await schemaOf(whole)
  await whole.close()
  // A database has one kill for each migration, so more kills need more databases.
  for (let round = 0; kills < times; round++) {
    const target = round === 0 ? engine : await openEngine(engine.name)
    for (const name of names) {
      if (kills >= times && round > 0) break
      const ended = await target.start({ CRASH_AT: `migration ${name}` }).catch((error) => String(error))
      if (typeof ended !== 'string' || !ended.includes('SIGKILL'))
        failures.push(`${name} was not killed: ${typeof ended === 'string' ? ended : 'it was ready'}`)
      else kills += 1
    }
    if ((await schemaOf(target)) !== expected)
      failures.push('the schema differs from one that was never killed')
    if (round > 0) await target.close()
  }
  return [{ moment: 'migration, before its commit', kills, failures }]
}
