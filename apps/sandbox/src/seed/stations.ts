import type { station } from '../db/schema.ts'
import { searchText } from '../utilities/search.ts'
import { brands, places, streets } from './places.ts'
import type { Random } from './random.ts'

type NewStation = Required<typeof station.$inferInsert>

const hours = [
  ['00:00', '00:00'],
  ['05:00', '22:00'],
  ['06:00', '21:00'],
  ['04:00', '00:00'],
  ['06:00', '02:00'],
] as const

/** Stations in more than seventy cities. Some are closed, and some do not accept fuel codes. */
export function createStations(random: Random, total: number): NewStation[] {
  const used = new Set<string>()
  return Array.from({ length: total }, (_, index) => {
    // The first stations cover every city once. The others are denser in the cities at the top of the list.
    const place =
      index < places.length
        ? (places[index] as (typeof places)[number])
        : places[Math.floor(random.next() ** 1.6 * places.length)]
    const { province, city, latitude, longitude } = place as (typeof places)[number]
    const brand = random.pick(brands)
    const street = random.pick(streets)
    let name = `${brand} ${city} ${street.replace(/ (Street|Avenue|Highway|Drive|Boulevard|Road)$/, '')}`
    for (let number = 2; used.has(name); number++) name = `${name.replace(/ \d+$/, '')} ${number}`
    used.add(name)
    const [opensAt, closesAt] = random.pick(hours)
    const spread = () => (random.next() + random.next() - 1) * 0.018
    const id = random.id('stn')
    const address = `${random.integer(1, 980)} ${street}, ${city}`
    return {
      id,
      name,
      businessName: `${brand} Retail Inc.`,
      address,
      city,
      province,
      latitude: Number((latitude + spread()).toFixed(6)),
      longitude: Number((longitude + spread()).toFixed(6)),
      opensAt,
      closesAt,
      phoneNumber: `09${String(175_550_000 + index * 7_919).padStart(9, '0')}`,
      diesel: random.chance(0.98),
      gas91: random.chance(0.85),
      gas95: random.chance(0.93),
      gas97: random.chance(0.35),
      isOnboarded: random.chance(0.94),
      status: random.chance(0.03) ? 'closed' : 'active',
      search: searchText(name, city, province, address),
    }
  })
}
