/*
 * Many open pages on one sandbox process with a PostgreSQL database, on this machine only: each page has a socket and reads the
 * wallet and the exports regularly. A pump redeems codes, and every page of the fleet gets a message.
 *
 *   npm run bench:pages -- --pages 200 --seconds 60
 */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openServer } from '../apps/sandbox/src/db/openServer.ts'
import { testSandboxOn } from '../apps/sandbox/src/testing.ts'
import { openPage } from '../apps/sandbox/src/testing/openPage.ts'
import { spawnSandbox } from '../apps/sandbox/src/testing/spawnSandbox.ts'
import { startPostgres } from '../apps/sandbox/src/testing/startPostgres.ts'
import { createClient, createStatistics } from './load/client.mjs'
import { codeOf } from './load/work.mjs'
import { printTable, quantile } from './print.mjs'

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
    /** Seconds between two reads of a page. */
    reads: { type: 'string', default: '10' },
  },
})
const pageCount = Number(values.pages)
const readsEvery = Number(values.reads) * 1000
/** Milliseconds between two redemptions. */
const redemptionsEvery = 2000

const postgres = await startPostgres(2)
const connection = await postgres.newDatabase()
const { host, port, user, password, database } = connection
const { db, close } = await openServer(connection, 2)
const roles = Array.from({ length: pageCount }, () => 'portal-admin')
const fleet = await testSandboxOn(db).newFleet({ type: 'hedging', roles, funds: 1_000_000_000 })
const process = await spawnSandbox({
  DATABASE_URL: `postgres://${user}:${password}@${host}:${port}/${database}`,
})

/** The memory of the process in MB, and the seconds of CPU that it has used. */
function usage() {
  const memory =
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${process.pid}/status`, 'utf8'))?.[1]) / 1024
  const fields = readFileSync(`/proc/${process.pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return { memory, cpu: (Number(fields[11]) + Number(fields[12])) / 100 }
}

try {
  const { fleetId, stationId } = fleet
  const statistics = createStatistics()
  const clients = fleet.users.map(() => createClient({ urls: [process.url], first: 0, statistics }))
  const before = usage()
  const pages = []
  const connected = []
  for (const [at, client] of clients.entries()) {
    await client.signIn(fleet.users[at].email, fleet.users[at].password)
    const started = performance.now()
    const page = await openPage(process, client.token())
    connected.push(performance.now() - started)
    pages.push(page)
  }
  const open = usage()
  const delays = []
  let sentAt = 0
  for (const { socket } of pages)
    socket.on('message', ({ type }) => type === 'redemption' && delays.push(performance.now() - sentAt))

  const until = Date.now() + Number(values.seconds) * 1000
  const readAll = clients.map(async (client) => {
    await sleep(Math.random() * readsEvery)
    while (Date.now() < until) {
      await client.read('getWallet', { fleetId })
      await client.read('listReports', { fleetId, userId: fleet.users[0].userId })
      await sleep(readsEvery)
    }
  })
  await clients[0].write('buyFuel', { fleetId, liter: 1000, amount: null, productCode: 'Diesel' })
  const created = await clients[0].write('createFuelCodes', { fleetId, codes: [codeOf(fleetId, 500)] })
  let redemptions = 0
  while (Date.now() < until) {
    sentAt = performance.now()
    await clients[0].simulate('redeem', '/sandbox/pump/redeem', {
      code: created.body.fuelCodes[0].fuelCode,
      stationId,
      litres: 1,
    })
    redemptions += 1
    await sleep(redemptionsEvery)
  }
  await Promise.all(readAll)
  await sleep(1000)
  const after = usage()
  const reads = [...statistics.calls].filter(([name]) => name.startsWith('get') || name.startsWith('list'))
  const times = reads.flatMap(([, call]) => call.times)
  const row = (name, list) => [
    name,
    list.length,
    quantile(list, 0.5).toFixed(0),
    quantile(list, 0.99).toFixed(0),
  ]
  printTable(
    [`${pageCount} pages, ${values.seconds} s`, 'number', 'p50 ms', 'p99 ms'],
    [
      row('connecting a page', connected),
      row('a message, from the pump to a page', delays),
      row('reads', times),
    ],
  )
  console.log(`messages missing: ${redemptions * pageCount - delays.length} of ${redemptions * pageCount}`)
  console.log(
    `memory: ${before.memory.toFixed(0)} MB before, ${open.memory.toFixed(0)} MB with all pages, ${after.memory.toFixed(0)} MB at the end`,
  )
  console.log(`CPU of the process: ${((after.cpu - open.cpu) / Number(values.seconds)).toFixed(2)} cores`)
  for (const { socket } of pages) socket.disconnect()
} finally {
  await process.stop()
  await close()
  await postgres.stop()
}
