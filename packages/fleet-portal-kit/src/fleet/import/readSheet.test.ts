import { csvText } from 'fleet-portal-api-client/contract/csvText'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sheetRead } from '../../testing/rowsRead.ts'
import { parseRows } from './readSheet.ts'

const table = [
  ['first_name', 'last_name'],
  ['José', 'Peña'],
  ['Ana', 'Cruz, Jr.'],
]

const utf16 = (text: string) => {
  const bytes = new Uint8Array(2 + text.length * 2)
  bytes.set([0xff, 0xfe])
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    bytes.set([unit & 0xff, unit >> 8], 2 + i * 2)
  }
  return bytes
}
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
/** Reads a file, without the empty row after its last line break. */
const sheetOf = async (content: BlobPart) => {
  const sheet = await sheetRead(content)
  if (typeof sheet === 'string') throw new Error(sheet)
  const { rows, ...format } = sheet
  return { ...format, rows: rows.at(-1)?.join('') === '' ? rows.slice(0, -1) : rows }
}

describe('a CSV file is read', () => {
  test('as UTF-8, with and without a byte order mark', async () => {
    expect((await sheetOf(csvText(table))).rows).toEqual(table)
    expect((await sheetOf(`\uFEFF${csvText(table)}`)).rows).toEqual(table)
  })

  test('as Windows-1252 if it is not UTF-8', async () => {
    const sheet = await sheetOf(latin(csvText(table)))
    expect(sheet.rows).toEqual(table)
    expect(sheet.encoding).toBe('windows-1252')
  })

  test('as UTF-16, which spreadsheets call Unicode text', async () => {
    const sheet = await sheetOf(utf16('first_name\tlast_name\r\nJosé\tPeña\r\n'))
    expect(sheet.rows).toEqual(table.slice(0, 2))
  })

  test('with semicolons, and with every kind of line break in one file', async () => {
    const sheet = await sheetOf('first_name;last_name\r\nJosé;Peña\rAna;"Cruz, Jr."\n')
    expect(sheet.rows).toEqual(table)
    expect(sheet.separator).toBe(';')
  })

  test.each([',', ';', '\t', '|'])(
    'with the separator %j that its first line declares, without that line as a row',
    async (separator) => {
      const lines = [
        `sep=${separator}`,
        ...table.map((cells) => cells.map((cell) => `"${cell}"`).join(separator)),
      ]
      const sheet = await sheetOf(`\uFEFF${lines.join('\r\n')}`)
      expect(sheet.rows).toEqual(table)
      expect(sheet.separator).toBe(separator)
    },
  )

  test('with the blank rows inside, so that rows keep their numbers', async () => {
    const { rows } = await sheetOf('a,b\r\n\r\n1,2\r\n')
    expect(rows).toEqual([['a', 'b'], [''], ['1', '2']])
  })

  test('with a line break in a quoted cell as one row', async () => {
    const { rows } = await sheetOf('a,b\r\n"one\r\ntwo",2\r\n3,4\r\n')
    expect(rows).toEqual([
      ['a', 'b'],
      ['one\ntwo', '2'],
      ['3', '4'],
    ])
  })

  test.each([
    ['notText', 'PK\u0003\u0004\0\0'],
    ['quotes:2', 'a,b\r\n"1,2\r\n'],
    ['quotes:3', 'a,b\r\n\r\n1,"2"x\r\n'],
    ['tooWide', ','.repeat(256)],
  ])('not at all for the reason %s', async (reason, content) => {
    expect(await sheetRead(content)).toBe(reason)
  })

  test('not at all above 5 MB', async () => {
    expect(await sheetRead('a'.repeat(5_000_001))).toBe('tooLarge')
  })

  test('without an exception for any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        const sheet = await sheetRead(bytes)
        expect(['string', 'object']).toContain(typeof sheet)
      }),
    )
  })

  test('until the receiver of the rows throws, and rejects with that error', async () => {
    const fail = () => {
      throw new Error('no more')
    }
    await expect(parseRows({ text: 'a,b\n1,2\n', lineEnd: '\n', separator: ',' }, fail)).rejects.toThrow(
      'no more',
    )
  })
})
