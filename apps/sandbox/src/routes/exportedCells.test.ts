import { plainCell } from 'fleet-portal-api-client/contract/csvText'
import { createReport, type ReportType } from 'fleet-portal-api-client/contract/reports'
import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeBigFleets, type BigFleets } from '../bigFleet/bigFleet.ts'
import { sizesFor } from '../bigFleet/sizes.ts'
import { rows } from '../db/connect.ts'
import { createTestSandbox, type TestSandbox } from '../testing.ts'
import { callerOf } from '../testing/callerOf.ts'
import { readCsv } from '../utilities/csv.ts'

/*
 * The cells of every export against the tables: queries write them as text, without the code of lists and exports.
 */

/** Texts that break a file, or that a spreadsheet would run as formulas. */
const texts = [
  '=1+1',
  '+63 "Jun", Cruz',
  '-A;@SUM(A1)',
  '@home',
  'two\nlines',
  'two\r\nlines',
  '"quoted"',
  "O'Neil",
  ' space ',
  'Niño 陳 😀',
  '00123',
  '1,5',
]
const textOf = (id: SQL) =>
  sql`(${sql.raw(`array[${texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(',')}]`)})[1 + abs(hashtext(${id})) % ${sql.raw(String(texts.length))}]`

const day = (time: string) => `to_char(${time} at time zone 'Asia/Manila', 'YYYY-MM-DD')`
const clock = (time: string) => `to_char(${time} at time zone 'Asia/Manila', 'HH24:MI')`
const decimal = (column: string, unit: number) => `trim_scale(${column}::numeric / ${unit})::text`
const pesos = (column: string) => decimal(column, 100)
const litres = (column: string) => decimal(column, 1000)
const perLitre = (column: string) => decimal(column, 10_000)
const yesOrNo = (condition: string) => `case when ${condition} then 'Yes' else 'No' end`
const driverName = "concat_ws(' ', nullif(driver.first_name, ''), nullif(driver.last_name, ''))"
const cardNumber = "'•••• ' || right(card_number, 4)"
const bearers = 'left join driver on driver.id = driver_id left join vehicle on vehicle.id = vehicle_id'

interface Expected {
  fleet: keyof BigFleets
  /** The titles with the query of each cell. */
  cells: Record<string, string>
  from: string
  order: string
  /** Filters of the export besides its days, with their condition. */
  filters: readonly [Record<string, unknown>, string]
}

const paymentsOf = (condition: string) => `(select * from card_payment where ${condition}) as one
  join fleet_card on fleet_card.id = card_id join station on station.id = station_id
  left join driver on driver.id = one.driver_id left join vehicle on vehicle.id = one.vehicle_id`
const paymentCells = {
  Date: day('paid_at'),
  Time: clock('paid_at'),
  Station: 'station.name',
  'Card Number': cardNumber,
  Driver: driverName,
  'Driver ID': 'driver_license_id',
  'Plate Number': 'plate_number',
}

