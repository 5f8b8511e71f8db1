import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { field, isMobile, plainMobile } from './values.ts'

const stored = '09171234567'
const read = (text: string) => z.safeDecode(field.mobile, text)

describe('a mobile number', () => {
  test.each([
    '09171234567',
    '9171234567',
    '639171234567',
    '+639171234567',
    '00639171234567',
    '+63 (0) 917 123 4567',
    '+63 917 123 4567',
    '+63-917-123-4567',
    '(+63) 917.123.4567',
    '(0917) 123 4567',
    '0917-123-4567',
    '0917 123 4567',
    '0917\u00a0123\u20114567',
    ' 09171234567\t',
    '0９１７１２３４５６７',
    "'09171234567",
    '\u202d+63 917 123 4567\u202c',
  ])('written as %j is stored as 09 and nine digits', (text) => {
    expect(read(text)).toEqual({ success: true, data: stored })
    expect(plainMobile(text)).toBe(stored)
    expect(isMobile(text)).toBe(true)
  })

  test.each([
    ['nine digits', '917123456'],
    ['ten digits that begin with 0', '0917123456'],
    ['ten digits that begin with 8', '8171234567'],
    ['eleven digits that begin with 9', '91712345678'],
    ['eleven digits that begin with 08', '08171234567'],
    ['eleven digits that begin with 63', '63917123456'],
    ['twelve digits that begin with 09', '091712345678'],
    ['twelve digits that begin with 638', '638171234567'],
    ['twelve digits that begin with 00', '009171234567'],
    ['thirteen digits that begin with 639', '6391712345678'],
    ['thirteen digits that begin with 64', '6409171234567'],
    ['the country code twice', '63639171234567'],
    ['another country', '+659171234567'],
    ['a letter behind it', '09171234567a'],
    ['a letter inside it', '0917123x4567'],
    ['a spreadsheet exponent', '9.17123456E+9'],
    ['a spreadsheet exponent of two digits', '9.17E+09'],
    ['words around it', 'Tel: 09171234567'],
    ['two numbers', '09171234567 / 09181234567'],
    ['Arabic digits', '٠٩١٧١٢٣٤٥٦٧'],
  ])('is refused with %s: %s', (_, text) => {
    expect(read(text).error?.issues.map(({ message }) => message)).toEqual(['mobile'])
    expect(isMobile(text)).toBe(false)
  })

  test.each(['', '  ', '+', '-'])('is missing where only %j is given', (text) => {
    expect(read(text).error?.issues[0]?.message).toBe('required')
  })

  test('has one stored form, and reading it again changes nothing', () => {
    const separators = fc.stringMatching(/^[ .()-]{0,2}$/)
    fc.assert(
      fc.property(
        fc.constantFrom('0', '', '63', '+63', '0063', '+630'),
        fc.stringMatching(/^9\d{9}$/),
        fc.array(separators, { minLength: 16, maxLength: 16 }),
        (prefix, national, gaps) => {
          const text = (prefix + national).replace(/./g, (digit, at: number) => digit + (gaps[at] ?? ''))
          expect(plainMobile(text)).toBe(`0${national}`)
        },
      ),
    )
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        expect(plainMobile(plainMobile(text))).toBe(plainMobile(text))
      }),
    )
  })
})
