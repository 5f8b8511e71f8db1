import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openedFile, sheetFrom, testColumns } from '../../testing/sheetFrom.ts'
import { csvText } from 'fleet-portal-api-client/contract/csvText'
import type { ImportSheet } from './importSheet.ts'
import { isErrorFree } from './sheetErrors.ts'
import { rowErrorBit } from './sheetShape.ts'

const titles = testColumns.map(({ title }) => title)
const idOf = (n: number) => `N${String(n).padStart(10, '0')}`
const good = (n: number) => ['Ana', idOf(n)]
const opened = async (content: BlobPart) => (await openedFile(content)) as ImportSheet

describe('an opened file', () => {
  test('may end with any number of blank rows', async () => {
    const blank = fc.array(fc.constantFrom('\r\n', '\n', ',\r\n', ' , \n', '   \n', '"",""\n'))
    await fc.assert(
      fc.asyncProperty(blank, async (lines) => {
        const sheet = await opened(csvText([titles, good(1), good(2)]) + lines.join(''))
        expect(sheet.report.count).toBe(2)
        expect(isErrorFree(sheet)).toBe(true)
      }),
    )
  })

  test.each([
    ['empty', ''],
    ['empty', '\r\n , \r\n'],
    ['noRows', `${titles.join(',')}\r\n , \r\n`],
  ])('is refused with the reason %s', async (reason, content) => {
    expect(await openedFile(content)).toBe(reason)
  })

  test('of any length keeps every row at its row number, blank rows included', async () => {
    const isBlankRow = (n: number) => n % 97 === 0 || (n > 1000 && n < 1250)
    const isBadRow = (n: number) => n % 31 === 0
    const rows = Array.from({ length: 6003 }, (_, n) =>
      isBlankRow(n) ? ['', ''] : isBadRow(n) ? ['J@n', idOf(n)] : good(n),
    )
    const sheet = await sheetFrom(rows)
    expect(sheet.report.count).toBe(6003)
    for (const [index, row] of rows.entries()) {
      expect(sheet.cellsOf(index)).toEqual(row)
      expect(sheet.errorBitsOf(index)).toBe(
        isBlankRow(index) ? rowErrorBit.blankRow : isBadRow(index) ? 1 : 0,
      )
    }
  })

  test('keeps its cells if others are quoted, blank, missing or in another order', async () => {
    const cell = fc.constantFrom('', 'Ana', ' Ana', 'N0000000001', 'Peña, Jr.', 'a"b', 'two\nlines', ';')
    const row = fc.array(cell, { minLength: 1, maxLength: 3 })
    const table = fc.record({
      rows: fc.array(row, { maxLength: 6 }),
      isReversed: fc.boolean(),
      endsWithBreak: fc.boolean(),
      copies: fc.constantFrom(1, 1, 1, 2000),
    })
    await fc.assert(
      fc.asyncProperty(table, async ({ rows, isReversed, endsWithBreak, copies }) => {
        const all = Array.from({ length: copies }, () => [...rows, good(1)]).flat()
        const text = csvText([isReversed ? titles.toReversed() : titles, ...all])
        const sheet = await opened(endsWithBreak ? text : text.replace(/\r\n$/, ''))
        expect(sheet.report.count).toBe(all.length)
        for (const [index, [one = '', other = '', extra = '']] of all.entries()) {
          const cells = isReversed ? [other, one, extra] : [one, other, extra]
          const read = sheet.cellsOf(index)
          expect([0, 1, 2].map((at) => read[at] ?? '')).toEqual(cells.map((text) => text.trim()))
        }
      }),
      { numRuns: 60 },
    )
  })

  test('counts the cells that were corrected while it was read, without those edited later', async () => {
    const sheet = await sheetFrom([['Ana', 'n0000000001'], good(2)])
    expect(sheet.cellsOf(0)).toEqual(['Ana', 'N0000000001'])
    expect(sheet.report.correctedCounts).toEqual([0, 1])
    await sheet.edit(1, 1, 'n0000000003')
    expect(sheet.cellsOf(1)).toEqual(['Ana', 'N0000000003'])
    expect(sheet.report.correctedCounts).toEqual([0, 1])
  })
})
