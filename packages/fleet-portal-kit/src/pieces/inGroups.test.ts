import { expect, test } from 'vitest'
import { inGroups } from './inGroups.ts'

test.each([
  ['ABCD1234', 'ABCD 1234'],
  ['ABCDE', 'ABCD E'],
  ['ABC', 'ABC'],
  ['', ''],
])('%s is read out as %s', (code, shown) => {
  expect(inGroups(code)).toBe(shown)
})
