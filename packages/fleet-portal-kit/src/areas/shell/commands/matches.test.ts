import { expect, test } from 'vitest'
import { bestMatches, rankOf } from './matches.ts'

test('a beginning matches better than the beginning of a word, and that better than the middle', () => {
  expect(rankOf('Fuel codes', 'fuel')).toBe(0)
  expect(rankOf('My Fuel Codes', 'fuel')).toBe(1)
  expect(rankOf('Redemption', 'empt')).toBe(2)
  expect(rankOf('Redemption', 'fuel')).toBeUndefined()
})

test('upper case, diacritics and the order of words do not matter', () => {
  expect(rankOf('José Peñaflor', 'jose pena')).toBe(0)
  expect(rankOf('José Peñaflor', 'PEÑA')).toBe(1)
  expect(rankOf('Generate Fuel Codes', 'codes generate')).toBe(2)
})

test('the best matches come first, and equal ones keep their order', () => {
  const labels = (typed: string) =>
    bestMatches([{ label: 'Buy Fuel History' }, { label: 'Fuel' }, { label: 'Buy Fuel' }], typed).map(
      ({ label }) => label,
    )
  expect(labels('fuel')).toEqual(['Fuel', 'Buy Fuel History', 'Buy Fuel'])
  expect(labels('')).toEqual(['Buy Fuel History', 'Fuel', 'Buy Fuel'])
})
