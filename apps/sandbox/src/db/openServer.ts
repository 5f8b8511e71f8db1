import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { migrate } from './migrate.ts'
import { openChannel } from './openChannel.ts'
import type { OpenDatabase } from './openDatabase.ts'
import * as schema from './schema.ts'

/** No call waits without an end: neither for a statement nor for a connection. A silent connection is found to be lost. */
const limits = { statement_timeout: 30_000, connectionTimeoutMillis: 15_000, keepAlive: true } as const

/**
 * Fits the planner to short calls on data in memory or on flash: a thousand rows are read by their ids and not by reading the table,
 * and a call uses one core.
 */
const tune = async (client: pg.ClientBase): Promise<void> => {
  await client.query(
    "select set_config('random_page_cost', '1.1', false), set_config('max_parallel_workers_per_gather', '0', false)",
  )
}

/**
 * A pool that takes back a connection that ends while it is in use. Drizzle does not return one that ends with `begin`, and the pool
 * would be smaller for good.
 */
class Pool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    // The pool's own queries return their connection.
    if (callback) return super.connect(callback)
    return super.connect().then((client) => {
      const release = client.release.bind(client)
      let isReleased = false
      const releaseOnce = (error?: Error | boolean) => {
        if (isReleased) return
        isReleased = true
        client.removeListener('end', onEnd)
        release(error)
      }
      const onEnd = () => releaseOnce(true)
      client.once('end', onEnd)
      client.release = releaseOnce
      return client
    })
  }
}

/**
 * Connects to a PostgreSQL server, and migrates its database. `max` limits the connections, and so the number of concurrent
 * calls. With `reset`, the tables stay as they are, because the start of the server replaces them: another version may have
 * made them.
 */
export async function openServer(
  options: pg.PoolConfig,
  max = 10,
  { reset = false } = {},
): Promise<OpenDatabase> {
  // The pool waits for the promise, which its type does not say.
  // oxlint-disable-next-line typescript/no-misused-promises
  const pool = new Pool({ ...limits, ...options, max, onConnect: tune })
  // The next query replaces a connection that the server closed. Without listeners the error of a connection would end the
  // process, whether it is idle or in use.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = drizzle({ client: pool, schema })
  try {
    if (!reset) await migrate(db)
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    db,
    // Connections of its own, so that the heartbeats of jobs never wait behind calls.
    jobs: { ...options, max: 2 },
    openChannel: (channelOptions) => openChannel(options, pool, channelOptions),
    close: () => pool.end(),
  }
}
