import { createServer } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { createApp, settingsOf, type AppOptions } from './app.ts'
import { deriveInPool } from './deriveInPool.ts'
import { rows } from './db/connect.ts'
import { exclusively } from './db/withDatabaseLock.ts'
import { migrate } from './db/migrate.ts'
import type { OpenDatabase } from './db/openDatabase.ts'
import { inTransaction, type Work } from './inTransaction.ts'
import { seed } from './seed/index.ts'
import { openRealtime } from './realtime.ts'
import { homeRoutes } from './simulators/home/page.ts'
import { flagTree } from './domain/flags.ts'
import { enterProcesses } from './domain/processes.ts'
import { callerAddress } from './utilities/network.ts'
import { mountSimulators } from './simulators/index.ts'
import { openRealtimeDatabase } from './simulators/realtimeDatabase.ts'

const drainTime = 10_000

export interface RunningServer {
  url: string
  /** Stops taking requests, lets those under way finish, closes the database. */
  stop(): Promise<void>
}

/** Of several processes that start on one empty database one seeds it; the others wait and find it full. */
const seedIfEmpty = (work: Work): Promise<void> =>
  exclusively(work.db, async (tx) => {
    const [found] = await rows<{ any: boolean }>(tx, sql`select exists (select from fleet) as any`)
    if (!found?.any) await inTransaction({ ...work, db: tx }, seed)
  })

/** Begins with fresh data, at once for everybody: no call ever finds the database without its tables. */
const remake = (work: Work): Promise<void> =>
  exclusively(work.db, async (tx) => {
    await tx.execute(sql`drop schema public cascade`)
    await tx.execute(sql`create schema public`)
    await migrate(tx)
    await inTransaction({ ...work, db: tx }, seed)
  })

function healthRoutes(app: Hono, { db }: Work, isStopping: () => boolean): void {
  app.get('/livez', (c) => c.text('alive'))
  app.get('/readyz', async (c) => {
    if (isStopping()) return c.text('stopping', 503)
    const broken = await rows(db, sql`select 1 from ledger_violation limit 1`).catch(() => undefined)
    if (!broken) return c.text('no database', 503)
    return broken.length === 0 ? c.text('ready') : c.text('the ledger is broken', 503)
  })
}

export type ServerOptions = Omit<AppOptions, 'db' | 'addressOf'> & {
  port: number
  host: string
  /** How many proxies of one's own stand in front, each adding to X-Forwarded-For. Default none. */
  proxies?: number
  reset?: boolean
  /** Names beside those of this machine under which browsers may reach the controls. */
  hosts?: readonly string[]
}

/** The sandbox behind a port: the app, its simulators and its page, on a database that is seeded where it is empty. */
export async function startServer(database: OpenDatabase, given: ServerOptions): Promise<RunningServer> {
  const { db } = database
  const processId = crypto.randomUUID()
  const options: ServerOptions = { deriveKey: deriveInPool, processId, ...given }
  const work: Work = { db, settings: settingsOf(options) }
  if (options.reset) await remake(work)
  else await seedIfEmpty(work)

  let stopping = false
  const server = createServer()
  const failed = (call: string) => (error: unknown) => options.onFailure?.({ requestId: '', call, error })
  const realtime = openRealtime(server, work, { onFailure: failed('realtime') })
  const flags = openRealtimeDatabase(server, () => inTransaction(work, ({ tx }) => flagTree(tx)))
  const tellFlags = () => void flags.changed().catch(failed('flags'))
  const processes = await enterProcesses(db, {
    id: processId,
    isOnly: database.isOnly === true,
    onFailure: failed('processes'),
  })
  const { proxies = 0, hosts = [] } = options
  const addressOf = ({ headers }: Request, env: unknown) => {
    const { incoming } = env as HttpBindings
    return callerAddress(incoming.socket.remoteAddress, headers.get('X-Forwarded-For'), proxies)
  }
  const { emit, hangUp } = realtime
  const app = createApp({ ...options, db, addressOf, emit, hangUp })
  healthRoutes(app, work, () => stopping)
  mountSimulators(app, { db, settings: { ...work.settings, emit, hangUp } }, { onFlags: tellFlags, hosts })
  app.route(
    '/',
    homeRoutes(() => remake(work).then(tellFlags)),
  )

  const listener = getRequestListener(app.fetch)
  server.on('request', (incoming, outgoing) => {
    // The socket's own requests are answered by its listener.
    if (!incoming.url?.startsWith('/socket.io/')) void listener(incoming, outgoing)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : options.port
  const stop = async () => {
    stopping = true
    const closed = new Promise((resolve) => server.close(resolve))
    realtime.close()
    flags.close()
    server.closeIdleConnections()
    const late = setTimeout(() => server.closeAllConnections(), drainTime)
    await closed
    clearTimeout(late)
    await processes.leave().catch(failed('processes'))
    await database.close()
  }
  return { url: `http://localhost:${port}`, stop }
}
