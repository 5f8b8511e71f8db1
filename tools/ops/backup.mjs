/*
 * Writes a PostgreSQL database of the sandbox to a file, while its processes run, or reads it back into an empty database:
 *
 *   DATABASE_URL=postgres://… npm run backup -- fleet.dump
 *   DATABASE_URL=postgres://… npm run restore -- fleet.dump
 *
 * It runs `pg_dump` and `pg_restore`, which must be of the server's version or newer. PG_BIN names their folder if they are not on
 * the PATH.
 */
import { existsSync } from 'node:fs'
import { backup, restore } from './backup/commands.mjs'

const [action, file, ...rest] = process.argv.slice(2)
const url = process.env.DATABASE_URL
if (!url || !file || rest.length > 0 || (action !== 'backup' && action !== 'restore')) {
  console.error('DATABASE_URL=postgres://… npm run backup -- FILE, or npm run restore -- FILE')
  process.exit(1)
}
try {
  if (action === 'backup' && existsSync(file)) throw new Error(`${file} exists. Name another file.`)
  await (action === 'backup' ? backup : restore)(url, file)
  console.log(action === 'backup' ? `Written to ${file}` : `Restored from ${file}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
