import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openedFile, sheetFrom, testColumns } from '../../testing/sheetFrom.ts'
import { csvText } from 'api-client/contract/csvText'
import type { ImportSheet } from './importSheet.ts'
import { isClean } from './sheetFaults.ts'
import { mark } from './sheetShape.ts'

const titles = testColumns.map(({ title }) => title)
const idOf = (n: number) => `N${String(n).padStart(10, '0')}`
const good = (n: number) => ['Ana', idOf(n)]
const opened = async (content: BlobPart) => (await openedFile(content)) as ImportSheet

describe('a file', () => {
  test('may end with blank lines, however many there are', async () => {
    const blank = fc.array(fc.constantFrom('\r\n', '\n', ',\r\n', ' , \n', '   \n', '"",""\n'))
    await fc.assert(
      fc.asyncProperty(blank, async (lines) => {
        const sheet = await opened(csvText([titles, good(1), good(2)]) + lines.join(''))
        expect(sheet.report.count).toBe(2)
        expect(isClean(sheet)).toBe(true)
      }),
    )
  })

  test.each([
    ['empty', ''],
    ['empty', '\r\n , \r\n'],
    ['noRows', `${titles.join(',')}\r\n , \r\n`],
  ])('is refused where it is %s', async (why, content) => {
    expect(await openedFile(content)).toBe(why)
  })

  test('that is long keeps every row under its number, blank ones between them too', async () => {
    const isBlankRow = (n: number) => n % 97 === 0 || (n > 1000 && n < 1250)
    const isBadRow = (n: number) => n % 31 === 0
    const rows = Array.from({ length: 6003 }, (_, n) =>
      isBlankRow(n) ? ['', ''] : isBadRow(n) ? ['J@n', idOf(n)] : good(n),
    )
    const sheet = await sheetFrom(rows)
    expect(sheet.report.count).toBe(6003)
    for (const [index, row] of rows.entries()) {
      expect(sheet.cellsOf(index)).toEqual(row)
      expect(sheet.markOf(index)).toBe(isBlankRow(index) ? mark.blankRow : isBadRow(index) ? 1 : 0)
    }
  })

  test('keeps its cells, whatever is quoted, blank, out of order or missing around them', async () => {
    const cell = fc.constantFrom('', 'Ana', ' Ana', 'N0000000001', 'Peña, Jr.', 'a"b', 'two\nlines', ';')
    const row = fc.array(cell, { minLength: 1, maxLength: 3 })
    const given = fc.record({
      rows: fc.array(row, { maxLength: 6 }),
      isTurned: fc.boolean(),
      hasBreak: fc.boolean(),
      copies: fc.constantFrom(1, 1, 1, 2000),
    })
    await fc.assert(
      fc.asyncProperty(given, async ({ rows, isTurned, hasBreak, copies }) => {
        const all = Array.from({ length: copies }, () => [...rows, good(1)]).flat()
        const text = csvText([isTurned ? titles.toReversed() : titles, ...all])
        const sheet = await opened(hasBreak ? text : text.replace(/\r\n$/, ''))
        expect(sheet.report.count).toBe(all.length)
        for (const [index, [one = '', other = '', extra = '']] of all.entries()) {
          const cells = isTurned ? [other, one, extra] : [one, other, extra]
          const read = sheet.cellsOf(index)
          expect([0, 1, 2].map((at) => read[at] ?? '')).toEqual(cells.map((text) => text.trim()))
        }
      }),
      { numRuns: 60 },
    )
  })

  test('tells how many cells its rules have rewritten as it was read, whatever is edited afterwards', async () => {
    const sheet = await sheetFrom([['Ana', 'n0000000001'], good(2)])
    expect(sheet.cellsOf(0)).toEqual(['Ana', 'N0000000001'])
    expect(sheet.report.mended).toEqual([0, 1])
    await sheet.edit(1, 1, 'n0000000003')
    expect(sheet.cellsOf(1)).toEqual(['Ana', 'N0000000003'])
    expect(sheet.report.mended).toEqual([0, 1])
  })
})
