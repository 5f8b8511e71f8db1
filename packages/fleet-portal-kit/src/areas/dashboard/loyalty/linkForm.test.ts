import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { linkSchema, nationalMobile } from './linkForm.ts'

test.each(['+63 917 555 0123', '0917-555-0123', '63917 5550123', '0063 917 555 0123', '917 555 0123'])(
  'pasting %s yields the ten digits after +63',
  (text) => {
    expect(nationalMobile(text)).toBe('9175550123')
  },
)

test.each(['917x', '91755501234', '9.17123456E+9'])(
  'keeps the invalid text %s, so that validation reports it',
  (text) => {
    const { error } = z.safeParse(linkSchema, { mobileNumber: nationalMobile(text) })
    expect(error?.issues.map(({ message }) => message)).toContain('mobile')
  },
)

test('normalising twice gives the same result', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cleaned = nationalMobile(text)
      expect(nationalMobile(cleaned)).toBe(cleaned)
    }),
  )
})
