/* A database for the kills: a folder of PGlite, or a database of a PostgreSQL server. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFolder } from '../../../apps/sandbox/src/db/openFolder.ts'
import { openServer } from '../../../apps/sandbox/src/db/openServer.ts'
import { spawnSandbox } from '../../../apps/sandbox/src/testing/spawnSandbox.ts'
import { startPostgres } from '../../../apps/sandbox/src/testing/startPostgres.ts'

async function openPglite() {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-kill-'))
  return {
    name: 'pglite',
    env: { DATA_DIR: folder, DATABASE_URL: '' },
    open: () => openFolder(folder),
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

async function openPostgres() {
  const postgres = await startPostgres(1)
  const connection = await postgres.newDatabase()
  const { host, port, user, password, database } = connection
  return {
    name: 'postgres',
    env: { DATABASE_URL: `postgres://${user}:${password}@${host}:${port}/${database}` },
    open: () => openServer(connection, 2),
    close: () => postgres.stop(),
  }
}

/**
 * An empty database. `open` opens it in this process, `start` starts the sandbox on it.
 *
 * @param {string} name `pglite` or `postgres`
 */
export async function openEngine(name) {
  const engine = await (name === 'pglite' ? openPglite() : openPostgres())
  /** @param {Record<string, string>} [env] */
  const start = (env = {}) => spawnSandbox({ ...engine.env, ...env })
  return { ...engine, start }
}

/** @typedef {Awaited<ReturnType<typeof openEngine>>} Engine */
/** @typedef {Awaited<ReturnType<typeof spawnSandbox>>} Sandbox */
/** @typedef {{ moment: string, kills: number, failures: string[], note?: string }} Result */
