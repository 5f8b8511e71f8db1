import { getPoints } from 'fleet-portal-api-client/contract/loyalty'
import { listContractPrices } from 'fleet-portal-api-client/contract/prices'
import { listFleets } from 'fleet-portal-api-client/contract/fleets'
import { getCurrentUser } from 'fleet-portal-api-client/contract/session'
import { listFuelCodes, type FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rows } from '../db/connect.ts'
import { createTestSandbox, type TestSandbox } from '../testing.ts'
import { callerOf } from '../testing/callerOf.ts'
import { seed } from './index.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await createTestSandbox()
  await sandbox.run(seed)
})
afterAll(() => sandbox.close())

it('seeds data without ledger violations', async () => {
  expect(await sandbox.violations()).toEqual([])
})

it('creates the expected number of records in every status', async () => {
  const countRows = async (table: string) =>
    (await rows<{ n: number }>(sandbox.db, sql`select count(*)::int as n from ${sql.identifier(table)}`))[0]
      ?.n
  expect(await countRows('redemption')).toBe(18_300)
  expect(await countRows('driver')).toBe(300)
  expect(await countRows('station')).toBe(900)
  const states = await rows<{ state: string }>(
    sandbox.db,
    sql`select distinct state from fuel_code order by state`,
  )
  expect(states.map(({ state }) => state)).toEqual(['deactivated', 'expired', 'open', 'redeemed'])
  const cards = await rows<{ n: number }>(
    sandbox.db,
    sql`select count(*)::int as n from fleet_card where fleet_id = 'flt_maharlika' group by binding, status`,
  )
  // Every card type in every status.
  expect(cards).toHaveLength(12)
  const paymentCounts = await rows<{
    fleet: string
    fuel: number
    other: number
    voided: number
    orders: number
  }>(
    sandbox.db,
    sql`select fleet_id as fleet, count(product)::int as fuel, count(*) filter (where product is null)::int as other,
        count(*) filter (where status = 'voided')::int as voided, count(po_number)::int as orders
      from card_payment group by fleet_id order by fleet_id`,
  )
  expect(paymentCounts.map(({ fleet, orders }) => [fleet, orders > 0])).toEqual([
    ['flt_bulusan', false],
    ['flt_dagat', true],
    ['flt_luntian', true],
    ['flt_maharlika', false],
  ])
  for (const { fuel, other, voided } of paymentCounts)
    expect(Math.min(fuel, other, voided)).toBeGreaterThan(5)
  const overLimit = await rows(
    sandbox.db,
    sql`select card_id from fleet_card_use join fleet_card on fleet_card.id = card_id
      where paid > money_limit or payments > payment_limit`,
  )
  expect(overLimit).toEqual([])
  const atLimit = await rows(
    sandbox.db,
    sql`select card_id from fleet_card_use join fleet_card on fleet_card.id = card_id where paid = money_limit`,
  )
  expect(atLimit.length).toBeGreaterThan(3)
})

it('gives the demo account fleets of every type, with a two-factor sign-in', async () => {
  const call = await callerOf(sandbox, 'ana.reyes@fleet.test')
  const { body } = await call(listFleets)
  expect(new Set(body.fleets.map(({ plbType }: { plbType: string }) => plbType)).size).toBe(4)
  expect(body.fleets.map(({ status }: { status: string }) => status)).toContain('deactivated')
})

it('has VIP fleets with and without linked points, and two years of price movements', async () => {
  const linked = await callerOf(sandbox, 'mila.garcia@fleet.test')
  expect((await linked(getPoints, { fleetId: 'flt_sampaguita' })).body.points).toBeGreaterThan(1000)
  const unlinked = await callerOf(sandbox, 'queenie.yap@fleet.test')
  expect((await unlinked(getPoints, { fleetId: 'flt_bulusan' })).body.errorCode).toBe('L1002')
  const { body } = await linked(listContractPrices, { fleetId: 'flt_sampaguita' })
  const [first] = body as { effectiveAt: string }[]
  expect(Date.now() - Date.parse(first?.effectiveAt ?? '')).toBeGreaterThan(700 * 86_400_000)
})

it('has a user without access and a user of another portal', async () => {
  const withoutAccess = await callerOf(sandbox, 'ines.penaflor@fleet.test')
  expect((await withoutAccess(getCurrentUser)).body.userAccesses).toEqual([])
  const other = await callerOf(sandbox, 'jose.dizon@fleet.test')
  expect((await other(getCurrentUser)).body.userAccesses).toMatchObject([{ portal: 'station' }])
})

it('seeds codes that can be redeemed, and that expire or renew later', async () => {
  const call = await callerOf(sandbox, 'marco.santos@fleet.test')
  const fleetId = 'flt_bayani'
  const active = (await call(listFuelCodes, { fleetId, status: 'Active', perPage: 50 })).body
    .fuelCodes as FuelCode[]
  const code = active.find(({ maxUsage }) => maxUsage === 0)
  const stations = await sandbox.fetch(new Request('http://sandbox.test/sandbox/stations?searchKey=cebu'))
  const list = ((await stations.json()) as { stations: { stationId: string; status: string }[] }).stations
  expect(list.length).toBeGreaterThan(5)
  const statuses = await Promise.all(
    list.map(async ({ stationId }) => {
      const body = JSON.stringify({ code: code?.fuelCode, stationId, litres: 1 })
      return (
        await sandbox.fetch(new Request('http://sandbox.test/sandbox/pump/redeem', { method: 'POST', body }))
      ).status
    }),
  )
  expect(statuses).toContain(200)
  sandbox.advance(200 * 86_400_000)
  const later = await callerOf(sandbox, 'marco.santos@fleet.test')
  const { body } = await later(listFuelCodes, { fleetId, status: 'Active' })
  expect(body.fuelCodes.every(({ autoRenew }: FuelCode) => autoRenew)).toBe(true)
  expect(await sandbox.violations()).toEqual([])
})
