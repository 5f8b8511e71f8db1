import { listFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { listPayments } from 'fleet-portal-api-client/contract/payments'
import { getConsumption } from 'fleet-portal-api-client/contract/fuelBalances'
import { getSavings } from 'fleet-portal-api-client/contract/wallet'
import { listRedemptions } from 'fleet-portal-api-client/contract/redemptions'
import { createReport, listReports } from 'fleet-portal-api-client/contract/reports'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeBigFleets, type BigFleets } from '../bigFleet/bigFleet.ts'
import { sizesFor } from '../bigFleet/sizes.ts'
import { rows } from '../db/connect.ts'
import { createTestSandbox, type TestSandbox } from '../testing.ts'
import { callerOf, type Call } from '../testing/callerOf.ts'

const redemptionCount = 2_600

let sandbox: TestSandbox
let fleets: BigFleets
let call: Call
let cardCall: Call
beforeAll(async () => {
  sandbox = await createTestSandbox({ reportPause: 50 })
  fleets = await sandbox.run((context) =>
    writeBigFleets(context, { ...sizesFor(redemptionCount), payments: 400, stations: 90, sideFleets: 2 }),
  )
  call = await callerOf(sandbox, fleets.fuel.email)
  cardCall = await callerOf(sandbox, fleets.card.email)
})
afterAll(() => sandbox.close())

const fuelFleetId = () => fleets.fuel.fleetId

const idsInOrder = async (where: ReturnType<typeof sql>, order: ReturnType<typeof sql>) =>
  (
    await rows<{ id: string }>(
      sandbox.db,
      sql`select redemption.id from redemption join station on station.id = station_id left join driver on driver.id = driver_id
        where redemption.fleet_id = ${fuelFleetId()} and ${where} order by ${order}, redeemed_at desc, redemption.id desc`,
    )
  ).map(({ id }) => id)

/** The ids of all pages, read page by page. */
async function idsOfPages(input: Record<string, unknown>, perPage = 300) {
  const ids: string[] = []
  for (let page = 1; ; page++) {
    const { body } = await call(listRedemptions, { fleetId: fuelFleetId(), ...input, page, perPage })
    ids.push(...body.redemptions.map((one: { redemptionId: string }) => one.redemptionId))
    if (body.redemptions.length < perPage) return { ids, body }
  }
}

describe('the pages of a long list', () => {
  it.each([
    ['in the default order', {}, sql`true`, sql`redeemed_at desc`],
    ['with the oldest first', { orderBy: 'redeemedAt', order: 'asc' }, sql`true`, sql`redeemed_at`],
    ['of a product', { productCodes: 'gas91' }, sql`product = 'gas91'`, sql`redeemed_at desc`],
    ['by product', { orderBy: 'productCode', order: 'asc' }, sql`true`, sql`product`],
    ['by status', { orderBy: 'status', order: 'desc' }, sql`true`, sql`redemption.status desc`],
    [
      'by status, for vehicles only',
      { orderBy: 'status', order: 'asc', dispensedTo: 'vehicle' },
      sql`dispensed_to = 'vehicle'`,
      sql`redemption.status`,
    ],
    ['by volume', { orderBy: 'literVolume', order: 'desc' }, sql`true`, sql`volume desc`],
  ])('%s have every redemption once, in the order of the list', async (_, input, where, order) => {
    const { ids, body } = await idsOfPages(input)
    expect(ids).toEqual(await idsInOrder(where, order))
    expect(body).toMatchObject({ count: ids.length })
    expect(body.countIsMinimum).toBeUndefined()
  })

  it('put redemptions without a driver at the end, in both directions', async () => {
    const set = (driver: ReturnType<typeof sql>) =>
      sandbox.db.transaction(async (tx) => {
        await tx.execute(sql`alter table redemption disable trigger all`)
        await tx.execute(sql`update redemption set driver_id = ${driver} where id like '%5'`)
        await tx.execute(sql`alter table redemption enable trigger all`)
      })
    await sandbox.db.execute(sql`create table kept_driver as select id, driver_id from redemption`)
    await set(sql`null`)
    for (const order of ['asc', 'desc']) {
      const { ids } = await idsOfPages({ orderBy: 'driverName', order })
      const missing = await idsInOrder(sql`driver_id is null`, sql`redeemed_at desc`)
      expect(missing.length).toBeGreaterThan(200)
      expect(new Set(ids).size).toBe(redemptionCount)
      expect(ids.slice(-missing.length)).toEqual(missing)
    }
    await set(sql`(select driver_id from kept_driver where kept_driver.id = redemption.id)`)
    await sandbox.db.execute(sql`drop table kept_driver`)
  })
})

