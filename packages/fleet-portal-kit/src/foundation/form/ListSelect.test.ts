import { expect, test } from 'vitest'
import { matching } from './ListSelect.tsx'

const places = [
  'Dasmariñas',
  'Las Piñas',
  'Parañaque',
  'San Fernando',
  'Santa Rosa',
  'General Santos',
  'Lapu-Lapu',
]
const options = places.map((label) => ({ value: label, label }))
const found = (typed: string) => matching(options, typed).map(({ label }) => label)

test('what is typed is looked for at the beginning of words, whatever its accents and case', () => {
  expect(found('pinas')).toEqual(['Las Piñas'])
  expect(found('PARAÑ')).toEqual(['Parañaque'])
  expect(found('rosa san')).toEqual(['Santa Rosa'])
  expect(found('lapu')).toEqual(['Lapu-Lapu'])
  expect(found('que')).toEqual([])
})

test('options that begin with what is typed come before those with it in a later word', () => {
  expect(found('san')).toEqual(['San Fernando', 'Santa Rosa', 'General Santos'])
})

test('fifty options are listed at most', () => {
  const many = Array.from({ length: 1634 }, (_, index) => ({ value: `${index}`, label: `San ${index}` }))
  expect(matching(many, '')).toHaveLength(50)
  expect(matching(many, 'san')).toHaveLength(50)
  expect(matching(many, 'san 1633').map(({ value }) => value)).toEqual(['1633'])
})
