import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Tx } from '../db/connect.ts'
import { station } from '../db/schema.ts'
import { newId } from '../utilities/ids.ts'
import { matchesSearch, searchText } from '../utilities/search.ts'
import { inTransaction, type Backend } from '../inTransaction.ts'
import { parseBody } from './parseBody.ts'

const hour = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

const newStation = z.strictObject({
  /** An existing station is replaced. */
  stationId: z.optional(z.string()),
  name: z.string(),
  address: z._default(z.string(), '1 National Highway'),
  city: z._default(z.string(), 'Manila'),
  province: z._default(z.string(), 'Metro Manila'),
  latitude: z._default(z.nullable(z.number()), null),
  longitude: z._default(z.nullable(z.number()), null),
  opensAt: z._default(z.nullable(hour), '00:00'),
  closesAt: z._default(z.nullable(hour), '00:00'),
  phoneNumber: z._default(z.nullable(z.string()), null),
  products: z._default(z.array(z.enum(['diesel', 'gas91', 'gas95', 'gas97'])), ['diesel']),
})

/** Rows per insert. A statement can have at most 65,535 values. */
const rowsPerInsert = 500

/** Creates or replaces stations. Resolves to their ids. */
async function writeStations(tx: Tx, newStations: readonly z.output<typeof newStation>[]): Promise<string[]> {
  const rows = newStations.map(({ stationId = newId('stn'), products, ...rest }) => {
    const sells = (fuel: (typeof products)[number]) => products.includes(fuel)
    return {
      id: stationId,
      ...rest,
      diesel: sells('diesel'),
      gas91: sells('gas91'),
      gas95: sells('gas95'),
      gas97: sells('gas97'),
      businessName: 'Made Stations Inc.',
      search: searchText(rest.name, rest.city, rest.province, rest.address),
    }
  })
  const { id: _id, isOnboarded: _isOnboarded, status: _status, ...columns } = getTableColumns(station)
  const set = Object.fromEntries(
    Object.entries(columns).map(([key, { name }]) => [key, sql.raw(`excluded."${name}"`)]),
  )
  for (let at = 0; at < rows.length; at += rowsPerInsert) {
    await tx
      .insert(station)
      .values(rows.slice(at, at + rowsPerInsert))
      .onConflictDoUpdate({ target: station.id, set })
  }
  return rows.map(({ id }) => id)
}

/** The stations, for the page and for programs: finds twenty by name, creates one or several, opens or closes one. */
export function stationControl(backend: Backend): Hono {
  const app = new Hono()
  app.get('/', async (c) => {
    const found = await inTransaction(backend, ({ tx }) =>
      tx
        .select()
        .from(station)
        .where(matchesSearch(station.search, c.req.query('searchKey')))
        .orderBy(asc(station.name))
        .limit(20),
    )
    const stations = found.map(({ id: stationId, name, city, province, status }) => ({
      stationId,
      name,
      city,
      province,
      status,
    }))
    return c.json({ stations })
  })
  app.post('/', async (c) => {
    const input = await parseBody(c, newStation)
    const [stationId] = await inTransaction(backend, ({ tx }) => writeStations(tx, [input]))
    return c.json({ stationId })
  })
  app.post('/several', async (c) => {
    const { stations } = await parseBody(c, z.strictObject({ stations: z.array(newStation) }))
    const stationIds = await inTransaction(backend, ({ tx }) => writeStations(tx, stations))
    return c.json({ stationIds })
  })
  app.post('/:stationId', async (c) => {
    const { status } = await parseBody(c, z.strictObject({ status: z.enum(['active', 'closed']) }))
    const changed = await inTransaction(backend, ({ tx }) =>
      tx
        .update(station)
        .set({ status })
        .where(eq(station.id, c.req.param('stationId')))
        .returning(),
    )
    return changed.length > 0 ? c.json({ status }) : c.json({ message: 'No such station.' }, 404)
  })
  return app
}
