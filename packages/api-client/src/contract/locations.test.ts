import { expect, test } from 'vitest'
import { cities, citiesOf, provinces } from './locations.ts'

test('there are 82 provinces and Metro Manila, which comes first', () => {
  expect(provinces).toHaveLength(83)
  expect(provinces[0]).toEqual({ id: 0, label: 'Metro Manila', value: 'MM', region: 'NCR' })
  expect(provinces.map(({ id }) => id)).toEqual([...provinces.keys()])
  expect(new Set(provinces.map(({ value }) => value)).size).toBe(83)
  const regions = 'CAR I II III IV-A IV-B V VI VII VIII IX X XI XII XIII NCR ARMM'.split(' ')
  expect(new Set(provinces.map(({ region }) => region))).toEqual(new Set(regions))
})

test('there are 149 cities and 1,485 municipalities, each with a province and a unique id', () => {
  expect(cities.filter(({ city }) => city)).toHaveLength(149)
  expect(cities).toHaveLength(149 + 1485)
  expect(cities.map(({ id }) => id)).toEqual([...cities.keys()])
  const codes = new Set(provinces.map(({ value }) => value))
  for (const { province, value, label } of cities) {
    expect(codes).toContain(province)
    expect(value).toBe(province)
    expect(label).toMatch(/^[\p{Lu}][\p{L}\p{N}.'() -]+$/u)
  }
})

test('city names are unique within a province', () => {
  expect(citiesOf('MM').map(({ label }) => label)).toContain('Quezon City')
  for (const { value } of provinces) {
    const labels = citiesOf(value).map(({ label }) => label)
    expect(labels.length).toBeGreaterThan(1)
    expect(new Set(labels).size).toBe(labels.length)
  }
})
