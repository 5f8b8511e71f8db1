import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvText, plainCell, spreadsheetText } from './csvText.ts'

/**
 * Parses a text like a spreadsheet program: with the one separator of its settings. Quotes count only at the beginning of
 * a cell, and text after the closing quote belongs to the cell.
 */
function cellsIn(text: string, separator: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  let isNew = true
  const end = () => {
    rows.at(-1)?.push(cell)
    cell = ''
    isNew = true
  }
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at)
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (text[at + 1] === '"') cell += text.charAt(at++)
      else isQuoted = false
    } else if (letter === '"' && isNew) {
      isQuoted = true
      isNew = false
    } else if (letter === separator) end()
    else if (letter === '\n' || letter === '\r') {
      end()
      rows.push([])
    } else {
      cell += letter
      isNew = false
    }
  }
  end()
  return rows
}

const signs = Array.from('=+-@＝＋－＠﹢﹣﹦﹫')
const parts = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...signs) },
  { weight: 4, arbitrary: fc.constantFrom(',', ';', '\t', '|', '\r', '\n', '\r\n') },
  { weight: 3, arbitrary: fc.constantFrom('"', '""', "'", ' ', '\0', '\u00a0', '\uFEFF') },
  { weight: 3, arbitrary: fc.constantFrom('a', '1', '1+1', 'cmd|x', '-1.25', 'SUM(A1)') },
)
const nasty = fc.array(parts, { maxLength: 7 }).map((some) => some.join(''))
const rows = fc.array(fc.array(nasty, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 })
const isNumber = (cell: string) => /^-?\d+(\.\d+)?$/.test(cell)

describe('CSV for spreadsheets', () => {
  test.each([',', ';', '\t', '|'])('has no formula for a program that separates cells by %j', (separator) => {
    fc.assert(
      fc.property(rows, (written) => {
        const text = spreadsheetText(written).slice(1)
        for (const cell of cellsIn(text, separator).flat()) {
          if (isNumber(cell)) continue
          expect(cell.replace(/^[\s\0]*/, '')).not.toMatch(/^[=+\-@＝＋－＠﹢﹣﹦﹫]/)
        }
      }),
      { numRuns: 1000 },
    )
  })

  test.each([
    ['=1+1', "'=1+1"],
    ['a;=1+1', "a;'=1+1"],
    ['a; =1+1', "a; '=1+1"],
    ['a;"=1+1"', `a;"'=1+1"`],
    ['a,@SUM(A1)', "a,'@SUM(A1)"],
    ['a\t+1', "a\t'+1"],
    ['a|-cmd', "a|'-cmd"],
    ['a\n=1', "a\n'=1"],
    ['a;＝1', "a;'＝1"],
    ['\t', "'\t"],
    ['\0=1', "'\0=1"],
    ['+639171234567', "'+639171234567"],
    ['-1+1', "'-1+1"],
    ['-1.25', '-1.25'],
    ['-3', '-3'],
    ['a-b', 'a-b'],
    ['a = b; c', 'a = b; c'],
    ["D'Souza", "D'Souza"],
    ['', ''],
  ])('escapes %j as %j', (cell, plain) => {
    expect(plainCell(cell)).toBe(plain)
  })

  test('does not change numbers after the first cell of a row', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat({ max: 9999 }), (units, part) => {
        const price = `${units}.${part}`
        expect(spreadsheetText([['a', price, String(units)]])).toBe(`\uFEFFa,${price},${units}\r\n`)
      }),
    )
  })

  test('differs from the input only by the added apostrophes', () => {
    fc.assert(
      fc.property(nasty, fc.boolean(), (cell, isFirst) => {
        expect(plainCell(cell, isFirst).replaceAll("'", '')).toBe(cell.replaceAll("'", ''))
      }),
    )
  })

  test('begins with a UTF-8 byte order mark', () => {
    expect(spreadsheetText([['Peña']])).toBe('\uFEFFPeña\r\n')
  })
})

describe('CSV for uploads', () => {
  const cell = fc.oneof(nasty, fc.string({ unit: 'grapheme' }))

  test('is parsed to the same cells by any reader that supports quotes', () => {
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), (written) => {
        const text = csvText(written)
        const read = cellsIn(text.replaceAll('\r\n', '\n'), ',').slice(0, -1)
        expect(read).toEqual(written.map((cells) => cells.map((one) => one.replaceAll('\r\n', '\n'))))
      }),
    )
  })

  test.each([
    ['a', 'a'],
    ['a b', 'a b'],
    [' a', '" a"'],
    ['a,b', '"a,b"'],
    ['a;b', '"a;b"'],
    ['6" bed', '"6"" bed"'],
    ['two\nlines', '"two\nlines"'],
    ['sep=;', '"sep=;"'],
  ])('writes the cell %j as %j', (one, written) => {
    expect(csvText([[one]])).toBe(`${written}\r\n`)
  })
})
