import { createConnection, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { rows } from './db/connect.ts'
import { openChannel } from './db/openChannel.ts'
import { openServer } from './db/openServer.ts'
import { startServer } from './server.ts'
import { startPostgres } from './testing/startPostgres.ts'

let postgres: Awaited<ReturnType<typeof startPostgres>>
let proxy: Server
/** Ends the connection that sends this text next. */
let fatalText: string | undefined
/** Passes nothing on through the connections that are open now. */
let silence = () => {}
/** Whether new connections pass nothing on either. */
let isDatabaseSilent = false
/** Ends the connections that are open now. */
const endings = new Set<() => void>()

beforeAll(async () => {
  postgres = await startPostgres(2)
  proxy = createServer((client) => {
    const server = createConnection(postgres.options.port, postgres.options.host)
    let isSilent = isDatabaseSilent
    const silenceOthers = silence
    silence = () => {
      isSilent = true
      silenceOthers()
    }
    const end = (...sockets: Socket[]) => sockets.forEach((socket) => socket.destroy())
    client.on('data', (data) => {
      if (fatalText && data.includes(fatalText)) {
        fatalText = undefined
        return end(client, server)
      }
      if (!isSilent) server.write(data)
    })
    server.on('data', (data) => !isSilent && client.write(data))
    const endBoth = () => {
      endings.delete(endBoth)
      end(client, server)
    }
    endings.add(endBoth)
    client.on('close', endBoth)
    server.on('close', endBoth)
    client.on('error', () => undefined)
    server.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve))
}, 120_000)
afterAll(async () => {
  proxy.close()
  await postgres.stop()
})

it.each(['begin', 'select 2', 'commit'])(
  'a connection that ends with the %s of a transaction is replaced, and closing does not wait for it',
  async (text) => {
    const { port } = proxy.address() as AddressInfo
    const { db, close } = await openServer({ ...(await postgres.newDatabase()), port }, 1)
    fatalText = text
    await expect(db.transaction((tx) => tx.execute(sql`select 2`))).rejects.toThrow()
    expect(await rows(db, sql`select 1 as one`)).toEqual([{ one: 1 }])
    await db.transaction((tx) => tx.execute(sql`select 3`))
    await close()
  },
  30_000,
)

it('a call fails if no connection is free for 15 seconds, as behind a statement without an answer', async () => {
  const { port } = proxy.address() as AddressInfo
  const { db, close } = await openServer({ ...(await postgres.newDatabase()), port }, 1)
  silence()
  const unanswered = rows(db, sql`select 1 as one`).catch(() => 'lost')
  await expect(rows(db, sql`select 2 as two`)).rejects.toThrow()
  for (const end of endings) end()
  expect(await unanswered).toBe('lost')
  expect(await rows(db, sql`select 3 as three`)).toEqual([{ three: 3 }])
  await close()
}, 60_000)

it('a process that listens on a connection that has fallen silent connects again and reports it', async () => {
  const { port } = proxy.address() as AddressInfo
  const created = await postgres.newDatabase()
  const pool = new pg.Pool(created)
  // A pool has ended before the server knows that its connections are closed, and the server stops after the test.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const received: unknown[] = []
  const onReconnect = vi.fn()
  const channel = await openChannel(
    { ...created, port },
    pool,
    { onMessage: (message) => void received.push(message), onReconnect, onFailure: () => undefined },
    { pingEvery: 50, timeout: 500 },
  )
  const tell = (message: string) =>
    pool.query('select pg_notify($1, $2)', ['fleet_portal', JSON.stringify({ from: 'another', message })])
  await tell('before')
  await vi.waitFor(() => expect(received).toEqual(['before']))
  silence()
  await vi.waitFor(() => expect(onReconnect).toHaveBeenCalledOnce(), { timeout: 20_000 })
  await tell('after')
  await vi.waitFor(() => expect(received).toEqual(['before', 'after']), { timeout: 5000 })
  await channel.close()
  await pool.end()
}, 30_000)

it('a server whose database has fallen silent is not ready, and is ready again on new connections', async () => {
  const { port } = proxy.address() as AddressInfo
  const database = await openServer({ ...(await postgres.newDatabase()), port }, 2)
  const server = await startServer(database, {
    port: 0,
    host: '127.0.0.1',
    secret: 'a-secret-of-the-silence-test-thirty-two-and-more',
    passwordCost: 4,
  })
  const readiness = async () => {
    const answer = await fetch(new URL('/readyz', server.url))
    return [answer.status, await answer.text()]
  }
  expect(await readiness()).toEqual([200, 'ready'])
  // The pool may have closed an idle connection, and opens another one then.
  isDatabaseSilent = true
  silence()
  const waiting = Array.from({ length: 3 }, readiness)
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => [503, 'no database']))
  expect(await (await fetch(new URL('/livez', server.url))).text()).toBe('alive')
  isDatabaseSilent = false
  for (const end of endings) end()
  await vi.waitFor(async () => expect(await readiness()).toEqual([200, 'ready']), { timeout: 30_000 })
  await server.stop()
}, 120_000)
