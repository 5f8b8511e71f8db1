import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sheetFrom, testColumns as columns } from '../../testing/sheetFrom.ts'
import type { ImportVerdict } from './importPlan.ts'
import { summarizeImport, rangesOf } from './outcome.ts'
import { rejectedFaults } from './sheetFaults.ts'
import { nextBatch, takeVerdict, type Batch } from './sendRows.ts'

async function answered(verdict: ImportVerdict, total = 3) {
  const rows = Array.from({ length: total }, (_, n) => ['Ana', `N${String(n).padStart(10, '0')}`])
  const sheet = await sheetFrom(rows)
  const applied = takeVerdict(sheet, nextBatch(sheet, columns) as Batch, verdict, columns)
  return { sheet, ...summarizeImport(sheet, applied) }
}
const kindOf = async (verdict: ImportVerdict) => (await answered(verdict)).kind

describe('the verdict on a file', () => {
  test('is success where every row was applied, or nothing else is said', async () => {
    expect(await kindOf({ applied: 3, rejected: [] })).toBe('applied')
    expect(await kindOf({ applied: 3 })).toBe('applied')
    expect(await kindOf({})).toBe('applied')
  })

  test('is partial where some rows were not applied, named or not', async () => {
    expect(await kindOf({ applied: 2 })).toBe('partial')
    expect(await kindOf({ rejected: [{ row: 2 }] })).toBe('partial')
    const named = { applied: 2, rejected: [{ row: 3, field: 'driverLicenseId', code: 'D1000' }] }
    expect(await kindOf(named)).toBe('partial')
  })

  test('is failure where no row was applied', async () => {
    expect(await kindOf({ applied: 0, rejected: [] })).toBe('failed')
    expect(await kindOf({ rejected: [2, 3, 4].map((row) => ({ row })) })).toBe('failed')
  })

  test('names every row of a file of which none was applied, whether the server names them or not', async () => {
    const { sheet } = await answered({ applied: 0 })
    const faults = [...rejectedFaults(sheet, columns)]
    expect(faults.map((fault) => 'row' in fault && fault.row)).toEqual([2, 3, 4])
  })

  test('counts a row with several faults once', async () => {
    const { sheet, applied } = await answered({ rejected: [{ row: 4 }, { row: 2 }, { row: 4 }] })
    expect(applied).toBe(1)
    expect(sheet.rowsOf('rejected')).toEqual([0, 2])
  })

  test('finds the column of a fault by the field or the title that the server names', async () => {
    const rejected = ['driverLicenseId', 'driver_id', 'else'].map((field) => ({ row: 2, field }))
    const { sheet } = await answered({ rejected })
    expect(sheet.rejectionsOf(0).map(({ at }) => at)).toEqual([1, 1, undefined])
  })

  test('that does not say which rows were applied lets none of them go out again', async () => {
    const { sheet } = await answered({ applied: 2 })
    expect(sheet.rowsOf('untold')).toEqual([0, 1, 2])
    expect(nextBatch(sheet, columns)).toBeUndefined()
  })
})

describe('ranges of rows', () => {
  test('read as a person writes them', () => {
    expect(rangesOf([2, 3, 4, 6, 8, 9])).toBe('2–4, 6, 8–9')
    expect(rangesOf([])).toBe('')
  })

  test('hold every number once and no other', () => {
    const numbers = fc.uniqueArray(fc.nat({ max: 200 })).map((list) => list.toSorted((a, b) => a - b))
    fc.assert(
      fc.property(numbers, (rows) => {
        const parts = rangesOf(rows).split(', ').filter(Boolean)
        const back = parts.flatMap((part) => {
          const [from = 0, to = from] = part.split('–').map(Number)
          return Array.from({ length: to - from + 1 }, (_, i) => from + i)
        })
        expect(back).toEqual(rows)
      }),
    )
  })
})
