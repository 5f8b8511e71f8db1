import { createConnection, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rows } from './db/connect.ts'
import { openServer } from './db/openServer.ts'
import { startPostgres } from './testing/startPostgres.ts'

let postgres: Awaited<ReturnType<typeof startPostgres>>
let proxy: Server
/** Ends the connection that sends this text next. */
let fatalText: string | undefined

beforeAll(async () => {
  postgres = await startPostgres(2)
  proxy = createServer((client) => {
    const server = createConnection(postgres.options.port, postgres.options.host)
    const end = (...sockets: Socket[]) => sockets.forEach((socket) => socket.destroy())
    client.on('data', (data) => {
      if (fatalText && data.includes(fatalText)) {
        fatalText = undefined
        return end(client, server)
      }
      server.write(data)
    })
    server.on('data', (data) => client.write(data))
    client.on('close', () => end(server))
    server.on('close', () => end(client))
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
