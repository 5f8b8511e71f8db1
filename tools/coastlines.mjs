/*
 * Writes the coastlines of the stations map: the Philippines in detail, and the surrounding land simplified. The data is
 * Natural Earth (public domain) from the package world-atlas. Run it again after an update of that package:
 * `npm run coastlines`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { geoMercator, geoPath } from 'd3-geo'
import { feature, merge } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import { root } from './run.mjs'

/** The width of the world in map units (web mercator, at any zoom). In the Philippines, a unit is about 150 m. */
const worldWidth = 2 ** 18
/** The origin of the coordinates in degrees. Coordinates near 0 stay exact at a high zoom. */
const anchor = { lat: 12.85, lng: 122 }
const philippines = '608'
/** The bounds of the map in degrees. */
const region = { west: 92, south: -14, east: 152, north: 36 }
const target = 'packages/fleet-portal-kit/src/areas/stations/map/builtInMap/coastlines.ts'

/** The countries of the world, without points that span less than an area in square degrees. */
function countriesOf(url, minimumArea) {
  const atlas = JSON.parse(readFileSync(new URL(url), 'utf8'))
  /** @type {import('topojson-specification').Topology<{ countries: import('topojson-specification').GeometryCollection }>} */
  const topology = simplify(presimplify(atlas), minimumArea)
  const all = /** @type {import('topojson-specification').MultiPolygon[]} */ (
    topology.objects.countries.geometries
  )
  return { topology, all }
}

const plain = geoMercator()
  .scale(worldWidth / 2 / Math.PI)
  .translate([0, 0])

/** @param {{ lat: number, lng: number }} point */
function unitsOf({ lat, lng }) {
  const units = plain([lng, lat])
  if (!units) throw new Error('The projection cannot project this position.')
  return units
}

const [originX, originY] = unitsOf(anchor)

/** Collects an SVG path in whole units. Points are relative to the previous point, which is shorter. */
class Outline {
  text = ''
  #at = { x: 0, y: 0 }
  #isOpen = false

  moveTo(x, y) {
    this.#at = { x: Math.round(x), y: Math.round(y) }
    this.text += `M${this.#at.x} ${this.#at.y}`
    this.#isOpen = false
  }

  lineTo(x, y) {
    const dx = Math.round(x) - this.#at.x
    const dy = Math.round(y) - this.#at.y
    if (dx === 0 && dy === 0) return
    this.text += `${this.#isOpen ? (dx < 0 ? '' : ' ') : 'l'}${dx}${dy < 0 ? '' : ' '}${dy}`
    this.#at = { x: this.#at.x + dx, y: this.#at.y + dy }
    this.#isOpen = true
  }

  closePath() {
    this.text += 'z'
    this.#isOpen = false
  }

  beginPath() {}

  arc() {
    throw new Error('Land has no circles.')
  }
}

function outlineOf(shape) {
  const outline = new Outline()
  geoPath(projection, outline)(shape)
  // Removes islands that are smaller than one unit.
  return outline.text.replaceAll(/M-?\d+ -?\d+z/g, '')
}

const [left, top] = unitsOf({ lat: region.north, lng: region.west })
const [right, bottom] = unitsOf({ lat: region.south, lng: region.east })
const projection = plain.translate([-originX, -originY]).clipExtent([
  [left - originX, top - originY],
  [right - originX, bottom - originY],
])

const fine = countriesOf(import.meta.resolve('world-atlas/countries-10m.json'), 0.000002)
const coarse = countriesOf(import.meta.resolve('world-atlas/countries-50m.json'), 0.02)
const own = fine.all.find(({ id }) => id === philippines)
if (!own) throw new Error(`world-atlas has no country ${philippines}.`)
const land = outlineOf(feature(fine.topology, own))
const around = outlineOf(
  merge(
    coarse.topology,
    coarse.all.filter(({ id }) => id !== philippines),
  ),
)

writeFileSync(
  join(root, target),
  `/* Written by tools/coastlines.mjs from Natural Earth, public domain: npm run coastlines. */

/** The width of the world in web mercator, in the units of the coastlines. */
export const worldWidth = ${worldWidth}

/** The origin of the coordinates, in degrees. */
export const anchor = { lat: ${anchor.lat}, lng: ${anchor.lng} }

/** The bounds of the land, in degrees. */
export const region = { west: ${region.west}, south: ${region.south}, east: ${region.east}, north: ${region.north} }

/** The Philippines. */
export const land =
  '${land}'

/** The surrounding land. */
export const landAround =
  '${around}'
`,
)
console.log(`${target}: ${Math.round((land.length + around.length) / 1000)} KB`)
