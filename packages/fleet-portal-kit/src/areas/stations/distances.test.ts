import { expect, test } from 'vitest'
import { formatKm, nearestFirst, pointOf } from './distances.ts'

const station = (stationId: string, latitude: number | null, longitude: number | null) => ({
  stationId,
  name: stationId,
  latitude,
  longitude,
})
const manila = { lat: 14.5826, lng: 120.9787 }
const all = [
  station('cebu', 10.3157, 123.8854),
  station('unknown', null, null),
  station('makati', 14.556, 121.024),
]

test('stations come nearest first with their distance, those of an unknown place last and without one', () => {
  const near = nearestFirst(all, manila)
  expect(near.map(({ station: { stationId } }) => stationId)).toEqual(['makati', 'cebu', 'unknown'])
  // As the crow flies, within what a round earth and a flattened one differ.
  expect(near[0]?.km).toBeCloseTo(5.7, 0)
  expect(Math.abs((near[1]?.km ?? 0) - 571)).toBeLessThan(3)
  expect(near[2]?.km).toBeUndefined()
})

test('without a place of the person the order of the server stays, and there is no distance', () => {
  expect(nearestFirst(all, undefined)).toEqual(all.map((one) => ({ station: one, km: undefined })))
})

test('distances have two decimals, and what is no place on earth has no pin', () => {
  expect([0, 3.4, 1234.567].map(formatKm)).toEqual(['0.00', '3.40', '1,234.57'])
  expect(pointOf(station('zero', 0, 0))).toBeUndefined()
  expect(pointOf(station('nowhere', 91, 0))).toBeUndefined()
  expect(pointOf(station('equator', 0, 120))).toEqual({ lat: 0, lng: 120 })
})
