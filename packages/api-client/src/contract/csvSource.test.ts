import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvSource } from './csvSource.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const utf16 = (text: string) => {
  const bytes = new Uint8Array(2 + text.length * 2)
  bytes.set([0xfe, 0xff])
  for (const [at, letter] of text.split('').entries()) {
    const unit = letter.charCodeAt(0)
    bytes.set([unit >> 8, unit & 0xff], 2 + at * 2)
  }
  return bytes
}

describe('the text of a CSV file', () => {
  test('has one kind of line ending, for any mix in the file', () => {
    const texts = fc.string({ unit: fc.constantFrom('\r', '\n', '\r\n', 'a', 'ñé', '"', ','), maxLength: 60 })
    fc.assert(
      fc.property(texts, fc.constantFrom(utf8, latin, utf16), (text, encode) => {
        const bytes = encode(text)
        const before = bytes.slice()
        const { text: read, lineEnd } = csvSource(bytes)
        expect(read.split(lineEnd)).toEqual(text.split(/\r\n|\r|\n/))
        expect(bytes).toEqual(before)
      }),
      { numRuns: 2000 },
    )
  })

  test.each([
    ['a,b;c\n1;2;3', ','],
    ['"a,b,c";d;e\n', ';'],
    ['a\tb', '\t'],
    ['only', ','],
    ['', ','],
  ])(
    '%j is separated by %j, the most frequent separator of its first row outside of quotes',
    (text, separator) => {
      expect(csvSource(utf8(text)).separator).toBe(separator)
    },
  )

  test.each([
    ['sep=;\r\na,b\r\n', ';', 'a,b\r\n'],
    ['SEP=,\na;b', ',', 'a;b'],
    ['\uFEFFsep=\t\ra', '\t', 'a'],
    ['sep=|', '|', ''],
  ])('%j names its separator in a line that is not content', (text, separator, content) => {
    expect(csvSource(utf8(text))).toMatchObject({ separator, text: content })
    expect(csvSource(utf16(text.replace('\uFEFF', '')))).toMatchObject({ separator, text: content })
  })

  test.each(['sep=x\na', '"sep=;"\na', 'sep=;;\na', ' sep=;\na', 'a\nsep=;\n'])(
    '%j names no separator',
    (text) => {
      expect(csvSource(utf8(text)).text).toBe(text)
    },
  )
})
