import { listStations, lookupStations } from 'fleet-portal-api-client/contract/stations'
import type { AnyEndpoint } from 'fleet-portal-api-client/contract/endpoint'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { station } from '../db/schema.ts'
import { createTestSandbox, type TestSandbox } from '../testing.ts'
import { callerOf, type Call } from '../testing/callerOf.ts'
import { searchText } from '../utilities/search.ts'

type NewStation = typeof station.$inferInsert

let sandbox: TestSandbox
let call: Call
let email: string
beforeAll(async () => {
  sandbox = await createTestSandbox()
  const { users } = await sandbox.newFleet({ type: 'hedging', roles: ['portal-admin'] })
  email = users[0]?.email ?? ''
  call = await callerOf(sandbox, email)
})
afterAll(() => sandbox.close())
// Every fleet of the sandbox has its own station, which must not be deleted.
afterEach(() => sandbox.db.execute(sql`delete from station where id like 'near_%'`))

const rizalPark = { lat: 14.5826, lng: 120.9787 }
const near = `${rizalPark.lat},${rizalPark.lng}`
/** The position `km` kilometres north of Rizal Park. */
const north = (km: number) => ({ latitude: rizalPark.lat + km / 111.32, longitude: rizalPark.lng })

const newStation = (id: string, rest: Partial<NewStation>): NewStation => ({
  id: `near_${id}`,
  name: `Near ${id}`,
  businessName: 'Near Inc.',
  address: '1 National Highway',
  city: 'Manila',
  province: 'Metro Manila',
  opensAt: '00:00',
  closesAt: '00:00',
  diesel: true,
  gas91: false,
  gas95: false,
  gas97: false,
  search: `near ${id}`,
  ...rest,
})

const insertStations = async (...stations: NewStation[]) => {
  for (let at = 0; at < stations.length; at += 500) {
    await sandbox.db.insert(station).values(stations.slice(at, at + 500))
  }
}

const search = async (wire: Record<string, unknown>, endpoint: AnyEndpoint = listStations) => {
  const { body } = await call(endpoint, { searchKey: 'near', perPage: 1000, ...wire })
  return body as { stations: { stationId: string }[]; count: number; applied: string[] }
}
const ids = async (wire: Record<string, unknown>, endpoint: AnyEndpoint = listStations) =>
  (await search(wire, endpoint)).stations.map(({ stationId }) => stationId.replace('near_', ''))

/** Sets the sandbox clock to a time of the next day in Manila, and signs the user in again. */
async function setManilaTime(clock: string): Promise<void> {
  const { now } = await sandbox.run(async (context) => ({ now: context.now }))
  const day = new Date(now.getTime() + 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10)
  sandbox.advance(Date.parse(`${day}T${clock}+08:00`) - now.getTime())
  call = await callerOf(sandbox, email)
}

it.each([1000, 1001, 2500])('orders %i stations by distance over all pages', async (total) => {
  const far = Array.from({ length: total - 1 }, (_, index) => newStation(`${index}`, north(200 + index / 10)))
  await insertStations(...far, newStation('zz', { ...north(0.16), name: 'Zz Near' }))
  const first = await search({ near })
  expect(first.count).toBe(total)
  expect(first.applied).toEqual(['near'])
  expect(first.stations.slice(0, 3).map(({ stationId }) => stationId)).toEqual([
    'near_zz',
    'near_0',
    'near_1',
  ])
  const all = [...first.stations]
  for (let page = 2; all.length < total; page++) all.push(...(await search({ near, page })).stations)
  expect(all.map(({ stationId }) => stationId)).toEqual(['near_zz', ...far.map(({ id }) => id)])
})

it('orders stations by straight-line distance in all directions', async () => {
  const at = (id: string, latitude: number, longitude: number) => newStation(id, { latitude, longitude })
  await insertStations(
    at('cebu', 10.3157, 123.8854),
    at('makati', 14.556, 121.024),
    at('ermita', 14.5866, 120.9807),
    at('antipodes', -14.5826, -59.0213),
    at('here', rizalPark.lat, rizalPark.lng),
  )
  expect(await ids({ near })).toEqual(['here', 'ermita', 'makati', 'cebu', 'antipodes'])
})

it('lists open stations first, then unknown hours, then closed, then unknown positions', async () => {
  await setManilaTime('12:00:00')
  await insertStations(
    newStation('outside-hours', { ...north(0.1), opensAt: '13:00', closesAt: '22:00' }),
    newStation('closed-for-good', { ...north(0.2), status: 'closed' }),
    newStation('unknown', { ...north(0.3), opensAt: null, closesAt: null }),
    newStation('half-known', { ...north(0.4), opensAt: '06:00', closesAt: null }),
    newStation('unplaced', {}),
    newStation('open', { ...north(5), opensAt: '06:00', closesAt: '22:00' }),
    newStation('all-day', north(9)),
  )
  expect(await ids({ near })).toEqual([
    'open',
    'all-day',
    'unknown',
    'half-known',
    'outside-hours',
    'closed-for-good',
    'unplaced',
  ])
  expect(await ids({ near, openNow: true })).toEqual(['open', 'all-day', 'unknown', 'half-known', 'unplaced'])
  const { stations } = await search({ searchKey: 'near unknown' })
  expect(stations[0]).toMatchObject({ opensAt: null, closesAt: null })
})

