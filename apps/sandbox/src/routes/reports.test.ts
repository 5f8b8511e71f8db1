import { buyFuel } from 'fleet-portal-api-client/contract/fuel'
import { createDriver } from 'fleet-portal-api-client/contract/drivers'
import { createFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import {
  cancelReport,
  createReport,
  deleteReport,
  listReports,
  type ReportType,
} from 'fleet-portal-api-client/contract/reports'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Context } from '../context.ts'
import { rows } from '../db/connect.ts'
import { report } from '../db/schema.ts'
import { runReportJob } from '../domain/reportFiles.ts'
import type { Binding } from '../handle.ts'
import { dayOf } from '../utilities/time.ts'
import { createTestSandbox, testSandboxOn, type TestSandbox } from '../testing.ts'
import { callerOf } from '../testing/callerOf.ts'
import { bindings } from './index.ts'

let sandbox: TestSandbox
beforeAll(async () => void (sandbox = await createTestSandbox()))
afterAll(() => sandbox.close())

async function createFleet() {
  const { fleetId, users } = await sandbox.newFleet({
    type: 'hedging',
    roles: ['portal-admin', 'data-analyst'],
    funds: 100_000_000,
  })
  const [admin, analyst] = users
  const reportInput = { platformType: 'plb', fleetId }
  const call = await callerOf(sandbox, admin?.email ?? '')
  return {
    fleetId,
    reportInput,
    call,
    userId: admin?.userId ?? '',
    analyst: await callerOf(sandbox, analyst?.email ?? ''),
  }
}

/** A list that changes after each of its pages, and after each part of its export. */
const afterEachRead = (binding: Binding, change: (context: Context) => Promise<unknown>): Binding => ({
  ...binding,
  async run(context, input, prepared) {
    const answer = await binding.run(context, input, prepared)
    await change(context)
    return answer
  },
  ...(binding.exportRows && {
    exportRows: {
      ...binding.exportRows,
      async items(context, ids, input) {
        const items = await binding.exportRows?.items(context, ids, input)
        await change(context)
        return items ?? []
      },
    },
  }),
})

/** The text of an export whose list changes while it is written. */
async function fileOfBusyList(
  { fleetId, userId }: { fleetId: string; userId: string },
  reportType: ReportType,
  listFilters: Record<string, string>,
  change: (context: Context) => Promise<unknown>,
): Promise<string> {
  const id = `rep_${fleetId}`
  const filters = { fleetId, ...listFilters }
  const row = { id, fleetId, userId, reportType, filters, fileName: 'rows.csv' }
  await sandbox.run(({ tx, now }) => tx.insert(report).values({ ...row, createdAt: now }))
  await runReportJob(
    bindings.map((binding) => afterEachRead(binding, change)),
    id,
  )((run) => sandbox.run(run))
  return sandbox.run(async ({ tx }) => {
    const [found] = await tx.select().from(report).where(eq(report.id, id))
    const parts = await rows<{ content: string }>(
      tx,
      sql`select content from report_part where report_id = ${id} order by position`,
    )
    return [found?.content ?? '', ...parts.map(({ content }) => content)].join('')
  })
}

const fileOf = async (url: string) => (await sandbox.fetch(new Request(url))).text()

