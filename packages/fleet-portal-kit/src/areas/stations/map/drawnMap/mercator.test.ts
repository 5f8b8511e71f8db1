import { expect, test } from 'vitest'
import { land, worldWidth } from './coastlines.ts'
import { ringsAround, roundDistance } from './distanceMarks.ts'
import { fitting, kmPerPixel, pointAt, scaleOf, spotOf, unitsPerPixel } from './mercator.ts'
import { countryAim, startAim } from './useMapMoves.ts'
import { stationZoom } from '../mapViews.ts'
import { aimAt, country } from './aims.ts'

const manila = { lat: 14.5995, lng: 120.9842 }
const cebu = { lat: 10.3157, lng: 123.8854 }

test('a place is where web maps have it, and is found again from where it is drawn', () => {
  // By the formula of web maps: x = 256 (lng + 180) / 360, y = 128 - 128 ln(tan(45° + lat / 2)) / π.
  const from = spotOf(manila)
  const to = spotOf(cebu)
  expect(to.x - from.x).toBeCloseTo((256 * (123.8854 - 120.9842)) / 360, 9)
  const down = (lat: number) => (-128 * Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))) / Math.PI
  expect(to.y - from.y).toBeCloseTo(down(cebu.lat) - down(manila.lat), 9)
  for (const place of [manila, cebu, { lat: -33.9, lng: 18.4 }, { lat: 60, lng: -150 }]) {
    const again = pointAt(spotOf(place))
    expect(again.lat).toBeCloseTo(place.lat, 9)
    expect(again.lng).toBeCloseTo(place.lng, 9)
  }
})

test('a box fits a map when its longer side does', () => {
  const box = { west: 120, east: 124, south: 10, north: 10.1 }
  const { middle, zoom } = fitting(box, 512, 512)
  expect(pointAt(middle).lng).toBeCloseTo(122, 9)
  const wide = spotOf({ lat: 10, lng: 124 }).x - spotOf({ lat: 10, lng: 120 }).x
  expect(wide * scaleOf(zoom)).toBeCloseTo(512, 6)
})

test('one place on its own is shown as close as the map goes', () => {
  const box = { west: 121, east: 121, south: 14, north: 14 }
  expect(aimAt(box, { width: 800, height: 557 }).zoom).toBe(17)
})

test('the map begins with the whole country at zoom 5.7, on a small one so that it fits', () => {
  const wide = countryAim({ width: 816, height: 557 })
  expect(wide.zoom).toBe(5.7)
  expect(pointAt(wide.middle).lat).toBeCloseTo(12.85, 9)
  expect(pointAt(wide.middle).lng).toBeCloseTo(117.04, 9)
  const small = { width: 390, height: 320 }
  const { middle, zoom } = countryAim(small)
  for (const corner of [
    { lat: country.north, lng: country.west },
    { lat: country.south, lng: country.east },
  ]) {
    const { x, y } = spotOf(corner)
    expect(Math.abs(x - middle.x) * scaleOf(zoom)).toBeLessThan(small.width / 2)
    expect(Math.abs(y - middle.y) * scaleOf(zoom)).toBeLessThan(small.height / 2)
  }
})

test('it begins at a station that is looked at, or where the person is', () => {
  const size = { width: 816, height: 557 }
  const station = { stationId: 's', name: 'S', latitude: cebu.lat, longitude: cebu.lng }
  expect(startAim(station, manila, size)).toEqual({ middle: spotOf(cebu), zoom: stationZoom })
  expect(startAim(undefined, manila, size)).toEqual({ middle: spotOf(manila), zoom: 12 })
  expect(startAim({ ...station, latitude: null }, undefined, size)).toEqual(countryAim(size))
})

test('a pixel spans what it does on web maps, and the bar is the longest round distance', () => {
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

test('circles around a place are as far from it as they say, and stay on the map', () => {
  const scale = scaleOf(15)
  const [far, near] = ringsAround(spotOf(manila), scale, { width: 816, height: 557 })
  expect([far?.km, near?.km]).toEqual([1, 0.5])
  expect((far?.radius ?? 0) * scale).toBeLessThan(557 / 2)
  // One kilometre north is 1/111.19 of a degree.
  const north = spotOf({ lat: manila.lat + 1 / 111.195, lng: manila.lng })
  expect(spotOf(manila).y - north.y).toBeCloseTo(far?.radius ?? 0, 4)
})

/** Whether a spot is on land, by how often a line from it to the east crosses a coast. */
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

test('the coasts lie where the places are: towns inland are on land, the seas are not', () => {
  expect(worldWidth / unitsPerPixel).toBe(256)
  const towns = [
    { lat: 16.4023, lng: 120.596 },
    { lat: 15.4755, lng: 120.5963 },
    { lat: 8.1574, lng: 125.1278 },
    { lat: 7.0084, lng: 125.0894 },
    { lat: 11.0, lng: 122.6 },
  ]
  expect(towns.map((town) => isOnLand(spotOf(town)))).toEqual(towns.map(() => true))
  const seas = [
    { lat: 8.5, lng: 120.5 },
    { lat: 14.55, lng: 120.8 },
    { lat: 15, lng: 118 },
    { lat: 9.2, lng: 124.6 },
  ]
  expect(seas.map((sea) => isOnLand(spotOf(sea)))).toEqual(seas.map(() => false))
})
