import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { delimiter } from 'node:path'
import { once } from 'node:events'

/** The folder of PostgreSQL's programs: `PG_BIN`, or Debian's newest version. */
export function postgresFolder() {
  const version = (folder) => Number(/(\d+)\/bin$/.exec(folder)?.[1])
  const installed = globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) => version(a) - version(b))
  return process.env.PG_BIN ?? installed.at(-1)
}

/**
 * Runs a program of PostgreSQL. Throws its messages if it fails.
 *
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<string>} its output
 */
export async function runPostgres(program, args) {
  const path = [postgresFolder(), process.env.PATH].filter(Boolean).join(delimiter)
  const child = spawn(program, args, {
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { out: '', err: '' }
  child.stdout.on('data', (chunk) => (output.out += String(chunk)))
  child.stderr.on('data', (chunk) => (output.err += String(chunk)))
  const [code] = await Promise.race([
    once(child, 'close'),
    once(child, 'error').then(([error]) => [error.message]),
  ])
  if (code !== 0) throw new Error(`${program} failed (${code}): ${output.err.trim()}`)
  return output.out
}

/** Writes all data, as of one moment, in the custom format. The file is there when it is whole. */
export async function backup(url, file) {
  const unfinished = `${file}.unfinished`
  try {
    await runPostgres('pg_dump', [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--file=${unfinished}`,
      `--dbname=${url}`,
    ])
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Reads a backup into an empty database, as a whole or not at all. */
export async function restore(url, file) {
  const count =
    "select count(*) from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema')"
  const tables = (
    await runPostgres('psql', ['--no-psqlrc', '--tuples-only', '--no-align', `--command=${count}`, url])
  ).trim()
  if (tables !== '0') throw new Error(`The database has ${tables} tables. Restore into an empty one.`)
  await runPostgres('pg_restore', [
    '--exit-on-error',
    '--single-transaction',
    '--no-owner',
    '--no-privileges',
    `--dbname=${url}`,
    file,
  ])
}
