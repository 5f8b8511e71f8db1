import { expect, test } from 'vitest'
import { exportColumns, exportedColumns } from './exportColumns.ts'
import { reportTypes } from './reports.ts'

/** The cells of all columns with a day or a time, for an item whose instants are all the same. */
function daysAndTimesOf(instant: unknown) {
  const item = new Proxy(
    { station: {}, cardNumber: '', orNumber: '' },
    {
      get: (fields, name) => Reflect.get(fields, name) ?? (String(name).endsWith('At') ? instant : undefined),
    },
  )
  return reportTypes.flatMap((type) => {
    const columns = exportColumns[type]
    if (!columns) return []
    return exportedColumns(columns, { type: 'hedging', isVip: true })
      .filter(([title]) => /\b(Date|Time)\b/.test(title) && !/^(Start|End) Date$/.test(title))
      .map(([title, cell]) => [/Time/.test(title) ? 'time' : 'day', cell(item as never)])
  })
}

test.each([
  ['of Manila', '2026-11-21T01:30:00+08:00'],
  ['of UTC, where it is the day before', '2026-11-20T17:30:00Z'],
  ['of UTC with fractions of a second', '2026-11-20T17:30:00.123Z'],
  ['of Los Angeles', '2026-11-20T09:30:00-08:00'],
])('an instant with the offset %s is exported with its day and time in Manila', (_name, instant) => {
  const cells = daysAndTimesOf(instant)
  expect(cells.length).toBeGreaterThan(10)
  for (const [kind, cell] of cells) expect(cell).toBe(kind === 'day' ? '2026-11-21' : '01:30')
})

test('an instant that an item does not have is exported as an empty cell', () => {
  for (const missing of [null, undefined]) {
    for (const [, cell] of daysAndTimesOf(missing)) expect(cell ?? '').toBe('')
  }
})

test('every export writes a product alike, so that the rows of two exports can be matched by it', () => {
  for (const type of reportTypes) {
    const cell = exportColumns[type]?.columns['productCode']?.['Product']
    if (!cell) continue
    for (const productCode of ['Gas91', 'gas91'])
      expect([type, cell({ productCode } as never)]).toEqual([type, 'gas91'])
  }
})
