import { field } from 'api-client/contract/fields'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isPlainIn, readerOf } from './sheetShape.ts'

const rules = ['name', 'mobile', 'driverLicenseId', 'plateNumber', 'model', 'remarks', 'required'] as const
const cells = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 90 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: fc.constantFrom(...Array.from("Aaz09 .,'-_ñÑéĀſ\u0301\u2019\u00a0×\n")), maxLength: 80 }),
  fc.stringMatching(/^[A-Za-z0-9ñ ]{4,22}$/),
  fc.stringMatching(/^0?9[0-9]{8,10}$/),
)

test.each(rules)('a cell under the rule %s is read as the rule says, whatever stands in it', (rule) => {
  const schema = field[rule] as z.ZodMiniType<string, string>
  fc.assert(
    fc.property(cells, fc.constantFrom(8, 11, 75, undefined), (cell, atMost) => {
      const column = { title: 'x', rule, ...(atMost !== undefined && { atMost }) }
      const read = readerOf(column)
      const { success, data } = z.safeDecode(schema, cell)
      const value = success && data.length <= (atMost ?? Infinity) ? data : undefined
      // Twice: what was remembered is no different.
      expect([read(cell), read(cell)]).toEqual([value, value])
      if (isPlainIn(column)(cell)) expect(value).toBe(cell.trim())
    }),
    { numRuns: 3000 },
  )
})
