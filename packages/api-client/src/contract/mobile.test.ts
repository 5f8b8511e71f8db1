import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { field } from './fields.ts'
import { isMobile, findMobile, normalizeMobile, typedMobile } from './mobile.ts'

const stored = '09171234567'
const typed = (text: string) => z.safeDecode(field.mobile, text)
const imported = (text: string) => z.safeDecode(field.importedMobile, text)
const faultOf = ({ error }: ReturnType<typeof typed>) => error?.issues.map(({ message }) => message)

const nationals = [
  '09171234567',
  '(0917) 123 4567',
  '0917-123-4567',
  '0917 123 4567',
  '0917\u00a0123\u20114567',
  ' 09171234567\t',
  '0９１７１２３４５６７',
  "'09171234567",
  '\u202d0917 123 4567\u202c',
]
const withoutZero = ['9171234567', '917-123-4567', "'917 123 4567"]
const international = [
  '639171234567',
  '+639171234567',
  '00639171234567',
  '+63 (0) 917 123 4567',
  '+63 917 123 4567',
  '+63-917-123-4567',
  '(+63) 917.123.4567',
]
const others: [string, string][] = [
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
  ['a letter after it', '09171234567a'],
  ['a letter inside it', '0917123x4567'],
  ['a spreadsheet exponent', '9.17123456E+9'],
  ['a spreadsheet exponent of two digits', '9.17E+09'],
  ['text around it', 'Tel: 09171234567'],
  ['two numbers', '09171234567 / 09181234567'],
  ['Arabic digits', '٠٩١٧١٢٣٤٥٦٧'],
]

describe('a mobile number', () => {
  test.each(nationals)('written as %j is stored as 09 and nine digits, typed or imported', (text) => {
    expect(typed(text)).toEqual({ success: true, data: stored })
    expect(imported(text)).toEqual({ success: true, data: stored })
    expect(isMobile(text)).toBe(true)
  })

  test.each(withoutZero)(
    'without its zero, as spreadsheets write it, %j, is accepted only from a file',
    (text) => {
      expect(imported(text)).toEqual({ success: true, data: stored })
      expect(faultOf(typed(text))).toEqual(['mobile'])
      expect(isMobile(text)).toBe(false)
    },
  )

  test.each(international)('with the country code, %j, is refused, typed or imported', (text) => {
    expect(faultOf(typed(text))).toEqual(['mobile'])
    expect(faultOf(imported(text))).toEqual(['mobile'])
    expect(isMobile(text)).toBe(false)
  })

  test.each(['+639171234567', '+63 917 123 4567', '+63 (917) 123-4567'])(
    'with a plus sign and the country code, %j, is rewritten in the field where the user sees it',
    (text) => expect(typedMobile(text)).toBe(stored),
  )

  test.each(['639171234567', '+6391712345678', '+63917123456', '+6329171234', '+65 9171234567'])(
    'in a field, %j is not rewritten',
    (text) => expect(isMobile(typedMobile(text))).toBe(false),
  )

  test.each([...nationals, ...withoutZero, ...international])('can be searched as %j', (text) => {
    expect(findMobile(text)).toBe(stored)
  })

  test.each(others)('is refused with %s: %s', (_, text) => {
    expect(faultOf(typed(text))).toEqual(['mobile'])
    expect(faultOf(imported(text))).toEqual(['mobile'])
    expect(findMobile(text)).toBe(text)
  })

  test.each(['', '  ', '-'])('is missing if the input is only %j', (text) => {
    expect(faultOf(typed(text))?.[0]).toBe('required')
  })

  test('has one stored form, and normalizing it again changes nothing', () => {
    const separators = fc.stringMatching(/^[ .()-]{0,2}$/)
    const gaps = fc.array(separators, { minLength: 16, maxLength: 16 })
    const spaced = (digits: string, between: string[]) =>
      digits.replace(/./g, (digit, at: number) => digit + (between[at] ?? ''))
    fc.assert(
      fc.property(fc.stringMatching(/^9\d{9}$/), gaps, (national, between) => {
        const whole = { success: true, data: `0${national}` }
        expect(typed(spaced(`0${national}`, between))).toEqual(whole)
        expect(imported(spaced(national, between))).toEqual(whole)
        for (const code of ['63', '+63', '0063', '+630']) {
          expect(findMobile(spaced(code + national, between))).toBe(`0${national}`)
        }
      }),
    )
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        expect(normalizeMobile(normalizeMobile(text))).toBe(normalizeMobile(text))
        expect(findMobile(findMobile(text))).toBe(findMobile(text))
      }),
      // The second character becomes a space and a mark, which belongs before the last part of the first one.
      { examples: [['\u{1D157}\u{1D165}\uFE72']] },
    )
  })
})
