/*
 * Writes the coasts of the stations map: the Philippines in detail, and the land around them plainly. They come from Natural Earth,
 * which is in the public domain, as the package world-atlas has it. Run it again after a newer version of that package:
 * `npm run coastlines`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { geoMercator, geoPath } from 'd3-geo'
import { feature, merge } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import { root } from './run.mjs'

/** As the map has them: the world in web mercator, so many units wide at any zoom. One is about 150 m there. */
const worldWidth = 2 ** 18
/** What coordinates count from, in degrees: small numbers stay exact on a map that is drawn very large. */
const anchor = { lat: 12.85, lng: 122 }
const philippines = '608'
/** Degrees: what the map can be moved to, and so the land that it needs. */
const region = { west: 92, south: -14, east: 152, north: 36 }
const target = 'packages/fleet-portal-kit/src/areas/stations/map/builtInMap/coastlines.ts'

/** The countries of the world; of their corners those that span more than so many square degrees. */
function countriesOf(address, leastArea) {
  const atlas = JSON.parse(readFileSync(new URL(address), 'utf8'))
  /** @type {import('topojson-specification').Topology<{ countries: import('topojson-specification').GeometryCollection }>} */
  const topology = simplify(presimplify(atlas), leastArea)
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
  if (!units) throw new Error('The projection has every place that is asked for.')
  return units
}

const [originX, originY] = unitsOf(anchor)

/** Collects a path in whole units, each point told from the one before it, which is shorter. */
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
  // An island that is smaller than one unit has no line.
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

/** The world's width in web mercator, in the units of the coasts. */
export const worldWidth = ${worldWidth}

/** What the coasts' coordinates count from, in degrees. */
export const anchor = { lat: ${anchor.lat}, lng: ${anchor.lng} }

/** Where there is land to draw, in degrees. */
export const region = { west: ${region.west}, south: ${region.south}, east: ${region.east}, north: ${region.north} }

/** The Philippines. */
export const land =
  '${land}'

/** The land around them. */
export const landAround =
  '${around}'
`,
)
console.log(`${target}: ${Math.round((land.length + around.length) / 1000)} KB`)