it.each([
  ['00:00:00', ['all-day', 'night']],
  ['01:59:59', ['all-day', 'night']],
  ['02:00:00', ['all-day']],
  ['05:59:59', ['all-day']],
  ['06:00:00', ['all-day', 'day']],
  ['12:00:00', ['all-day', 'day', 'until-midnight']],
  ['21:59:59', ['all-day', 'day', 'until-midnight']],
  ['22:00:00', ['all-day', 'night', 'until-midnight']],
  ['23:59:59', ['all-day', 'night', 'until-midnight']],
])('applies opening hours in Manila time: at %s', async (clock, open) => {
  await setManilaTime(clock)
  await insertStations(
    newStation('all-day', { opensAt: '07:00', closesAt: '07:00' }),
    newStation('day', { opensAt: '06:00', closesAt: '22:00' }),
    newStation('night', { opensAt: '22:00', closesAt: '02:00' }),
    newStation('until-midnight', { opensAt: '12:00', closesAt: '00:00' }),
  )
  expect(await ids({ openNow: true })).toEqual(open)
})

it('includes the edges of the map bounds and excludes stations without a position', async () => {
  await insertStations(
    newStation('in', { latitude: 14.5, longitude: 121 }),
    newStation('corner', { latitude: 14, longitude: 120 }),
    newStation('edge', { latitude: 15, longitude: 121.5 }),
    newStation('out', { latitude: 15.000001, longitude: 121 }),
    newStation('unplaced', {}),
  )
  const answer = await search({ bounds: '14,120,15,122', openNow: true })
  expect(answer.stations.map(({ stationId }) => stationId)).toEqual(['near_corner', 'near_edge', 'near_in'])
  expect(answer.count).toBe(3)
  expect(answer.applied).toEqual(['bounds', 'openNow'])
})

it('combines distance with product and search filters, also in the lookup', async () => {
  await insertStations(
    newStation('a', north(3)),
    newStation('b', { ...north(2), gas97: true }),
    newStation('c', { ...north(1), gas97: true, isOnboarded: false }),
  )
  expect(await ids({ near, gas97: true })).toEqual(['c', 'b'])
  expect(await ids({ near }, lookupStations)).toEqual(['b', 'a'])
  expect(await ids({ near, gas97: true, openNow: true }, lookupStations)).toEqual(['b'])
})

it('sorts by name and reports no applied filters without filters', async () => {
  await insertStations(newStation('b', north(1)), newStation('a', north(2)))
  expect(await search({})).toMatchObject({
    applied: [],
    stations: [{ stationId: 'near_a' }, { stationId: 'near_b' }],
  })
})

it.each([
  ['near', '14.5'],
  ['near', '91,120'],
  ['near', '14.5,181'],
  ['near', 'here,there'],
  ['near', '14.5,120.9,1'],
  ['bounds', '15,120,14,122'],
  ['bounds', '14,122,15,120'],
  ['bounds', '14,120,15'],
  ['openNow', 'perhaps'],
])('refuses %s=%s with an error on the field', async (path, value) => {
  const { status, body } = await call(listStations, { [path]: value })
  expect(status).toBe(400)
  expect(body).toMatchObject({ errorCode: 'BadRequest', fields: [{ path }] })
})

it('are found by name, place and product, in any order of words', async () => {
  const searchTexts = (name: string, city: string, province: string) => ({
    name,
    city,
    province,
    address: '7 Rizal Avenue',
    search: searchText(name, city, province, '7 Rizal Avenue'),
  })
  await insertStations(
    newStation('a', { ...searchTexts('Agila Toledo', 'Toledo City', 'Cebu'), gas95: true }),
    newStation('b', {
      ...searchTexts('Agila Peñablanca', 'Peñablanca', 'Cagayan'),
      diesel: false,
      gas91: true,
    }),
    newStation('c', { ...searchTexts('Seaside Toledo', 'Toledo City', 'Cebu') }),
  )
  const found = (searchKey: string) => ids({ searchKey }).then((all) => all.filter((id) => id.length === 1))
  expect(await found('toledo cebu')).toEqual(['a', 'c'])
  expect(await found('cebu seaside')).toEqual(['c'])
  expect(await found('penablanca')).toEqual(['b'])
  expect(await found('rizal avenue agila')).toEqual(['b', 'a'])
  expect(await found('Gas 95 Toledo')).toEqual(['a'])
  expect(await found('gas95 toledo')).toEqual(['a'])
  expect(await found('diesel agila')).toEqual(['a'])
  expect(await found('toledo cagayan')).toEqual([])
})
