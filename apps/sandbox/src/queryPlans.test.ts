import { contract } from 'fleet-portal-api-client/contract'
import type { ListEndpoint } from 'fleet-portal-api-client/contract/endpoint'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeBigFleets, type BigFleets } from './bigFleet/bigFleet.ts'
import { sizesFor } from './bigFleet/sizes.ts'
import { rows } from './db/connect.ts'
import { testSandboxOn } from './testing.ts'
import { callerOf, type Call } from './testing/callerOf.ts'
import { planOf, queriesOf, wholeTableSteps } from './testing/queryPlans.ts'
import { startPostgres } from './testing/startPostgres.ts'

/** Tables that grow with the history of a fleet. */
const growing = ['redemption', 'card_payment', 'fuel_code', 'driver', 'vehicle', 'movement', 'posting']

let server: Awaited<ReturnType<typeof startPostgres>>
let client: pg.Client
let fleets: BigFleets
const calls = {} as Record<keyof BigFleets, Call>
beforeAll(async () => {
  server = await startPostgres(4)
  const sandbox = testSandboxOn(server.db)
  fleets = await sandbox.run((context) =>
    writeBigFleets(context, { ...sizesFor(20_000), payments: 20_000, sideFleets: 2 }),
  )
  await server.db.execute(sql`vacuum analyze`)
  calls.fuel = await callerOf(sandbox, fleets.fuel.email)
  calls.card = await callerOf(sandbox, fleets.card.email)
  client = new pg.Client(server.options)
  await client.connect()
}, 300_000)
afterAll(async () => {
  await client?.end()
  await server?.stop()
})

const fleetOf = (name: string): keyof BigFleets => (/Payments|Cards/.test(name) ? 'card' : 'fuel')

const readList = (name: string, wire: Record<string, unknown>) => {
  const fleet = fleetOf(name)
  const { fleetId } = fleets[fleet]
  return queriesOf(async () => {
    const { status } = await calls[fleet](
      contract.get(name as never) as ListEndpoint,
      { fleetId, ...wire },
      { headers: { 'X-Fleet-Id': fleetId } },
    )
    expect(status).toBe(200)
  })
}

/** The steps over whole tables that remain where an index allows to avoid them. */
async function stepsOf(name: string, wire: Record<string, unknown>): Promise<string[]> {
  const queries = await readList(name, wire)
  // The counts and sums of the days are small, and sorted.
  const ofLists = queries.filter(({ text }) => growing.some((table) => text.includes(`from "${table}"`)))
  expect(ofLists.length).toBeGreaterThan(0)
  await client.query('set enable_seqscan = off; set enable_sort = off')
  const steps = await Promise.all(
    ofLists.map(async (query) => wholeTableSteps(await planOf(client, query), growing)),
  )
  return steps.flat()
}

/** The fields by which a page sorts all rows of the fleet. An index gives the order of all others. */
const unindexed: Record<string, readonly string[]> = {
  listRedemptions: [],
  listPayments: ['cardNumber', 'plateNumber'],
  listMerchantPayments: ['stationName', 'cardNumber', 'plateNumber'],
  listFuelCodes: ['status'],
  listDrivers: ['status'],
  listVehicles: ['model', 'status'],
}

/** The fields by which a list can be sorted. */
function sortedFields(name: string): readonly string[] {
  const { input } = contract.get(name as never) as unknown as {
    input: { shape: { orderBy: { def: { innerType: { options: readonly string[] } } } } }
  }
  return input.shape.orderBy.def.innerType.options
}

const cases = Object.entries(unindexed).flatMap(([name, others]) =>
  sortedFields(name)
    .filter((field) => !others.includes(field))
    .flatMap((orderBy) => ['asc', 'desc'].map((order) => ({ name, orderBy, order }))),
)

describe('an index gives the order of', () => {
  it.each(cases)('$name by $orderBy $order', async ({ name, orderBy, order }) => {
    expect(await stepsOf(name, { orderBy, order, page: 1, perPage: 50 })).toEqual([])
  })

  it.each([
    'listRedemptions',
    'listPayments',
    'listMerchantPayments',
    'listFuelCodes',
    'listDrivers',
    'lookupDrivers',
  ])('%s, whatever the page', async (name) => {
    for (const page of [1, 10, 60]) expect(await stepsOf(name, { page, perPage: 50 })).toEqual([])
  })

  it.each(['listRedemptions', 'listPayments'])(
    '%s that a search finds, without the rows before a page that is far away',
    async (name) => {
      const queries = await readList(name, { searchKey: 'OR', page: 1_000_000, perPage: 50 })
      const counts = await Promise.all(queries.map(async (query) => (await client.query(query)).rows.length))
      expect(Math.max(...counts)).toBeLessThanOrEqual(1001)
    },
  )

  it('redemptions with filters', async () => {
    const filters = [
      { productCodes: 'gas97' },
      { redemptionStatus: 'voided' },
      { dispensedTo: 'drum container' },
    ]
    for (const filter of filters)
      expect(await stepsOf('listRedemptions', { ...filter, page: 2, perPage: 50 })).toEqual([])
  })

  it('nothing more once it is dropped, which this test notices', async () => {
    await server.db.execute(sql`drop index redemption_volume_sort`)
    expect(await stepsOf('listRedemptions', { orderBy: 'literVolume', order: 'asc' })).toEqual(['sorts'])
    await server.db.execute(
      sql`create index redemption_volume_sort on redemption (fleet_id, volume, redeemed_at, id)`,
    )
  })
})

describe('a search for one', () => {
  it.each([
    ['listRedemptions', 'redemption'],
    ['listFuelCodes', 'fuel_code'],
    ['listPayments', 'card_payment'],
  ])('%s uses the index of trigrams', async (name, table) => {
    const queries = await readList(name, { searchKey: 'qqzzxxvv' })
    await client.query('reset all; set random_page_cost = 1.1')
    const found = queries.filter(({ text }) => text.includes(`from "${table}"`) && text.includes('like'))
    expect(found.length).toBeGreaterThan(0)
    for (const query of found) {
      const indexes = (await planOf(client, query)).map((node) => node['Index Name'])
      expect(indexes).toContain(`${table}_search`)
    }
  })
})

describe('the payments of one', () => {
  it.each([
    ['card', 'listPayments', 'fuelCardId', 'card_id'],
    ['card', 'listMerchantPayments', 'fuelCardId', 'card_id'],
    ['driver', 'listPayments', 'driverId', 'driver_id'],
    ['driver', 'listMerchantPayments', 'driverId', 'driver_id'],
  ])('%s in %s are found by an index', async (owner, name, filter, column) => {
    const [payment] = await rows<{ id: string }>(
      server.db,
      sql`select ${sql.identifier(column)} as id from card_payment
          where fleet_id = ${fleets.card.fleetId} and driver_id is not null limit 1`,
    )
    const queries = await readList(name, { [filter]: payment?.id })
    await client.query('reset all; set random_page_cost = 1.1')
    const found = queries.filter(({ text }) => text.includes(`"card_payment"."${column}" =`))
    expect(found.length).toBeGreaterThan(0)
    for (const query of found) {
      const indexes = (await planOf(client, query)).map((node) => node['Index Name'])
      expect(indexes).toContain(`card_payment_${owner}`)
    }
  })
})

describe('sums', () => {
  it.each(['getSavings', 'getConsumption'])('%s reads no redemptions', async (name) => {
    const queries = await readList(name, {})
    expect(queries.filter(({ text }) => /from "redemption"/.test(text))).toEqual([])
    expect(queries.some(({ text }) => /from "redemption_day"/.test(text))).toBe(true)
  })
})