describe('a search that finds very many', () => {
  it('counts up to a limit, says so, leaves out the sums, and leads to all pages', async () => {
    const search = { fleetId: fuelFleetId(), searchKey: 'OR', perPage: 300 }
    const first = await call(listRedemptions, { ...search, page: 1 })
    expect(first.body).toMatchObject({ count: 1001, countIsMinimum: true })
    expect(first.body.totals).toBeUndefined()
    const fourth = await call(listRedemptions, { ...search, page: 4 })
    expect(fourth.body).toMatchObject({ count: 1201, countIsMinimum: true })
    const { ids, body } = await idsOfPages({ searchKey: 'OR' })
    expect(new Set(ids).size).toBe(redemptionCount)
    expect(body).toMatchObject({ count: redemptionCount, totals: {} })
  })
})

describe('the sums per day', () => {
  it('are those of all redemptions, also after one was voided', async () => {
    const sums = async () => {
      const [found] = await rows<Record<string, number>>(
        sandbox.db,
        sql`select count(*)::int as successful, (sum(volume) / 1000.0)::float8 as "literVolume",
            (sum(total_credit_price) / 100.0)::float8 as "totalCreditPrice",
            (sum(round((pump_price - average_credit_price)::numeric * volume / 100000)) / 100.0)::float8 as savings
          from redemption where fleet_id = ${fuelFleetId()} and status = 'success'`,
      )
      return found as Record<string, number>
    }
    const check = async () => {
      const { savings, ...totals } = await sums()
      const list = await call(listRedemptions, { fleetId: fuelFleetId() })
      expect(list.body.totals).toMatchObject(totals)
      expect((await call(getSavings, { fleetId: fuelFleetId() })).body.savings).toBeCloseTo(savings ?? 0, 2)
    }
    await check()
    const before = await sums()
    await sandbox.db.execute(
      sql`update redemption set status = 'voided', remarks = 'Wrong pump' where id = (select min(id) from redemption where status = 'success' and fleet_id = ${fuelFleetId()})`,
    )
    expect((await sums())['successful']).toBe((before['successful'] ?? 0) - 1)
    await check()
    const filters = { fleetId: fuelFleetId(), startDate: '2020-01-01T00:00:00+08:00' }
    const consumption = await call(getConsumption, filters)
    const total = (consumption.body as { literVolume: number }[]).reduce(
      (all, one) => all + one.literVolume,
      0,
    )
    expect(total).toBeCloseTo((await sums())['literVolume'] ?? 0, 2)
  })

  it('are those of all card payments', async () => {
    const [found] = await rows<Record<string, number>>(
      sandbox.db,
      sql`select count(*)::int as count, (sum(final_amount) filter (where status = 'success') / 100.0)::float8 as paid
        from card_payment where fleet_id = ${fleets.card.fleetId} and product is not null`,
    )
    const { body } = await cardCall(listPayments, { fleetId: fleets.card.fleetId })
    expect(body).toMatchObject({ count: found?.['count'], totals: { finalAmount: found?.['paid'] } })
  })
})

const linesOf = async (url: string) => {
  const text = await (await sandbox.fetch(new Request(url))).text()
  return text.trim().split('\r\n')
}

describe('a long export', () => {
  it('has the rows at the time of the request in the order of the list, whatever is added meanwhile', async () => {
    const numbers = await rows<{ number: string }>(
      sandbox.db,
      sql`select or_number as number from redemption where fleet_id = ${fuelFleetId()} order by volume, redeemed_at desc, id desc`,
    )
    const { body } = await call(createReport, {
      reportType: 'redemption',
      platformType: 'plb',
      fleetId: fuelFleetId(),
      orderBy: 'literVolume',
      order: 'asc',
    })
    expect(body.downloadUrl).toBeNull()
    await sandbox.db.execute(sql`insert into redemption
      select id || 'x', fleet_id, station_id, fuel_code_id, driver_id, vehicle_id, dispensed_to, product, volume, average_credit_price,
        total_credit_price, pump_price, points_earned, or_number || 'X', status, remarks, search, redeemed_at
      from redemption where fleet_id = ${fuelFleetId()} and id like '%7'`)
    const [owner] = await rows<{ id: string }>(
      sandbox.db,
      sql`select id from app_user where email = ${fleets.fuel.email}`,
    )
    const list = async () =>
      (await call(listReports, { fleetId: fuelFleetId(), userId: owner?.id ?? '' })).body.reports
    await expect.poll(list, { timeout: 60_000 }).toMatchObject([{ status: 'success', progress: 100 }])
    const [report] = await list()
    const [titles, ...lines] = await linesOf(report.fileUrl)
    const column = titles?.split(',').indexOf('OR Number') ?? -1
    expect(column).toBeGreaterThan(-1)
    expect(lines.map((line) => line.split(',')[column])).toEqual(numbers.map(({ number }) => number))
    const response = await sandbox.fetch(new Request(report.fileUrl))
    expect((await response.arrayBuffer()).byteLength).toBe(report.fileSize)
  })
})

it('a long list of codes counts to its end', async () => {
  const { body } = await call(listFuelCodes, { fleetId: fuelFleetId() })
  expect(body.count).toBe(redemptionCount / 10)
  expect(body.countIsMinimum).toBeUndefined()
})
