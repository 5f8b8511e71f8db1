/* A PostgreSQL server of the installed programs, for the check of backups: the server must not be newer than `pg_dump`. */
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { postgresFolder, runPostgres } from './commands.mjs'

/** PostgreSQL refuses to run as root. Debian's package has a user for it. */
const user = process.getuid?.() === 0 ? 'postgres' : undefined
const asUser = (command) => (user ? ['runuser', '-u', user, '--', ...command] : command)

export async function startInstalledPostgres() {
  const programs = postgresFolder()
  if (!programs) throw new Error('PostgreSQL is not installed: apt-get install postgresql, or set PG_BIN.')
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-backup-'))
  if (user)
    await chown(folder, Number(execFileSync('id', ['-u', user])), Number(execFileSync('id', ['-g', user])))
  const data = join(folder, 'data')
  const [initdb, ...initArguments] = asUser([
    join(programs, 'initdb'),
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
  ])
  execFileSync(initdb ?? '', initArguments, { stdio: 'ignore' })
  const port = randomInt(20_000, 60_000)
  const [postgres, ...postgresArguments] = asUser([
    join(programs, 'postgres'),
    '-D',
    data,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    'fsync=off',
  ])
  const server = spawn(postgres ?? '', postgresArguments, { stdio: 'ignore' })
  const urlOf = (database) => `postgres://postgres@127.0.0.1:${port}/${database}`
  const query = (text, database = 'postgres') =>
    runPostgres('psql', [
      '--no-psqlrc',
      '--tuples-only',
      '--no-align',
      '--set=ON_ERROR_STOP=1',
      `--command=${text}`,
      urlOf(database),
    ])
  for (let n = 0; ; n++) {
    const answer = await query('select 1').catch(() => undefined)
    if (answer) break
    if (n > 100) throw new Error('PostgreSQL did not start.')
    await sleep(100)
  }
  return {
    folder,
    query,
    /** Creates an empty database and returns its URL. */
    async newDatabase(name) {
      await query(`create database ${name}`)
      return urlOf(name)
    },
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGINT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
