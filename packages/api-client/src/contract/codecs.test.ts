import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { capitalFuel, fuels, product } from './products.ts'
import {
  commaList,
  exactLitres,
  exactPesos,
  id,
  litres,
  pesos,
  pricePerLitre,
  queryFlag,
  queryInteger,
} from './codecs.ts'
import { day, fromDay, instant, toDay } from './days.ts'
import { field } from './fields.ts'

const decoded = (schema: z.ZodMiniType, value: unknown) => z.safeDecode(schema, value)
const isRefused = (schema: z.ZodMiniType, value: unknown) => !decoded(schema, value).success

describe('amounts', () => {
  const codecs = [
    ['pesos', pesos],
    ['exactPesos', exactPesos],
    ['litres', litres],
    ['exactLitres', exactLitres],
    ['pricePerLitre', pricePerLitre],
  ] as const

  test.each(codecs)('in %s are the same after encoding and decoding', (_name, codec) => {
    const schema = codec as z.ZodMiniType<number, number>
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }), (value) => {
        const wire = JSON.parse(JSON.stringify(z.encode(schema, value))) as number
        expect(z.decode(schema, wire)).toBe(value)
      }),
    )
  })

  test('are refused below their smallest unit in requests, and rounded half up in answers', () => {
    expect(isRefused(exactPesos, 0.005)).toBe(true)
    expect(z.decode(pesos, 0.005)).toBe(1)
    expect(isRefused(exactLitres, 0.0001)).toBe(true)
    expect(z.decode(litres, 0.0005)).toBe(1)
  })

  test.each([null, undefined, true, {}, [], 'abc', '1e3', 1e21, Number.NaN])('are not %j', (value) => {
    for (const [, codec] of codecs) expect(isRefused(codec, value)).toBe(true)
  })

  test('report a code, not a sentence', () => {
    expect(decoded(pesos, 'abc').error?.issues.map(({ message }) => message)).toEqual(['decimal'])
  })

  test('that are not whole numbers cannot be sent', () => {
    expect(z.safeEncode(exactPesos as z.ZodMiniType, 10.5).success).toBe(false)
  })
})

describe('query values', () => {
  test('keep whole numbers through encoding and decoding', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (value) => {
        expect(z.decode(queryInteger, z.encode(queryInteger, value))).toBe(value)
      }),
    )
  })

  test.each(['', '-1', '1.5', '1e3', ' 1', '١', '9999999999'])('refuse %j as a whole number', (value) => {
    expect(isRefused(queryInteger, value)).toBe(true)
  })

  test('encode flags as true and false', () => {
    expect(z.decode(queryFlag, 'false')).toBe(false)
    expect(z.encode(queryFlag, true)).toBe('true')
    expect(isRefused(queryFlag, '1')).toBe(true)
  })

  test('encode lists with commas, and an empty list as empty text', () => {
    const list = commaList(z.enum(['a', 'b', 'c']))
    expect(z.decode(list, 'a,c')).toEqual(['a', 'c'])
    expect(z.encode(list, ['b', 'a'])).toBe('b,a')
    expect(z.encode(list, [])).toBe('')
    expect(z.decode(list, '')).toEqual([])
    expect(isRefused(list, 'a,d')).toBe(true)
  })
})

test('ids are text, and numbers are decoded as text', () => {
  expect(z.decode(id, 17)).toBe('17')
  expect(z.decode(id, 'flt_1')).toBe('flt_1')
  expect(isRefused(id, '')).toBe(true)
  expect(isRefused(id, null)).toBe(true)
})

test('an id is refused if it is a number that JavaScript has rounded, because it would name another item', () => {
  expect(z.decode(id, Number.MAX_SAFE_INTEGER)).toBe('9007199254740991')
  expect(z.decode(id, '9007199254740993')).toBe('9007199254740993')
  expect(isRefused(id, JSON.parse('9007199254740993'))).toBe(true)
})

