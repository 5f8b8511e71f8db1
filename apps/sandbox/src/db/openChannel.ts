import pg from 'pg'
import type { Channel, ChannelOptions } from './openDatabase.ts'

const channel = 'fleet_portal'
/** Milliseconds until the next attempt to connect. */
const reconnectAfter = 1000

/**
 * Listens to the notifications of a PostgreSQL database on a connection of its own, and connects again when the connection
 * ends. `pool` sends the messages.
 */
export async function openChannel(
  options: pg.ClientConfig,
  pool: pg.Pool,
  { onMessage, onFailure }: ChannelOptions,
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
    const next = new pg.Client(options)
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
    await next.query(`listen ${channel}`)
    next.once('end', reconnect)
    client = next
  }

  function reconnect(): void {
    client = undefined
    if (isClosed) return
    timer = setTimeout(() => {
      connect().catch((error: unknown) => {
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
