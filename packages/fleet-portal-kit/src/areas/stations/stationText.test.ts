import { expect, test } from 'vitest'
import { placeText, plainCase } from './stationText.ts'

test('what was stored in capitals is written as people write it', () => {
  const written: [string, string][] = [
    ['TAMARAW OIL EDSA STA. MESA', 'Tamaraw Oil EDSA Sta. Mesa'],
    ['SAN JOSE DEL MONTE', 'San Jose del Monte'],
    ['DE LA SALLE DASMARIÑAS II', 'De la Salle Dasmariñas II'],
    ["RIZAL'S C5 - 32ND ST.", "Rizal's C5 - 32nd St."],
    ['J.P. RIZAL-MAKATI', 'J.P. Rizal-Makati'],
  ]
  for (const [stored, shown] of written) expect(plainCase(stored)).toBe(shown)
})

test('what has a small letter in it is left alone', () => {
  for (const name of ['Agila Fuels Manila', 'McArthur GAS', 'a', '', '123', 'M'])
    expect(plainCase(name)).toBe(name)
})

test('a city that the address ends with is not said twice', () => {
  const station = { stationId: '1', name: 'A', city: 'MANILA', province: 'METRO MANILA' }
  expect(placeText({ ...station, address: '12 Aurora Boulevard, Manila' })).toBe(
    '12 Aurora Boulevard, Manila, Metro Manila',
  )
  expect(placeText({ ...station, address: null })).toBe('Manila, Metro Manila')
})
