import { expect, test } from 'vitest'
import { inGroups, normalizeSearch } from './codeText.ts'

test.each([
  ['ABCD1234', 'ABCD 1234'],
  ['ABCDE', 'ABCD E'],
  ['ABC', 'ABC'],
  ['', ''],
])('groups the characters of %s as %s', (code, shown) => {
  expect(inGroups(code)).toBe(shown)
})

test.each([
  ['ABCD 1234', 'ABCD1234'],
  ['abcd 12', 'abcd12'],
  ['9TPZ 4975', '9TPZ4975'],
])('searches for the code %s without spaces as %s', (typed, key) => {
  expect(normalizeSearch(typed)).toBe(key)
})

test.each(['Juan Cruz', 'Jose Dela Cruz', 'NAB 1234', 'ABCD1234', 'Bus 12 Cubao', ''])(
  'searches for %s as typed',
  (typed) => {
    expect(normalizeSearch(typed)).toBe(typed)
  },
)
