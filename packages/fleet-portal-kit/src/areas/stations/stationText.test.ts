import { expect, test } from 'vitest'
import { placeText, plainCase } from './stationText.ts'

test('converts names stored in capitals to normal capitalisation', () => {
  const written: [string, string][] = [
    ['TAMARAW OIL EDSA STA. MESA', 'Tamaraw Oil EDSA Sta. Mesa'],
    ['SAN JOSE DEL MONTE', 'San Jose del Monte'],
    ['DE LA SALLE DASMARIÑAS II', 'De la Salle Dasmariñas II'],
    ["RIZAL'S C5 - 32ND ST.", "Rizal's C5 - 32nd St."],
    ['J.P. RIZAL-MAKATI', 'J.P. Rizal-Makati'],
  ]
  for (const [stored, shown] of written) expect(plainCase(stored)).toBe(shown)
})

test('keeps names that contain a lowercase letter', () => {
  for (const name of ['Agila Fuels Manila', 'McArthur GAS', 'a', '', '123', 'M'])
    expect(plainCase(name)).toBe(name)
})

test('shows the city once if the address already ends with it', () => {
  const station = { stationId: '1', name: 'A', city: 'MANILA', province: 'METRO MANILA' }
  expect(placeText({ ...station, address: '12 Aurora Boulevard, Manila' })).toBe(
    '12 Aurora Boulevard, Manila, Metro Manila',
  )
  expect(placeText({ ...station, address: null })).toBe('Manila, Metro Manila')
})
