import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sheetFrom, testColumns as columns } from '../../testing/sheetFrom.ts'
import type { ImportVerdict } from './importPlan.ts'
import { formatRanges, summarizeImport } from './importSummary.ts'
import { applyVerdict, nextBatch, type Batch } from './sendRows.ts'
import { listRejections } from './sheetErrors.ts'

async function importWith(verdict: ImportVerdict, total = 3) {
  const rows = Array.from({ length: total }, (_, n) => ['Ana', `N${String(n).padStart(10, '0')}`])
  const sheet = await sheetFrom(rows)
  const applied = applyVerdict(sheet, nextBatch(sheet, columns) as Batch, verdict, columns)
  return { sheet, ...summarizeImport(sheet, applied) }
}
const kindOf = async (verdict: ImportVerdict) => (await importWith(verdict)).kind

describe('the summary of an import', () => {
  test('is a success if every row was applied, or the server names no count and no rejection', async () => {
    expect(await kindOf({ applied: 3, rejected: [] })).toBe('applied')
    expect(await kindOf({ applied: 3 })).toBe('applied')
    expect(await kindOf({})).toBe('applied')
  })

  test('is partial if some rows were not applied, even if the server does not name them', async () => {
    expect(await kindOf({ applied: 2 })).toBe('partial')
    expect(await kindOf({ rejected: [{ row: 2 }] })).toBe('partial')
    const named = { applied: 2, rejected: [{ row: 3, field: 'driverLicenseId', code: 'D1000' }] }
    expect(await kindOf(named)).toBe('partial')
  })

  test('is a failure if no row was applied', async () => {
    expect(await kindOf({ applied: 0, rejected: [] })).toBe('failed')
    expect(await kindOf({ rejected: [2, 3, 4].map((row) => ({ row })) })).toBe('failed')
  })

  test('lists every row as rejected if no row was applied, even if the server does not name them', async () => {
    const { sheet } = await importWith({ applied: 0 })
    const errors = [...listRejections(sheet, columns)]
    expect(errors.map((error) => 'row' in error && error.row)).toEqual([2, 3, 4])
  })

  test('counts a row with several rejections once', async () => {
    const { sheet, applied } = await importWith({ rejected: [{ row: 4 }, { row: 2 }, { row: 4 }] })
    expect(applied).toBe(1)
    expect(sheet.rowsWithStatus('rejected')).toEqual([0, 2])
  })

  test('finds the column of a rejection by the field or the title that the server names', async () => {
    const rejected = ['driverLicenseId', 'driver_id', 'else'].map((field) => ({ row: 2, field }))
    const { sheet } = await importWith({ rejected })
    expect(sheet.rejectionsOf(0).map(({ columnIndex }) => columnIndex)).toEqual([1, 1, undefined])
  })

  test('never sends rows again if the server does not say which of them were applied', async () => {
    const { sheet } = await importWith({ applied: 2 })
    expect(sheet.rowsWithStatus('unconfirmed')).toEqual([0, 1, 2])
    expect(nextBatch(sheet, columns)).toBeUndefined()
  })
})

describe('formatted row ranges', () => {
  test('join consecutive numbers', () => {
    expect(formatRanges([2, 3, 4, 6, 8, 9])).toBe('2–4, 6, 8–9')
    expect(formatRanges([])).toBe('')
  })

  test('contain every number once and no other number', () => {
    const numbers = fc.uniqueArray(fc.nat({ max: 200 })).map((list) => list.toSorted((a, b) => a - b))
    fc.assert(
      fc.property(numbers, (rows) => {
        const parts = formatRanges(rows).split(', ').filter(Boolean)
        const back = parts.flatMap((part) => {
          const [from = 0, to = from] = part.split('–').map(Number)
          return Array.from({ length: to - from + 1 }, (_, i) => from + i)
        })
        expect(back).toEqual(rows)
      }),
    )
  })
})
