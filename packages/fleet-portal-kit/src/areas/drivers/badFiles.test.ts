import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextBatch } from '../../fleet/import/sendRows.ts'
import { sheetFaults, type ImportFault } from '../../fleet/import/sheetFaults.ts'
import { driversMessages } from '../../locales/en/drivers.ts'
import { plantedSheet } from '../../testing/plantedSheet.ts'
import { openedFile } from '../../testing/sheetFrom.ts'
import { driverImportColumns } from './DriverImportDialog.tsx'

const columns = driverImportColumns(driversMessages.defaults.imports)
const key = (fault: ImportFault) =>
  JSON.stringify(fault, ['kind', 'why', 'row', 'at', 'isBlank', 'column', 'title', 'of'])

test('10,000 files with planted faults are judged right, row by row, and none with a fault can be sent', async () => {
  await fc.assert(
    fc.asyncProperty(plantedSheet, async ({ content, faults }) => {
      const found = await openedFile(content, columns)
      const told =
        typeof found === 'string'
          ? [{ kind: 'file', why: found } as ImportFault]
          : [...sheetFaults(found, columns)].flatMap((fault): ImportFault[] =>
              // A column without a single value is told once, not for every row.
              fault.kind === 'emptyColumn'
                ? Array.from({ length: found.report.count }, (_, index) => ({
                    kind: 'cell' as const,
                    row: found.numberOf(index),
                    at: fault.column - 1,
                    isBlank: true,
                  })).filter(({ row }) => !faults.some((one) => one.kind === 'blankRow' && one.row === row))
                : [fault],
            )
      expect(told.map(key).toSorted()).toEqual(faults.map(key).toSorted())
      if (typeof found === 'string') return
      const rowFaults = faults.filter(({ kind }) => !['title', 'blankColumn', 'extraColumn'].includes(kind))
      if (rowFaults.length > 0) expect(() => nextBatch(found, columns)).toThrow('A faulty row is not sent.')
    }),
    { numRuns: 10_000 },
  )
}, 240_000)

test('bytes of any kind are read or refused, and nothing is thrown', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 600 }), async (bytes) => {
      const found = await openedFile(bytes, columns)
      expect(typeof found === 'string' || [...sheetFaults(found, columns)].length > 0).toBe(true)
    }),
    { numRuns: 1000 },
  )
})
