import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { outcomeOf, rangesOf } from './verdict.ts'

const columns = [{ title: 'driver_id', field: 'driverLicenseId', fault: '', accepts: () => true }]
const kindOf = (verdict: Parameters<typeof outcomeOf>[0], total = 3) =>
  outcomeOf(verdict, total, columns).kind

describe('the verdict on a file', () => {
  test('is success where every row was applied, or nothing else is said', () => {
    expect(kindOf({ applied: 3, rejected: [] })).toBe('applied')
    expect(kindOf({ applied: 3 })).toBe('applied')
    expect(kindOf({})).toBe('applied')
  })

  test('is partial where some rows were not applied, named or not', () => {
    expect(kindOf({ applied: 2 })).toBe('partial')
    expect(kindOf({ rejected: [{ row: 2 }] })).toBe('partial')
    expect(kindOf({ applied: 2, rejected: [{ row: 3, field: 'driverLicenseId', code: 'D1000' }] })).toBe(
      'partial',
    )
  })

  test('is failure where no row was applied', () => {
    expect(kindOf({ applied: 0, rejected: [] })).toBe('failed')
    expect(kindOf({ rejected: [2, 3, 4].map((row) => ({ row })) })).toBe('failed')
  })

  test('counts a row with several faults once', () => {
    const { applied, rejectedRows } = outcomeOf(
      { rejected: [{ row: 4 }, { row: 2 }, { row: 4 }] },
      3,
      columns,
    )
    expect(applied).toBe(1)
    expect(rejectedRows).toEqual([2, 4])
  })

  test('finds the column of a fault by the field or the title that the server names', () => {
    const rejected = ['driverLicenseId', 'driver_id', 'else'].map((field) => ({ row: 2, field }))
    const { faults } = outcomeOf({ rejected }, 3, columns)
    expect(faults.map((fault) => fault.kind === 'rejected' && fault.at)).toEqual([0, 0, undefined])
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