test('fuels are lower case in the code, and capitalised for calls that require it', () => {
  for (const fuel of fuels) {
    const wire = z.encode(capitalFuel, fuel)
    expect(wire).toMatch(/^[A-Z]/)
    expect(z.decode(capitalFuel, wire)).toBe(fuel)
    expect(z.decode(product, wire)).toBe(fuel)
  }
  expect(isRefused(product, 'kerosene')).toBe(true)
})

test('a range of days is sent as its first and its last second in Manila', () => {
  expect(z.encode(fromDay, '2026-11-20')).toBe('2026-11-20T00:00:00+08:00')
  expect(z.encode(toDay, '2026-11-20')).toBe('2026-11-20T23:59:59+08:00')
})

test.each([fromDay, toDay])('a day is decoded from any UTC offset, and from a plain date', (edge) => {
  expect(z.decode(edge, '2026-11-20')).toBe('2026-11-20')
  expect(z.decode(edge, '2026-11-20T23:59:59+08:00')).toBe('2026-11-20')
  expect(z.decode(edge, '2026-11-19T16:00:00.000Z')).toBe('2026-11-20')
  for (const wrong of ['2026-02-30', '2026-02-30T00:00:00+08:00', 'T', 'yesterday']) {
    expect(isRefused(edge, wrong), wrong).toBe(true)
  }
})

test('only days of the calendar are accepted', () => {
  for (const text of ['2026-11-20', '2024-02-29', '1900-01-01', '2199-12-31']) {
    expect(isRefused(day, text), text).toBe(false)
  }
  for (const text of [
    '20/11/2026',
    '2026-02-29',
    '2026-13-01',
    '2026-99-99',
    '2026-11-00',
    '0000-01-01',
    '9999-12-31',
    '',
  ]) {
    expect(isRefused(day, text), text).toBe(true)
  }
})

test('an instant requires date, time and offset', () => {
  expect(isRefused(instant, '2026-11-20T14:05:00+08:00')).toBe(false)
  expect(isRefused(instant, '2026-11-20')).toBe(true)
})

describe('field rules', () => {
  const outcome = (schema: z.ZodMiniType, value: unknown) => {
    const result = decoded(schema, value)
    return result.success ? result.data : result.error.issues.map(({ message }) => message)
  }

  test('accept names from any keyboard and store one spelling', () => {
    const composed = 'Pe\u00f1a'
    expect(outcome(field.name, 'Pen\u0303a')).toBe(composed)
    expect(outcome(field.name, ' D\u2019Artagnan ')).toBe("D'Artagnan")
    expect(outcome(field.name, 'Ana\u00a0Cruz')).toBe('Ana Cruz')
    expect(outcome(field.name, 'Ana  \u00a0Cruz')).toBe('Ana Cruz')
  })

  test.each(['a\u200bb', 'a\u202eb', '<b>', 'a@b', 'Ана', 'a\nb'])('refuse the name %j', (value) => {
    expect(outcome(field.name, value)).toContain('name')
  })

  test('store a licence in upper case and require eleven characters', () => {
    expect(outcome(field.driverLicenseId, ' n0112345678 ')).toBe('N0112345678')
    expect(outcome(field.driverLicenseId, 'N01')).toEqual(['licenceLength'])
    expect(outcome(field.driverLicenseId, 'N01-2345678')).toEqual(['licence'])
  })

  test.each([
    ['ana@example.ph', true],
    ['ana.cruz+fleet@mail.example.ph', true],
    ['ana@example', false],
    ['ana@@example.ph', false],
    ['ana cruz@example.ph', false],
    ['@example.ph', false],
  ])('validate the email %j as %j', (value, isGood) => {
    expect(isRefused(field.email, value)).toBe(!isGood)
  })

  test('run in linear time', () => {
    const long = 'a'.repeat(50_000)
    for (const rule of Object.values(field)) decoded(rule, `${long}!`)
    expect(outcome(field.email, `${long}@${long}`)).toContain('maxLength:75')
  })

  test('report codes without spaces, not sentences', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...Object.values(field)), (value, rule) => {
        const { error } = decoded(rule, value)
        for (const { message } of error?.issues ?? []) expect(message).not.toContain(' ')
      }),
    )
  })
})
