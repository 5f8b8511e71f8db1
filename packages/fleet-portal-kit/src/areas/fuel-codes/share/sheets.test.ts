import { expect, test } from 'vitest'
import { sheetsOf } from './sheets.ts'

const items = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test.each([
  [0, []],
  [1, [1]],
  [8, [8]],
  [9, [8, 1]],
  [24, [8, 8, 8]],
])('puts %i cards on sheets of at most eight, in their order', (count, sizes) => {
  const sheets = sheetsOf(items(count))
  expect(sheets.map(({ length }) => length)).toEqual(sizes)
  expect(sheets.flat()).toEqual(items(count))
})