const expectedExports: Record<Exclude<ReportType, 'fuel-card'>, Expected> = {
  cashin: {
    fleet: 'fuel',
    cells: {
      'Date Created': day('created_at'),
      'Time Created': clock('created_at'),
      'Reference Number': 'reference_number',
      'Cash-In ID': 'id',
      Channel: 'channel',
      Mode: 'mode',
      Amount: pesos('amount'),
      Fee: pesos('fee'),
      Total: pesos('(amount + fee)'),
      Status: 'status',
      'Date Fulfilled': day('fulfilled_at'),
      'Time Fulfilled': clock('fulfilled_at'),
    },
    from: 'cashin as one',
    order: 'created_at desc, id desc',
    filters: [
      { searchKey: 'bigf-3', cashinChannel: ['manual-bank-deposit', 'otc'] },
      "reference_number like '%BIGF-3%' and channel in ('manual-bank-deposit', 'otc')",
    ],
  },
  'buy-fuel': {
    fleet: 'fuel',
    cells: {
      Date: day('created_at'),
      Time: clock('created_at'),
      'Reference ID': 'id',
      Product: 'product',
      'Credit Price': perLitre('credit_price'),
      Liters: litres('volume'),
      Amount: pesos('total'),
    },
    from: 'buy_fuel as one',
    order: 'created_at desc, id desc',
    filters: [{ productCode: 'Diesel' }, "product = 'diesel'"],
  },
  redemption: {
    fleet: 'fuel',
    cells: {
      Date: day('redeemed_at'),
      Time: clock('redeemed_at'),
      Station: 'station.name',
      Driver: driverName,
      'Driver ID': 'driver_license_id',
      'Plate Number': 'plate_number',
      'Dispensed To': 'dispensed_to',
      'Fuel Code': 'code',
      Product: 'one.product',
      Liters: litres('one.volume'),
      'Total Credit Price': pesos('total_credit_price'),
      'Average Credit Price': perLitre('average_credit_price'),
      'OR Number': 'or_number',
      Status: 'one.status',
      Remarks: 'one.remarks',
    },
    from: `redemption as one join station on station.id = station_id join fuel_code on fuel_code.id = fuel_code_id ${bearers}`,
    order: 'redeemed_at desc, one.id desc',
    filters: [
      { productCodes: ['diesel', 'gas95'], dispensedTo: 'vehicle', orderBy: 'redeemedAt', order: 'desc' },
      "one.product in ('diesel', 'gas95') and dispensed_to = 'vehicle'",
    ],
  },
  'pricing-history': {
    fleet: 'fuel',
    cells: {
      'Effective Date': day('effective_at'),
      'Effective Time': clock('effective_at'),
      Product: 'product',
      'Pump Price': perLitre('pump_price'),
      'Price Movement': perLitre('movement'),
      Discount: perLitre('discount'),
      'Credit Price': perLitre('credit_price'),
      'Movement Type': 'movement_type',
    },
    from: '(select * from price where effective_at <= now()) as one',
    order: 'effective_at desc, product',
    filters: [
      { productCodes: ['gas91'], movementType: 'national' },
      "product = 'gas91' and movement_type = 'national'",
    ],
  },
  'fuel-code': {
    fleet: 'fuel',
    cells: {
      'Fuel Code': 'code',
      Status: `initcap(case when state <> 'open' then state when start_date > (now() at time zone 'Asia/Manila')::date then 'scheduled' else 'active' end)`,
      Product: 'product',
      'Liters Redeemed': litres('redeemed'),
      Liters: litres('volume'),
      Type: 'binding',
      Drivers: `(select string_agg(${driverName}, '; ' order by first_name, driver.id) from fuel_code_driver join driver on driver.id = driver_id where fuel_code_id = one.id)`,
      Vehicles: `(select string_agg(plate_number, '; ' order by plate_number) from fuel_code_vehicle join vehicle on vehicle.id = vehicle_id where fuel_code_id = one.id)`,
      'Start Date': 'start_date::text',
      'End Date': 'end_date::text',
      'One-time Use': yesOrNo('max_usage = 1'),
      SMS: yesOrNo('send_sms'),
      'Auto-renew': yesOrNo('auto_renew'),
      'Date Created': day('created_at'),
      'Time Created': clock('created_at'),
    },
    from: 'fuel_code as one',
    order: 'created_at desc, id desc',
    filters: [
      { fuelCodeStatus: 'Redeemed', fuelCodeType: 'driver-vehicle-specific' },
      "state = 'redeemed' and binding = 'driver-vehicle-specific'",
    ],
  },
  'fuel-card-list': {
    fleet: 'card',
    cells: {
      'Card Number': cardNumber,
      Type: 'binding',
      Driver: driverName,
      'Plate Number': 'plate_number',
      'LocqPay Used This Month': pesos('coalesce(paid, 0)'),
      'LocqPay Limit Per Month': `coalesce(${pesos('money_limit')}, 'No limit')`,
      'Transactions This Month': 'coalesce(payments, 0)::text',
      'Transaction Limit Per Month': `coalesce(payment_limit::text, 'No limit')`,
      Products: `concat_ws('; ', case when diesel then 'diesel' end, case when gas91 then 'gas91' end, case when gas95 then 'gas95' end,
        case when gas97 then 'gas97' end, case when lubes then 'lubes' end)`,
      Status: 'one.status',
    },
    from: `fleet_card as one left join fleet_card_use on card_id = one.id and month = date_trunc('month', now() at time zone 'Asia/Manila')::date ${bearers}`,
    order: 'one.created_at desc, one.id desc',
    filters: [{ fuelCardStatuses: ['active'] }, "one.status = 'active'"],
  },
  payment: {
    fleet: 'card',
    cells: {
      ...paymentCells,
      'Dispensed To': 'dispensed_to',
      Product: 'product',
      'Pump Price': perLitre('pump_price'),
      Liters: litres('volume'),
      'Points Earned': 'points_earned::text',
      'Total Discount': pesos('total_discount'),
      'Discount Per Liter': perLitre('discount'),
      'Final Amount': pesos('final_amount'),
      Amount: pesos('amount'),
      'OR Number': 'or_number',
      'PO Number': 'po_number',
      Status: 'one.status',
      Remarks: 'one.remarks',
    },
    from: paymentsOf('product is not null'),
    order: 'paid_at desc, one.id desc',
    filters: [{ paymentStatus: 'success' }, "one.status = 'success'"],
  },
  'merchant-payment': {
    fleet: 'card',
    cells: {
      ...paymentCells,
      Amount: pesos('amount'),
      'OR Number': 'or_number',
      'PO Number': 'po_number',
      'Transaction Remarks': 'transaction_remarks',
      Status: 'one.status',
      Remarks: 'one.remarks',
    },
    from: paymentsOf('product is null'),
    order: 'paid_at desc, one.id desc',
    filters: [{ status: 'success' }, "one.status = 'success'"],
  },
}

