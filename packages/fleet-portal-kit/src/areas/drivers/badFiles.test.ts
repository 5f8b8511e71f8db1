import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextBatch } from '../../fleet/import/sendRows.ts'
import { listSheetErrors, type ImportError } from '../../fleet/import/sheetErrors.ts'
import { driversMessages } from '../../locales/en/drivers.ts'
import { plantedSheet } from '../../testing/plantedSheet.ts'
import { openedFile } from '../../testing/sheetFrom.ts'
import { driverImportColumns } from './DriverImportDialog.tsx'

const columns = driverImportColumns(driversMessages.defaults.imports)
const key = (error: ImportError) =>
  JSON.stringify(error, ['kind', 'reason', 'row', 'columnIndex', 'isBlank', 'column', 'title', 'duplicateOf'])

test('finds exactly the planted errors of 10,000 files, and sends no file with an error', async () => {
  await fc.assert(
    fc.asyncProperty(plantedSheet, async ({ content, errors }) => {
      const sheet = await openedFile(content, columns)
      const reported =
        typeof sheet === 'string'
          ? [{ kind: 'file', reason: sheet } as ImportError]
          : [...listSheetErrors(sheet, columns)].flatMap((error): ImportError[] =>
              // A column without any value is reported once, not for every row.
              error.kind === 'emptyColumn'
                ? Array.from({ length: sheet.report.count }, (_, index) => ({
                    kind: 'cell' as const,
                    row: sheet.rowNumberOf(index),
                    columnIndex: error.column - 1,
                    isBlank: true,
                  })).filter(({ row }) => !errors.some((one) => one.kind === 'blankRow' && one.row === row))
                : [error],
            )
      expect(reported.map(key).toSorted()).toEqual(errors.map(key).toSorted())
      if (typeof sheet === 'string') return
      const rowErrors = errors.filter(({ kind }) => !['title', 'blankColumn', 'extraColumn'].includes(kind))
      if (rowErrors.length > 0)
        expect(() => nextBatch(sheet, columns)).toThrow('A row with an error cannot be sent.')
    }),
    { numRuns: 10_000 },
  )
}, 240_000)

test('reads or refuses any bytes without an exception', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 600 }), async (bytes) => {
      const sheet = await openedFile(bytes, columns)
      expect(typeof sheet === 'string' || [...listSheetErrors(sheet, columns)].length > 0).toBe(true)
    }),
    { numRuns: 1000 },
  )
})