describe('an export', () => {
  it('is listed with the filters of its request, which request the same rows once more', async () => {
    const { call, reportInput, fleetId, userId } = await createFleet()
    const filters = { fuelCodeStatus: 'Active', searchKey: 'ABC', startDate: '2026-11-01T00:00:00+08:00' }
    const days = { endDate: '2026-11-30T23:59:59+08:00' }
    await call(createReport, { ...reportInput, ...filters, ...days, reportType: 'fuel-code' })
    const list = await call(listReports, { fleetId, userId })
    expect(list.body.reports[0].filters).toEqual({ ...filters, ...days })
    const again = { ...reportInput, ...list.body.reports[0].filters, reportType: 'fuel-code' }
    expect((await call(createReport, again)).status).toBe(200)
    const both = await call(listReports, { fleetId, userId })
    expect(both.body.reports[0].filters).toEqual(both.body.reports[1].filters)
  })

  it('contains the rows of the list with the same filters', async () => {
    const { call, reportInput, fleetId, userId } = await createFleet()
    for (const productCode of ['Diesel', 'Diesel', 'Gas91']) {
      await call(buyFuel, { fleetId, liter: 10, amount: null, productCode })
    }
    const { body } = await call(createReport, {
      ...reportInput,
      reportType: 'buy-fuel',
      productCode: 'Diesel',
    })
    const csvRows = (await fileOf(body.downloadUrl)).trim().split('\r\n')
    expect(csvRows).toHaveLength(3)
    expect(csvRows[0]).toBe('Date,Time,Reference ID,Product,Credit Price,Liters,Amount')
    expect(csvRows[1]).toMatch(/^\d{4}-\d{2}-\d{2},\d{2}:\d{2},buy_\w+,diesel,55\.5,10,555$/)
    const list = await call(listReports, { fleetId, userId, reportTypes: 'buy-fuel' })
    expect(list.body).toMatchObject({
      count: 1,
      reports: [{ status: 'success', progress: 100, fileType: 'csv' }],
    })
    expect(list.body.reports[0].fileSize).toBeGreaterThan(100)
  })

  it('begins with a byte order mark, by which spreadsheets read accents', async () => {
    const { call, reportInput } = await createFleet()
    const { body } = await call(createReport, { ...reportInput, reportType: 'buy-fuel' })
    const file = await sandbox.fetch(new Request(body.downloadUrl))
    expect([...new Uint8Array(await file.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  })

  it('is refused with a filter that its list does not have: a misspelled one would export every row', async () => {
    const { call, reportInput, fleetId, userId } = await createFleet()
    const misspelled = { ...reportInput, reportType: 'buy-fuel', productCodes: 'Diesel' }
    const { status, body } = await call(createReport, misspelled)
    expect(status).toBe(400)
    expect(body.fields).toEqual([{ path: 'productCodes', code: 'unknown' }])
    expect((await call(listReports, { fleetId, userId })).body.count).toBe(0)
  })

  it('accepts arrays and booleans as filters, and the status as fuelCodeStatus', async () => {
    const { call, reportInput, fleetId } = await createFleet()
    await call(buyFuel, { fleetId, liter: 100, amount: null, productCode: 'Diesel' })
    const driver = {
      fleetId,
      firstName: 'Niño',
      lastName: 'Peña',
      driverLicenseId: 'A1111111111',
      mobileNumber: '09171234567',
    }
    const { driverId } = (await call(createDriver, driver)).body
    const today = dayOf(new Date())
    const code = {
      fleetId,
      driverIds: [driverId],
      vehicleIds: [],
      startDate: today,
      endDate: today,
      fuelCodeType: 'driver-specific',
      productCode: 'Diesel',
      literVolume: 10,
      sendFuelCode: false,
      saveTemplate: false,
      maxUsage: 1,
      autoRenew: false,
    }
    await call(createFuelCodes, { fleetId, codes: [code] })
    const wanted = { ...reportInput, reportType: 'fuel-code', fuelCodeStatus: 'Active', oneTimeUse: true }
    const { body } = await call(createReport, wanted)
    expect(await fileOf(body.downloadUrl)).toContain('Niño Peña')
    const none = await call(createReport, { ...wanted, fuelCodeStatus: 'Expired' })
    expect((await fileOf(none.body.downloadUrl)).trim().split('\r\n')).toHaveLength(1)
    const prices = await call(createReport, {
      ...reportInput,
      reportType: 'pricing-history',
      productCodes: ['diesel', 'gas91'],
    })
    expect((await fileOf(prices.body.downloadUrl)).trim().split('\r\n')).toHaveLength(3)
    expect((await call(createReport, { ...wanted, fuelCodeStatus: 'Nonsense' })).status).toBe(400)
  })

  it('is allowed only for roles that may read the list', async () => {
    const { analyst, reportInput, call, userId, fleetId } = await createFleet()
    expect((await analyst(createReport, { ...reportInput, reportType: 'redemption' })).status).toBe(403)
    expect((await analyst(createReport, { ...reportInput, reportType: 'buy-fuel' })).status).toBe(200)
    await call(createReport, { ...reportInput, reportType: 'buy-fuel' })
    expect((await analyst(listReports, { fleetId, userId })).status).toBe(403)
  })

  it('has a signed download link that expires after five minutes', async () => {
    const { call, reportInput } = await createFleet()
    const { downloadUrl } = (await call(createReport, { ...reportInput, reportType: 'buy-fuel' })).body
    const other = new URL(downloadUrl)
    other.searchParams.set('until', String(Number(other.searchParams.get('until')) + 60))
    expect((await sandbox.fetch(new Request(other))).status).toBe(410)
    sandbox.advance(301_000)
    expect((await sandbox.fetch(new Request(downloadUrl))).status).toBe(410)
    sandbox.advance(-301_000)
    const answer = await sandbox.fetch(new Request(downloadUrl))
    expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename="buy-fuel-/)
  })

  it('has a link on the public URL of the server, whatever URL a proxy calls', async () => {
    const { reportInput, analyst } = await createFleet()
    expect((await analyst(createReport, { ...reportInput, reportType: 'cashin' })).body.downloadUrl).toMatch(
      /^http:\/\/sandbox\.test\/files\//,
    )
    const behindProxy = testSandboxOn(sandbox.db, { publicUrl: 'https://fleet.example.ph' })
    const { fleetId, users } = await sandbox.newFleet({ type: 'hedging', roles: ['portal-admin'] })
    const call = await callerOf(behindProxy, users[0]?.email ?? '')
    const { body } = await call(createReport, { platformType: 'plb', fleetId, reportType: 'cashin' })
    expect(body.downloadUrl).toMatch(/^https:\/\/fleet\.example\.ph\/files\//)
  })

  it('is generated in the background if it is long', async () => {
    const { call, reportInput, fleetId, userId } = await createFleet()
    await sandbox.run(({ tx }) =>
      tx.execute(sql`insert into price (id, fleet_id, product, effective_at, pump_price, movement, discount, credit_price, movement_type)
        select 'prc_' || ${fleetId} || n, ${fleetId}, 'diesel', now() - n * interval '1 hour', 600000, 0, 0, 600000, 'account'
        from generate_series(1, 2500) as n`),
    )
    const { body } = await call(createReport, { ...reportInput, reportType: 'pricing-history' })
    expect(body.downloadUrl).toBeNull()
    const list = async () => (await call(listReports, { fleetId, userId })).body
    await expect.poll(list, { timeout: 20_000 }).toMatchObject({ reports: [{ status: 'success' }] })
    const { reports } = await list()
    expect((await fileOf(reports[0].fileUrl)).trim().split('\r\n')).toHaveLength(2505)
  })

  it('that is deleted during its download ends the download with an error, and not as a file without its last rows', async () => {
    const { call, fleetId, userId } = await createFleet()
    const reportId = 'rep_deleted'
    await sandbox.run(async ({ tx }) => {
      await tx.execute(
        sql`insert into report (id, fleet_id, user_id, report_type, filters, file_name, status, content, size, created_at)
          values (${reportId}, ${fleetId}, ${userId}, 'redemption', '{}', 'long.csv', 'success', '', 43, now())`,
      )
      await tx.execute(
        sql`insert into report_part (report_id, position, content) select ${reportId}, n, 'A row.' || chr(13) || chr(10) from generate_series(0, 4) n`,
      )
      await tx.execute(sql`update report_part set content = chr(65279) || content where position = 0`)
    })
    const { body } = await call(listReports, { fleetId, userId })
    const { fileUrl } = body.reports[0]
    expect(await fileOf(fileUrl)).toBe('A row.\r\n'.repeat(5))
    const reader = (await sandbox.fetch(new Request(fileUrl))).body?.getReader()
    expect((await reader?.read())?.value).toHaveLength(11)
    expect((await call(deleteReport, { reportId })).status).toBe(200)
    const readRest = async () => {
      while (!(await reader?.read())?.done);
    }
    await expect(readRest()).rejects.toThrow('The file was deleted.')
  })

  it('has each row once if rows are added while its rows are read', async () => {
    const fleet = await createFleet()
    const { fleetId } = fleet
    const addPrices = (from: number, through: number) => sql`
      insert into price (id, fleet_id, product, effective_at, pump_price, movement, discount, credit_price, movement_type)
        select 'prc_' || ${fleetId} || n, ${fleetId}, 'diesel', now() - n * interval '1 hour', 600000, 0, 0, 600000, 'account'
        from generate_series(${from}::int, ${through}::int) as n`
    let next = 0
    // Newer than all rows before, so that they move to the next page.
    const addPrice = async ({ tx }: Context) => {
      await tx.execute(addPrices(next, next))
      next -= 1
    }
    await sandbox.run(({ tx }) => tx.execute(addPrices(1, 1500)))
    const file = await fileOfBusyList(fleet, 'pricing-history', { productCodes: 'diesel' }, addPrice)
    const found = file.trim().split('\r\n').slice(1)
    // A fleet begins with one price of its own.
    expect(found).toHaveLength(1501)
    expect(new Set(found).size).toBe(1501)
  })

  it('has every row if others are removed while its rows are read', async () => {
    const fleet = await createFleet()
    const { fleetId } = fleet
    await sandbox.run(({ tx }) =>
      tx.execute(sql`
        insert into price (id, fleet_id, product, effective_at, pump_price, movement, discount, credit_price, movement_type)
          select 'prc_' || ${fleetId} || '_' || n, ${fleetId}, 'diesel', now() - n * interval '1 hour', 600000, 0, 0, 600000, 'account'
          from generate_series(1, 1500) as n`),
    )
    const removePrices = ({ tx }: Context) =>
      tx.execute(
        sql`delete from price where fleet_id = ${fleetId} and product = 'diesel' and id ~ '_1[0-9]{2}$'`,
      )
    const file = await fileOfBusyList(fleet, 'pricing-history', { productCodes: 'diesel' }, removePrices)
    // A fleet begins with one price of its own. The hundred removed ones had been read.
    expect(new Set(file.trim().split('\r\n').slice(1)).size).toBe(1501)
  })

  it.each([
    [
      'cashin',
      'status',
      'desc',
      /CI-flt_\w+/,
      (fleetId: string) => sql`
        insert into cashin (id, fleet_id, reference_number, amount, channel, status, created_at)
          select 'csh_' || ${fleetId} || n, ${fleetId}, 'CI-' || ${fleetId} || n, 10000, 'otc', 'pending', now()
          from generate_series(1, 1500) as n`,
      (fleetId: string) => sql`
        update cashin set status = 'expired'
          where id in (select id from cashin where fleet_id = ${fleetId} and status = 'pending' order by created_at desc, id desc limit 5)`,
    ],
    [
      'fuel-card-list',
      'status',
      'asc',
      /•••• \d{4}/,
      (fleetId: string) => sql`
        insert into fleet_card (id, fleet_id, card_number, binding, status, diesel, gas91, gas95, gas97, lubes, created_at)
          select 'crd_' || ${fleetId} || n, ${fleetId}, lpad((abs(hashtext(${fleetId}))::bigint * 10000 + n)::text, 16, '0'), 'any', 'active', true, true, true, true, true, now()
          from generate_series(1, 1500) as n`,
      (fleetId: string) => sql`
        update fleet_card set status = 'terminated'
          where id in (select id from fleet_card where fleet_id = ${fleetId} order by status, created_at desc, id desc limit 5)`,
    ],
    [
      'pricing-history',
      'discount',
      'asc',
      /^.*(?=,diesel,)/,
      (fleetId: string) => sql`
        insert into price (id, fleet_id, product, effective_at, pump_price, movement, discount, credit_price, movement_type)
          select 'prc_' || ${fleetId} || n, ${fleetId}, 'diesel', now() - n * interval '1 hour', 600000, 0, 0, 600000, 'account'
          from generate_series(1, 1499) as n`,
      (fleetId: string) => sql`
        update price set discount = 20000, credit_price = pump_price - 20000
          where id in (select id from price where fleet_id = ${fleetId} and product = 'diesel' order by discount, effective_at desc limit 5)`,
    ],
  ] as const)(
    'of %s has every row if others move to its end meanwhile',
    async (reportType, orderBy, order, key, add, move) => {
      const fleet = await createFleet()
      const { fleetId } = fleet
      await sandbox.run(({ tx }) => tx.execute(add(fleetId)))
      const moveRows = ({ tx }: Context) => tx.execute(move(fleetId))
      const file = await fileOfBusyList(fleet, reportType, { orderBy, order }, moveRows)
      const written = file.split('\r\n').flatMap((line) => key.exec(line)?.[0] ?? [])
      expect(written).toHaveLength(1500)
      expect(new Set(written).size).toBe(1500)
    },
  )

  it('reports its progress, is listed first while in progress, and stops when it is cancelled', async () => {
    const slow = await createTestSandbox({ reportPause: 10_000 })
    try {
      const { fleetId, users } = await slow.newFleet({ type: 'hedging', roles: ['portal-admin'] })
      const [admin] = users
      const call = await callerOf(slow, admin?.email ?? '')
      const userId = admin?.userId ?? ''
      await slow.run(({ tx }) =>
        tx.execute(sql`insert into price (id, fleet_id, product, effective_at, pump_price, movement, discount, credit_price, movement_type)
          select 'prc_' || ${fleetId} || n, ${fleetId}, 'diesel', now() - n * interval '1 hour', 600000, 0, 0, 600000, 'account'
          from generate_series(1, 1996) as n`),
      )
      const reportInput = { platformType: 'plb', fleetId }
      const { reportId } = (await call(createReport, { ...reportInput, reportType: 'pricing-history' })).body
      await call(createReport, { ...reportInput, reportType: 'buy-fuel' })
      const list = async () => (await call(listReports, { fleetId, userId })).body.reports
      await expect
        .poll(list, { timeout: 20_000 })
        .toMatchObject([{ reportId, status: 'in progress', progress: 50 }, { status: 'success' }])
      expect((await call(cancelReport, { reportId, status: 'cancelled' })).status).toBe(200)
      const [, cancelled] = await list()
      expect(cancelled).toMatchObject({ status: 'cancelled', fileUrl: null })
    } finally {
      await slow.close()
    }
  })

  it('can be cancelled while in progress and deleted afterwards, by its own user only', async () => {
    const { call, analyst, reportInput, fleetId, userId } = await createFleet()
    const { reportId } = (await call(createReport, { ...reportInput, reportType: 'buy-fuel' })).body
    expect((await call(cancelReport, { reportId, status: 'cancelled' })).body.errorCode).toBe(
      'IllegalTransition',
    )
    expect((await analyst(deleteReport, { reportId })).status).toBe(404)
    await sandbox.run(({ tx }) =>
      tx.execute(sql`insert into report (id, fleet_id, user_id, report_type, filters, file_name, created_at)
        values (${`rep_${fleetId}`}, ${fleetId}, ${userId}, 'buy-fuel', '{}', 'x.csv', now())`),
    )
    const openReportId = `rep_${fleetId}`
    expect((await call(deleteReport, { reportId: openReportId })).body.errorCode).toBe('IllegalTransition')
    expect((await call(cancelReport, { reportId: openReportId, status: 'cancelled' })).status).toBe(200)
    expect((await call(cancelReport, { reportId: openReportId, status: 'cancelled' })).body.errorCode).toBe(
      'IllegalTransition',
    )
    for (const id of [openReportId, reportId])
      expect((await call(deleteReport, { reportId: id })).status).toBe(200)
    expect((await call(listReports, { fleetId, userId })).body.count).toBe(0)
  })
})