let sandbox: TestSandbox
let fleets: BigFleets
beforeAll(async () => {
  sandbox = await createTestSandbox()
  fleets = await sandbox.run((context) =>
    writeBigFleets(context, { ...sizesFor(600), payments: 400, stations: 12, sideFleets: 1 }),
  )
  await sandbox.db.transaction(async (tx) => {
    for (const table of ['redemption', 'card_payment', 'cashin', 'buy_fuel', 'fleet'])
      await tx.execute(sql.raw(`alter table ${table} disable trigger all`))
    const id = sql`id`
    await tx.execute(
      sql`update driver set first_name = ${textOf(id)}, last_name = case when id like '%3' then '' else ${textOf(sql`id || 'x'`)} end`,
    )
    await tx.execute(sql`update station set name = ${textOf(id)}`)
    await tx.execute(sql`update redemption set or_number = '-' || or_number, remarks = ${textOf(id)}`)
    await tx.execute(sql`update cashin set mode = ${textOf(id)}, fee = abs(hashtext(id)) % 3000`)
    await tx.execute(
      sql`update card_payment set po_number = ${textOf(id)}, remarks = ${textOf(sql`id || 'x'`)}, transaction_remarks = ${textOf(sql`id || 'y'`)}, points_earned = abs(hashtext(id)) % 90`,
    )
    await tx.execute(
      sql`update fleet set plb_type = 'locqpay-manual-po', is_vip = true where id = ${fleets.card.fleetId}`,
    )
    for (const table of ['redemption', 'card_payment', 'cashin', 'buy_fuel', 'fleet'])
      await tx.execute(sql.raw(`alter table ${table} enable trigger all`))
  })
})
afterAll(() => sandbox.close())

/** The rows of a file with its titles. */
async function exportedRows(fleet: keyof BigFleets, reportType: string, filters: object = {}) {
  const { email, fleetId } = fleets[fleet]
  const call = await callerOf(sandbox, email)
  const { body } = await call(createReport, { reportType, platformType: 'plb', fleetId, ...filters })
  const file = await sandbox.fetch(new Request(body.downloadUrl))
  const found = readCsv(new Uint8Array(await file.arrayBuffer()))
  if (!Array.isArray(found)) throw new Error(`The file is no CSV: ${found.code}`)
  return found.map((cells) => cells.map((cell) => cell.replaceAll('\r\n', '\n')))
}

describe.each(Object.entries(expectedExports))('an export of type %s', (reportType, expected) => {
  const { fleet, cells, from, order, filters } = expected

  /** The cells of the tables, with an apostrophe where a spreadsheet would run them. */
  async function rowsOfTables(condition = 'true'): Promise<string[][]> {
    const columns = Object.values(cells).map((cell) => `coalesce(${cell}, '')`)
    const found = await rows<{ cells: string[] }>(
      sandbox.db,
      sql`select array[${sql.raw(columns.join(', '))}] as cells from ${sql.raw(from)}
        where one.fleet_id = ${fleets[fleet].fleetId} and ${sql.raw(condition)} order by ${sql.raw(order)}`,
    )
    // The reader of the file ends every line of a cell alike.
    return found.map((row) => row.cells.map((cell, at) => plainCell(cell.replaceAll('\r\n', '\n'), at === 0)))
  }

  it('has every row of the tables once, with every cell to the centavo and in the time of Manila', async () => {
    const [titles, ...found] = await exportedRows(fleet, reportType)
    expect(titles).toEqual(Object.keys(cells))
    const wanted = await rowsOfTables()
    expect(wanted.length).toBeGreaterThan(2)
    expect(found).toEqual(wanted)
  })

  it('has only the rows that fit all its filters', async () => {
    const [input, condition] = filters
    const [, ...found] = await exportedRows(fleet, reportType, input)
    const wanted = await rowsOfTables(condition)
    expect(wanted.length).toBeGreaterThan(0)
    expect(wanted.length).toBeLessThan((await rowsOfTables()).length)
    expect(found).toEqual(wanted)
  })
})
