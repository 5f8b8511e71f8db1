import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvForSpreadsheets, csvText, plainCell } from './csvText.ts'
import { rowsRead } from '../../testing/rowsRead.ts'

const cell = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/\r\n?/g, '\n').replaceAll('\0', ''))
/** A row of one blank cell is a blank line, which says nothing of cells. */
const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 8 })

describe('CSV that is written', () => {
  test('is read back cell by cell as it was', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (written) => {
        const read = await rowsRead(csvText(written))
        expect(read).toEqual([...written, ['']])
      }),
    )
  })

  test('for spreadsheets holds no cell that begins as a formula does', async () => {
    const risky = fc
      .tuple(fc.constantFrom('=', '+', '-', '@', '\t', ' =', '＝'), cell)
      .map((parts) => parts.join(''))
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(risky, cell), { minLength: 1 }), async (written) => {
        const text = await csvForSpreadsheets(written).text()
        const read = (await rowsRead(text)) as string[][]
        for (const value of read.flat()) expect(value).not.toMatch(/^\s*[=+\-@＝]/)
      }),
    )
  })

  test('leaves plain cells alone', () => {
    for (const text of ['Ana', "D'Souza", '09171234567', 'N-1', '']) expect(plainCell(text)).toBe(text)
    expect(plainCell('=HYPERLINK("http://evil.test")')).toBe('\'=HYPERLINK("http://evil.test")')
  })

  test('for spreadsheets is marked as UTF-8', async () => {
    const bytes = new Uint8Array(await csvForSpreadsheets([['Peña']]).arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  })
})
