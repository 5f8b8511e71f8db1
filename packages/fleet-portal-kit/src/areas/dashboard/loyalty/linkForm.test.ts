import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nationalMobile } from './linkForm.ts'

test.each(['+63 917 555 0123', '0917-555-0123', '63917 5550123', '0063 917 555 0123', '917 555 0123'])(
  '%s is pasted as the ten digits behind +63',
  (text) => {
    expect(nationalMobile(text)).toBe('9175550123')
  },
)

test('letters go, and digits too many stay to be seen', () => {
  expect(nationalMobile('917x')).toBe('917')
  expect(nationalMobile('91755501234')).toBe('91755501234')
})

test('only digits are left of anything, and cleaning them again changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cleaned = nationalMobile(text)
      expect(cleaned).toMatch(/^\d*$/)
      expect(nationalMobile(cleaned)).toBe(cleaned)
    }),
  )
})
