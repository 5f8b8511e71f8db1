import { expect, test } from 'vitest'
import { nearestFirst, pointOf, roundedPoint, withDistances, type StationDistance } from './distances.ts'

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

const noon = Date.parse('2026-11-20T12:00:00+08:00')
const idsOf = (stations: readonly StationDistance[]) => stations.map((one) => one.station.stationId)

test('sorts stations by distance and puts stations without coordinates last, without a distance', () => {
  const near = nearestFirst(withDistances(all, manila), noon)
  expect(idsOf(near)).toEqual(['makati', 'cebu', 'unknown'])
  // The great-circle distance; the tolerance covers the difference between a sphere and an ellipsoid.
  expect(near[0]?.km).toBeCloseTo(5.7, 0)
  expect(Math.abs((near[1]?.km ?? 0) - 571)).toBeLessThan(3)
  expect(near[2]?.km).toBeUndefined()
})

test('sorts closed stations after open ones, by the opening hours at the given time', () => {
  const near = withDistances(
    [
      { ...station('makati', 14.556, 121.024), opensAt: '06:00', closesAt: '22:00' },
      { ...station('cebu', 10.3157, 123.8854), opensAt: '22:00', closesAt: '06:00' },
      { ...station('ermita', 14.5866, 120.9807), status: 'closed', opensAt: '00:00', closesAt: '00:00' },
    ],
    manila,
  )
  expect(idsOf(nearestFirst(near, noon))).toEqual(['makati', 'ermita', 'cebu'])
  expect(idsOf(nearestFirst(near, Date.parse('2026-11-20T22:00:00+08:00')))).toEqual([
    'cebu',
    'ermita',
    'makati',
  ])
})

test('keeps the order of the server and shows no distances without a user position', () => {
  expect(withDistances(all, undefined)).toEqual(all.map((one) => ({ station: one, km: undefined })))
})

test('rounds the position sent to the server to about ten metres', () => {
  expect(roundedPoint({ lat: 14.58264999, lng: 120.97871 })).toEqual({ lat: 14.5826, lng: 120.9787 })
})

test('ignores invalid coordinates', () => {
  expect(pointOf(station('zero', 0, 0))).toBeUndefined()
  expect(pointOf(station('nowhere', 91, 0))).toBeUndefined()
  expect(pointOf(station('equator', 0, 120))).toEqual({ lat: 0, lng: 120 })
})
