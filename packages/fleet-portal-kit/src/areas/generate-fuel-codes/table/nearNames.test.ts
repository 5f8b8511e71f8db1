import { expect, test } from 'vitest'
import { createNearNames } from './nearNames.ts'

const near = createNearNames([
  'Ana Cruz',
  'Niño Peñaflor',
  'Ramon Lopez',
  'Ramona Lopez',
  'NAB1234',
  'Ana Cruz',
])

test.each([
  ['Ana Kruz', ['Ana Cruz']],
  ['cruz, ana', ['Ana Cruz']],
  ['Ninyo Penaflor', ['Niño Peñaflor']],
  ['Penaflor', ['Niño Peñaflor']],
  ['Ramom Lopez', ['Ramon Lopez', 'Ramona Lopez']],
  ['NAB1243', ['NAB1234']],
  ['Bob', []],
  ['Wilfredo Santiago', []],
])('%s may mean %j', (text, names) => {
  expect(near(text)).toEqual(names)
})
