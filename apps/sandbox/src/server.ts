import { createServer, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { createApp, createSettings, type AppOptions } from './app.ts'
import { deriveInPool } from './deriveInPool.ts'
import { rows } from './db/connect.ts'
import { pruneExpired } from './db/prune.ts'
import { verifyNewMovements } from './db/verifyLedger.ts'
import { withDatabaseLock } from './db/withDatabaseLock.ts'
import { migrate } from './db/migrate.ts'
import type { OpenDatabase } from './db/openDatabase.ts'
import type { AfterCommitTask } from './context.ts'
import { inTransaction, type Backend } from './inTransaction.ts'
import { openJobs } from './jobs.ts'
import { connectProcesses } from './processMessages.ts'
import { seed } from './seed/index.ts'
import { openRealtime } from './realtime.ts'
import { homeRoutes } from './simulators/home/page.ts'
import { flagTree } from './domain/flags.ts'
import { failReport, runReportJob } from './domain/reportFiles.ts'
import { routes } from './routes/index.ts'
import { callerIpAddress } from './utilities/network.ts'
import { sleep } from './utilities/sleep.ts'
import { createCallLog } from './simulators/callLog.ts'
import { mountSimulators } from './simulators/index.ts'
import { openRealtimeDatabase } from './simulators/realtimeDatabase.ts'

/** Milliseconds that running requests get to finish after `stop`. */
const drainTime = 10_000

/** The URLs of the feature flags and of Socket.IO, at which clients open sockets. */
const socketPath = /^\/(\.ws|socket\.io\/)(\?|$)/

/** Milliseconds after which `/readyz` stops waiting for the database. */
const readinessTimeout = 5_000

export interface RunningServer {
  url: string
  /** Refuses new requests, waits for running requests, closes the database. */
  stop(): Promise<void>
}

/** Seeds an empty database. If several processes start at once, one seeds and the others wait for it. */
const seedIfEmpty = (backend: Backend): Promise<void> =>
  withDatabaseLock(backend.db, async (tx) => {
    const [found] = await rows<{ any: boolean }>(tx, sql`select exists (select from fleet) as any`)
    if (!found?.any) await inTransaction({ ...backend, db: tx }, seed)
  })

/** Replaces all data in one transaction, so that no call finds the database without its tables. */
const resetDatabase = (backend: Backend): Promise<void> =>
  withDatabaseLock(backend.db, async (tx) => {
    await tx.execute(sql`drop schema public cascade`)
    await tx.execute(sql`create schema public`)
    await migrate(tx)
    await inTransaction({ ...backend, db: tx }, seed)
  })

function healthRoutes(app: Hono, { db }: Backend, isStopping: () => boolean): void {
  app.get('/livez', (c) => c.text('alive'))
  app.get('/readyz', async (c) => {
    if (isStopping()) return c.text('stopping', 503)
    // The result of the last check, of whichever process.
    const read = rows<{ isBroken: boolean }>(
      db,
      sql`select is_broken as "isBroken" from ledger_progress`,
    ).catch(() => undefined)
    const wait = new AbortController()
    const found = await Promise.race([read, sleep(readinessTimeout, wait.signal)])
    wait.abort()
    if (!found) return c.text('no database', 503)
    return found[0]?.isBroken ? c.text('the ledger is broken', 503) : c.text('ready')
  })
}

/** The regular check of the ledger. It reports a violation each time. */
async function checkLedger({ db }: Backend, onFailure: (error: unknown) => void): Promise<void> {
  if (await verifyNewMovements(db))
    onFailure(new Error('The ledger contradicts its rules. See the view ledger_violation.'))
}

export type ServerOptions = Omit<AppOptions, 'db' | 'ipAddressOf'> & {
  port: number
  host: string
  /** The number of trusted proxies in front of the server, each adding to X-Forwarded-For. Default 0. */
  proxies?: number
  reset?: boolean
  /** Host names, besides those of this machine, under which browsers may reach the controls. */
  hosts?: readonly string[]
}

/** Starts the sandbox on a port: the app, its simulators and its page. Seeds the database if it is empty. */
export async function startServer(
  database: OpenDatabase,
  serverOptions: ServerOptions,
): Promise<RunningServer> {
  const { db } = database
  const options: ServerOptions = { deriveKey: deriveInPool, ...serverOptions }
  const backend: Backend = { db, settings: createSettings(options) }
  if (options.reset) await resetDatabase(backend)
  else await seedIfEmpty(backend)

  let stopping = false
  // Other requests are answered as if they had no Upgrade header, which a server may ignore.
  const server = createServer({ shouldUpgradeCallback: ({ url = '' }) => socketPath.test(url) })
  const reportFailure = (call: string) => (error: unknown) =>
    options.onFailure?.({ requestId: '', call, error })
  const flags = openRealtimeDatabase(server, () => inTransaction(backend, ({ tx }) => flagTree(tx)))
  const realtime = openRealtime(server, backend, { onFailure: reportFailure('realtime') })
  const connections = await connectProcesses(
    database,
    { ...realtime, publishFlags: () => void flags.changed().catch(reportFailure('flags')) },
    reportFailure('messages between processes'),
  )
  const { emit, disconnect, publishFlags } = connections
  const settings = { ...backend.settings, emit, disconnect }
  const runTask = (task: AfterCommitTask) => task((run) => inTransaction({ db, settings }, run))
  const { addReportJob, stop: stopJobs } = await openJobs(database, {
    writeReport: (id, signal) => runTask(runReportJob(routes, id, signal)),
    failReport: (id) => runTask(failReport(id)),
    checkLedger: () => checkLedger(backend, reportFailure('ledger')),
    prune: () => pruneExpired(db),
    onFailure: reportFailure('jobs'),
  })
  const { proxies = 0, hosts = [] } = options
  const ipAddressOf = ({ headers }: Request, env: unknown) => {
    const { incoming } = env as HttpBindings
    return callerIpAddress(incoming.socket.remoteAddress, headers.get('X-Forwarded-For'), proxies)
  }
  const callLog = createCallLog()
  const app = createApp({
    ...options,
    db,
    ipAddressOf,
    emit,
    disconnect,
    addReportJob,
    onCall: callLog.add,
  })
  healthRoutes(app, backend, () => stopping)
  mountSimulators(app, { db, settings }, { onFlags: publishFlags, hosts, callLog })
  app.route(
    '/',
    homeRoutes(settings.portalUrl, () => resetDatabase(backend).then(publishFlags)),
  )

  const listener = getRequestListener(app.fetch)
  const running = new Set<ServerResponse>()
  server.on('request', (incoming, outgoing) => {
    outgoing.shouldKeepAlive &&= !stopping
    running.add(outgoing)
    outgoing.once('close', () => running.delete(outgoing))
    // Socket.IO handles its requests with its own listener.
    if (!incoming.url?.startsWith('/socket.io/')) void listener(incoming, outgoing)
  })
  // The server closes no socket that was upgraded.
  const upgraded = new Set<Duplex>()
  server.on('upgrade', (_, socket) => {
    upgraded.add(socket)
    socket.once('close', () => upgraded.delete(socket))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : options.port
  const stop = async () => {
    stopping = true
    // Otherwise a busy connection would bring new calls until it is cut, in the middle of one.
    for (const outgoing of running) outgoing.shouldKeepAlive = false
    const closed = new Promise((resolve) => server.close(resolve))
    realtime.close()
    flags.close()
    server.closeIdleConnections()
    const late = setTimeout(() => {
      server.closeAllConnections()
      for (const socket of upgraded) socket.destroy()
    }, drainTime)
    await closed
    clearTimeout(late)
    await stopJobs().catch(reportFailure('jobs'))
    await connections.close()
    await database.close()
  }
  return { url: `http://localhost:${port}`, stop }
}
