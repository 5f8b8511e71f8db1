import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInOrder } from './isInOrder.ts'

const named = (...values: unknown[]) => values.map((value) => ({ value }))

test.each([
  ['numbers', named(1, 2, 2, 10), 'asc', true],
  ['numbers that fall', named(10, 2, 1), 'desc', true],
  ['numbers in another order', named(1, 10, 2), 'asc', false],
  [
    'instants with different offsets',
    named('2026-11-20T08:00:00+08:00', '2026-11-20T01:00:00Z'),
    'asc',
    true,
  ],
  ['instants in another order', named('2026-11-20T08:00:00+08:00', '2026-11-19T01:00:00Z'), 'asc', false],
  ['names without case and accents', named('Ana', 'ángel', 'Ben'), 'asc', true],
  ['names in the order of their code points', named('Ana', 'Zed', 'ben'), 'asc', true],
  ['names in another order', named('Zed', 'Ana', 'Ben'), 'asc', false],
  ['statuses in an order of the server', named('pending', 'pending', 'active', 'void'), 'asc', true],
  ['mixed statuses', named('void', 'active', 'void', 'active'), 'asc', false],
  ['items without a value', named(1, null, 2, undefined), 'asc', true],
  ['a field that the items do not have', [{ other: 2 }, { other: 1 }], 'asc', true],
] as const)('recognizes %s', (_name, items, order, expected) => {
  expect(isInOrder(items, 'value', order)).toBe(expected)
})

test('sorted numbers are in order, and a swap of two different neighbours is not', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { minLength: 2 }), fc.nat(), (numbers, seed) => {
      const sorted = numbers.toSorted((one, other) => one - other)
      expect(isInOrder(named(...sorted), 'value', 'asc')).toBe(true)
      expect(isInOrder(named(...sorted.toReversed()), 'value', 'desc')).toBe(true)
      const at = seed % (sorted.length - 1)
      const swapped = sorted.with(at, sorted[at + 1] as number).with(at + 1, sorted[at] as number)
      expect(isInOrder(named(...swapped), 'value', 'asc')).toBe(false)
    }),
  )
})
