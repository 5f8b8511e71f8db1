import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { plainField } from './plainField.ts'
import { field } from './fields.ts'

const rules = Object.entries(plainField) as [keyof typeof field, RegExp][]
const letters = Array.from("AZaz09 .,'-_@!~\t\n\u007f\u00a0ÀÖ×Øß÷ÿñÑĀ\u0301\u2019\u0660\uff21ſK😀")
const nearly = (maxLength: number) => fc.string({ unit: fc.constantFrom(...letters, 'e\u0301'), maxLength })
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.string({ minLength: 70, maxLength: 260 }),
  nearly(6),
  nearly(80),
  fc.stringMatching(/^\s?[A-Za-z0-9]{5,21}\s?$/),
  fc.stringMatching(/^0?9[0-9]{8,10}\n?$/),
  ...rules.map(([, plain]) => fc.stringMatching(plain)),
)

describe.each(rules)('the fast path of %s', (rule, plain) => {
  const read = (text: string) => z.safeDecode(field[rule], text)

  test('accepts only text that the full rule accepts unchanged', () => {
    fc.assert(
      fc.property(texts, (text) => {
        fc.pre(plain.test(text))
        expect(read(text)).toEqual({ success: true, data: text })
      }),
      { numRuns: 2000 },
    )
  })

  test('matches most real values', () => {
    const written = {
      name: ['Ana', "D'Souza", 'Cruz, Jr.', 'Ma. Theresa', 'Peña', 'X'],
      mobile: ['09171234567'],
      importedMobile: ['09171234567'],
      driverLicenseId: ['N0100000001'],
      plateNumber: ['ABC1234', 'DRUM01'],
      model: ['Isuzu Elf', 'Vehicle'],
      remarks: ['Blue, 6 wheels'],
    }
    for (const text of written[rule as keyof typeof written]) expect(text).toMatch(plain)
  })

  test('has no flags that keep state between two tests', () => {
    expect(plain.flags).toBe('')
  })
})
