import pg from 'pg'
import type { Channel, ChannelOptions } from './openDatabase.ts'

const channel = 'fleet_portal'
/** Milliseconds until the next attempt to connect. */
const reconnectAfter = 1000
/** Milliseconds until a connection without an answer is taken for lost. */
const answerWithin = 10_000

/**
 * Listens to the notifications of a PostgreSQL database on a connection of its own, and connects again when the connection
 * ends, or when it gives no answer: a firewall forgets a quiet connection, and neither side notices. `pool` sends the messages.
 */
export async function openChannel(
  options: pg.ClientConfig,
  pool: pg.Pool,
  { onMessage, onReconnect, onFailure }: ChannelOptions,
  { pingEvery = 15_000, timeout = answerWithin } = {},
): Promise<Channel> {
  const sender = crypto.randomUUID()
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const receive = (payload: string | undefined) => {
    const { from, message } = JSON.parse(payload ?? '{}') as { from?: string; message?: unknown }
    if (from !== sender) onMessage(message)
  }

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ ...options, connectionTimeoutMillis: timeout, query_timeout: timeout })
    // A lost connection ends, too. Without a listener its error would end the process.
    next.on('error', () => undefined)
    next.on('notification', ({ payload }) => {
      try {
        receive(payload)
      } catch (error) {
        onFailure(error)
      }
    })
    await next.connect()
    // A client whose query is under way ends by closing its connection.
    const ask = (text: string) =>
      next.query(text).catch((error: unknown) => {
        void next.end()
        throw error
      })
    await ask(`listen ${channel}`)
    const report = (error: unknown) => {
      if (!isClosed) onFailure(error)
    }
    const ping = setInterval(() => void ask('select 1').catch(report), pingEvery)
    ping.unref()
    next.once('end', () => {
      clearInterval(ping)
      reconnect()
    })
    client = next
  }

  function reconnect(): void {
    client = undefined
    if (isClosed) return
    timer = setTimeout(() => {
      connect().then(onReconnect, (error: unknown) => {
        onFailure(error)
        reconnect()
      })
    }, reconnectAfter)
  }

  await connect()
  return {
    publish(message) {
      const payload = JSON.stringify({ from: sender, message })
      pool.query('select pg_notify($1, $2)', [channel, payload]).catch(onFailure)
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
