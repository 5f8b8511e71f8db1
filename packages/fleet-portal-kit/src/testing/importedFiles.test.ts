import { importDrivers, listDrivers } from 'fleet-portal-api-client/contract/drivers'
import { importVehicles, listVehicles } from 'fleet-portal-api-client/contract/vehicles'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { driverImportColumns } from '../areas/drivers/DriverImportDialog.tsx'
import { vehicleImportColumns } from '../areas/vehicles/VehicleImportDialog.tsx'
import type { ImportColumn } from '../fleet/import/importPlan.ts'
import { nextBatch, type Batch } from '../fleet/import/sendRows.ts'
import { isErrorFree } from '../fleet/import/sheetErrors.ts'
import { driversMessages } from '../locales/en/drivers.ts'
import { vehiclesMessages } from '../locales/en/vehicles.ts'
import { openedFile } from './sheetFrom.ts'
import { testFleet, type TestFleet } from './testFleet.ts'

/* The server accepts every file in which the page finds no error, and stores the values that the page showed. */

const driverColumns = driverImportColumns(driversMessages.defaults.imports)
const vehicleColumns = vehicleImportColumns(vehiclesMessages.defaults.imports)

let fleet: TestFleet
beforeAll(async () => void (fleet = await testFleet()))

const anyStyle = fc.record({
  separator: fc.constantFrom(',', ';', '\t', '|'),
  hasSeparatorLine: fc.boolean(),
  hasByteOrderMark: fc.boolean(),
  lineEnd: fc.constantFrom('\r\n', '\n', '\r'),
  prefix: fc.constantFrom('', ' '),
  suffix: fc.constantFrom('', ' ', '  '),
  isQuoted: fc.boolean(),
})
type Style = typeof anyStyle extends fc.Arbitrary<infer One> ? One : never

/** A file in one of the styles that programs write. */
function fileOf(rows: readonly (readonly string[])[], style: Style): string {
  const { separator, lineEnd, suffix, prefix } = style
  const written = (cell: string) =>
    style.isQuoted || /^"|["\r\n,;\t|]/.test(cell.replace(/(?<=.)"/g, ''))
      ? `"${cell.replaceAll('"', '""')}"${suffix}`
      : `${prefix}${cell}${suffix}`
  // Readers do not detect `|` as a separator: the file has to name it.
  const head = style.hasSeparatorLine || separator === '|' ? `sep=${separator}${lineEnd}` : ''
  const lines = rows.map((cells) => cells.map(written).join(separator) + lineEnd)
  return `${style.hasByteOrderMark ? '\uFEFF' : ''}${head}${lines.join('')}`
}

let idCounter = 0
/** The rows that the page shows and the file that it sends; undefined if it finds an error. */
async function sentOf(content: string, columns: readonly ImportColumn[]) {
  const sheet = await openedFile(content, columns, columns === vehicleColumns)
  if (typeof sheet === 'string' || !isErrorFree(sheet)) return undefined
  const { file } = nextBatch(sheet, columns) as Batch
  const shown = Array.from({ length: sheet.report.count }, (_, index) => sheet.cellsOf(index))
  return { file, shown }
}

describe('a file without errors', () => {
  const name = fc.constantFrom(
    'Ana',
    ' Ana ',
    'Pen\u0303a',
    'Cruz, Jr.',
    'D\u2019Souza',
    'Ma.  Theresa',
    'ª',
    '"Ana"',
  )
  const mobile = fc.constantFrom('09171234567', '9171234567', '917 123 4567', "'09171234567", '0917-123-4567')
  const anyDriver = fc.tuple(name, name, mobile, fc.boolean())

  test('of drivers is stored exactly as the page showed it, in the same order', async () => {
    let validFiles = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyDriver, { minLength: 1, maxLength: 4 }),
        anyStyle,
        async (drivers, style) => {
          const rows = drivers.map(([first, family, number, isLower]) => {
            const id = `G${String(++idCounter).padStart(10, '0')}`
            return [first, family, isLower ? id.toLowerCase() : id, number]
          })
          const sent = await sentOf(
            fileOf([driverColumns.map(({ title }) => title), ...rows], style),
            driverColumns,
          )
          if (!sent) return
          validFiles++
          const { fleetId } = fleet
          const answer = await fleet.arrange(importDrivers, { data: sent.file, fleetId })
          expect(answer).toMatchObject({ applied: rows.length, rejected: [] })
          const { drivers: stored } = await fleet.arrange(listDrivers, {
            fleetId,
            page: 1,
            perPage: rows.length,
          })
          expect(
            stored.map((one) => [one.firstName, one.lastName, one.driverLicenseId, one.mobileNumber]),
          ).toEqual(sent.shown)
        },
      ),
      { numRuns: 80 },
    )
    expect(validFiles).toBeGreaterThan(10)
  })

  const remark = fc.oneof(
    fc.constantFrom(
      'Isuzu 6" bed',
      '6"',
      '"new"',
      'a "b" c',
      'two\nlines',
      '',
      'a;=1+1',
      'sep=;',
      'a,b',
      '\u00a0x',
    ),
    fc.string({ unit: fc.constantFrom('"', 'a', ' ', ',', ';', '\t', '\n', "'", '='), maxLength: 8 }),
  )

  test('of vehicles is stored exactly as the page showed it, with any remarks', async () => {
    let validFiles = 0
    await fc.assert(
      fc.asyncProperty(fc.array(remark, { minLength: 1, maxLength: 4 }), anyStyle, async (remarks, style) => {
        const rows = remarks.map((text) => [`G${String(++idCounter).padStart(6, '0')}`, 'Vehicle', text])
        const sent = await sentOf(
          fileOf([vehicleColumns.map(({ title }) => title), ...rows], style),
          vehicleColumns,
        )
        if (!sent) return
        validFiles++
        const { fleetId } = fleet
        const answer = await fleet.arrange(importVehicles, { data: sent.file, fleetId })
        expect(answer).toMatchObject({ applied: rows.length, rejected: [] })
        const { vehicles } = await fleet.arrange(listVehicles, { fleetId, page: 1, perPage: rows.length })
        expect(vehicles.map((one) => [one.plateNumber, one.type, one.remarks ?? ''])).toEqual(sent.shown)
      }),
      { numRuns: 120 },
    )
    expect(validFiles).toBeGreaterThan(30)
  })
})
