import { expect, test } from 'vitest'
import { inGroups, normalizeSearch } from './codeText.ts'

test.each([
  ['ABCD1234', 'ABCD 1234'],
  ['ABCDE', 'ABCD E'],
  ['ABC', 'ABC'],
  ['', ''],
])('%s is read out as %s', (code, shown) => {
  expect(inGroups(code)).toBe(shown)
})

test.each([
  ['ABCD 1234', 'ABCD1234'],
  ['abcd 12', 'abcd12'],
  ['9TPZ 4975', '9TPZ4975'],
])('%s is searched for as the code %s', (typed, key) => {
  expect(normalizeSearch(typed)).toBe(key)
})

test.each(['Juan Cruz', 'Jose Dela Cruz', 'NAB 1234', 'ABCD1234', 'Bus 12 Cubao', ''])(
  '%s is searched for as it is typed',
  (typed) => {
    expect(normalizeSearch(typed)).toBe(typed)
  },
)
