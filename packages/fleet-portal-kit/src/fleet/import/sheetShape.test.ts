import { field } from 'fleet-portal-api-client/contract/fields'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createCellReader, createPlainCheck } from './sheetShape.ts'

const rules = ['name', 'mobile', 'driverLicenseId', 'plateNumber', 'model', 'remarks', 'required'] as const
const cells = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 90 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: fc.constantFrom(...Array.from("Aaz09 .,'-_ñÑéĀſ\u0301\u2019\u00a0×\n")), maxLength: 80 }),
  fc.stringMatching(/^[A-Za-z0-9ñ ]{4,22}$/),
  fc.stringMatching(/^0?9[0-9]{8,10}$/),
)

test.each(rules)('reads any cell of the rule %s exactly as the schema does', (rule) => {
  const schema = field[rule] as z.ZodMiniType<string, string>
  fc.assert(
    fc.property(cells, fc.constantFrom(8, 11, 75, undefined), (cell, maxLength) => {
      const column = { title: 'x', rule, ...(maxLength !== undefined && { maxLength }) }
      const read = createCellReader(column)
      const { success, data } = z.safeDecode(schema, cell)
      const value = success && data.length <= (maxLength ?? Infinity) ? data : undefined
      // The second read comes from the cache.
      expect([read(cell), read(cell)]).toEqual([value, value])
      if (createPlainCheck(column)(cell)) expect(value).toBe(cell.trim())
    }),
    { numRuns: 3000 },
  )
})
