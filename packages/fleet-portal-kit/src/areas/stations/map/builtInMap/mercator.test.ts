import { expect, test } from 'vitest'
import { land, worldWidth } from './coastlines.ts'
import { ringsAround, roundDistance } from './distanceRings.ts'
import { fitInto, kmPerPixel, unproject, scaleOf, project, unitsPerPixel } from './mercator.ts'
import { countryPosition, initialPosition } from './useCameraMoves.ts'
import { stationZoom } from '../mapDefaults.ts'
import { fitBounds, countryBounds } from './viewport.ts'

const manila = { lat: 14.5995, lng: 120.9842 }
const cebu = { lat: 10.3157, lng: 123.8854 }

test('projects points like web maps and unprojects them again', () => {
  // The web mercator formula: x = 256 (lng + 180) / 360, y = 128 - 128 ln(tan(45° + lat / 2)) / π.
  const from = project(manila)
  const to = project(cebu)
  expect(to.x - from.x).toBeCloseTo((256 * (123.8854 - 120.9842)) / 360, 9)
  const down = (lat: number) => (-128 * Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))) / Math.PI
  expect(to.y - from.y).toBeCloseTo(down(cebu.lat) - down(manila.lat), 9)
  for (const place of [manila, cebu, { lat: -33.9, lng: 18.4 }, { lat: 60, lng: -150 }]) {
    const result = unproject(project(place))
    expect(result.lat).toBeCloseTo(place.lat, 9)
    expect(result.lng).toBeCloseTo(place.lng, 9)
  }
})

test('fits bounds by their longer side', () => {
  const bounds = { west: 120, east: 124, south: 10, north: 10.1 }
  const { center, zoom } = fitInto(bounds, 512, 512)
  expect(unproject(center).lng).toBeCloseTo(122, 9)
  const wide = project({ lat: 10, lng: 124 }).x - project({ lat: 10, lng: 120 }).x
  expect(wide * scaleOf(zoom)).toBeCloseTo(512, 6)
})

test('fits a single point at the maximum zoom', () => {
  const bounds = { west: 121, east: 121, south: 14, north: 14 }
  expect(fitBounds(bounds, { width: 800, height: 557 }).zoom).toBe(17)
})

test('starts with the whole country at zoom 5.7, or lower so that it fits a small map', () => {
  const wide = countryPosition({ width: 816, height: 557 })
  expect(wide.zoom).toBe(5.7)
  expect(unproject(wide.center).lat).toBeCloseTo(12.85, 9)
  expect(unproject(wide.center).lng).toBeCloseTo(117.04, 9)
  const small = { width: 390, height: 320 }
  const { center, zoom } = countryPosition(small)
  for (const corner of [
    { lat: countryBounds.north, lng: countryBounds.west },
    { lat: countryBounds.south, lng: countryBounds.east },
  ]) {
    const { x, y } = project(corner)
    expect(Math.abs(x - center.x) * scaleOf(zoom)).toBeLessThan(small.width / 2)
    expect(Math.abs(y - center.y) * scaleOf(zoom)).toBeLessThan(small.height / 2)
  }
})

test('starts at the selected station, or at the user’s position', () => {
  const size = { width: 816, height: 557 }
  const station = { stationId: 's', name: 'S', latitude: cebu.lat, longitude: cebu.lng }
  expect(initialPosition(station, manila, size)).toEqual({ center: project(cebu), zoom: stationZoom })
  expect(initialPosition(undefined, manila, size)).toEqual({ center: project(manila), zoom: 12 })
  expect(initialPosition({ ...station, latitude: null }, undefined, size)).toEqual(countryPosition(size))
})

test('computes kilometres per pixel like web maps, and the longest round distance for the scale bar', () => {
  expect(kmPerPixel(0, scaleOf(0))).toBeCloseTo(156.543, 2)
  expect(kmPerPixel(60, scaleOf(15)) * 1000).toBeCloseTo(4.7773 / 2, 3)
  for (const [zoom, km, pixels] of [
    [5.7, 200, 68],
    [12, 2, 54],
    [15, 0.5, 108],
  ] as const) {
    const bar = roundDistance(14.6, scaleOf(zoom), 110)
    expect(bar.km).toBe(km)
    expect(Math.abs(bar.pixels - pixels)).toBeLessThanOrEqual(1)
  }
})

test('distance rings have the radius of their label and fit into the map', () => {
  const scale = scaleOf(15)
  const [far, near] = ringsAround(project(manila), scale, { width: 816, height: 557 })
  expect([far?.km, near?.km]).toEqual([1, 0.5])
  expect((far?.radius ?? 0) * scale).toBeLessThan(557 / 2)
  // One kilometre north is 1/111.19 of a degree.
  const north = project({ lat: manila.lat + 1 / 111.195, lng: manila.lng })
  expect(project(manila).y - north.y).toBeCloseTo(far?.radius ?? 0, 4)
})

/** Whether a projected point is on land: a ray to the east crosses the coastlines an odd number of times. */
function isOnLand({ x, y }: { x: number; y: number }): boolean {
  const at = { x: x * unitsPerPixel, y: y * unitsPerPixel }
  let crossings = 0
  for (const part of land.split('M').slice(1)) {
    const [start = '', steps = ''] = part.replace('z', '').split('l')
    const numbers = (text: string) => (text.match(/-?\d+/g) ?? []).map(Number)
    const [x0 = 0, y0 = 0] = numbers(start)
    const corners = [[x0, y0] as const]
    const moves = numbers(steps)
    for (let index = 0; index < moves.length; index += 2) {
      const [px, py] = corners.at(-1) as readonly [number, number]
      corners.push([px + (moves[index] as number), py + (moves[index + 1] as number)])
    }
    for (const [index, [ax, ay]] of corners.entries()) {
      const [bx, by] = corners[(index + 1) % corners.length] as readonly [number, number]
      if (ay > at.y === by > at.y) continue
      if (ax + ((at.y - ay) / (by - ay)) * (bx - ax) > at.x) crossings += 1
    }
  }
  return crossings % 2 === 1
}

test('the coastlines match real places: inland towns are on land, seas are not', () => {
  expect(worldWidth / unitsPerPixel).toBe(256)
  const towns = [
    { lat: 16.4023, lng: 120.596 },
    { lat: 15.4755, lng: 120.5963 },
    { lat: 8.1574, lng: 125.1278 },
    { lat: 7.0084, lng: 125.0894 },
    { lat: 11.0, lng: 122.6 },
  ]
  expect(towns.map((town) => isOnLand(project(town)))).toEqual(towns.map(() => true))
  const seas = [
    { lat: 8.5, lng: 120.5 },
    { lat: 14.55, lng: 120.8 },
    { lat: 15, lng: 118 },
    { lat: 9.2, lng: 124.6 },
  ]
  expect(seas.map((sea) => isOnLand(project(sea)))).toEqual(seas.map(() => false))
})
