import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { station } from '../db/schema.ts'
import { bulkInsert } from '../seed/bulk.ts'
import { firstNames, lastNames, models } from '../seed/names.ts'
import { Random } from '../seed/random.ts'
import { createStations } from '../seed/stations.ts'
import { searchText } from '../utilities/search.ts'

/** A number from 0 to `size - 1` for row `n`. The same row and salt give the same number in every run. */
export const pick = (n: SQL, salt: number, size: number | SQL): SQL =>
  sql`((hashint8extended((${n})::bigint, ${sql.raw(String(salt))}) & 2147483647) % ${
    typeof size === 'number' ? sql.raw(String(size)) : size
  })`

/** The id of row `n` of a fleet: `drv_big000000012`. `tag` separates the fleets. */
export const rowId = (prefix: string, tag: string, n: SQL): SQL =>
  sql`${sql.raw(`'${prefix}_${tag}'`)} || lpad((${n})::text, 8, '0')`

/** Creates the temporary table of names, with their search texts. */
export async function writeNames(tx: Tx): Promise<void> {
  const names = firstNames.flatMap((first) =>
    lastNames.map((last) => ({
      first,
      last,
      driver_search: searchText(`${first} ${last}`, `${last} ${first}`),
      search: searchText(`${first} ${last}`),
    })),
  )
  await tx.execute(sql`create temp table big_name on commit drop as
    select (row_number() over ())::int - 1 as i, one.*
    from jsonb_to_recordset(${JSON.stringify(names)}::jsonb)
      as one(first text, last text, driver_search text, search text)`)
  await tx.execute(sql`create unique index on big_name (i)`)
  await tx.execute(sql`create index on big_name (first, last)`)
  await tx.execute(sql`analyze big_name`)
}

/** Adds stations for all fleets. Resolves to the ids of those that are open. */
export async function writeStations(tx: Tx, total: number): Promise<string[]> {
  const stations = createStations(new Random(771), total)
  await bulkInsert(tx, station, stations)
  return stations.filter((one) => one.isOnboarded && one.status === 'active').map(({ id }) => id)
}

interface Owner {
  fleetId: string
  tag: string
  drivers: number
  vehicles: number
  now: Date
}

const nameCount = firstNames.length * lastNames.length

/** Adds drivers and vehicles, spread over two years. */
export async function writeBearers(tx: Tx, { fleetId, tag, drivers, vehicles, now }: Owner): Promise<void> {
  const n = sql`n`
  const createdAt = (total: number) =>
    sql`${now.toISOString()}::timestamptz - interval '720 days' * (1 - n::float8 / ${sql.raw(String(total + 1))})`
  await tx.execute(sql`insert into driver
      (id, fleet_id, first_name, last_name, driver_license_id, mobile_number, status, search, created_at)
    select ${rowId('drv', tag, n)}, ${fleetId}, first, last, license, mobile,
      case when ${pick(n, 3, 12)} = 0 then 'inactive' else 'active' end,
      driver_search || '|' || lower(license) || '|' || mobile, ${createdAt(drivers)}
    from generate_series(1, ${drivers}::int) as n
    join big_name on i = ${pick(n, 1, nameCount)}
    cross join lateral (
      select chr(65 + n % 16) || lpad(((n::bigint * 7919 + 12345) % 10000000000)::text, 10, '0') as license,
        '09' || lpad(${pick(n, 2, 1_000_000_000)}::text, 9, '0') as mobile
    ) as numbers`)
  await tx.execute(sql`insert into vehicle
      (id, fleet_id, plate_number, model, remarks, type, status, search, created_at)
    select ${rowId('veh', tag, n)}, ${fleetId}, plate,
      case when n % 12 = 5 then '200 L steel drum' else (${`{${models.map((one) => `"${one}"`).join(',')}}`}::text[])[1 + ${pick(n, 4, models.length)}] end,
      null, case when n % 12 = 5 then 'Drum Container' else 'Vehicle' end,
      case when ${pick(n, 5, 14)} = 0 then 'inactive' else 'active' end, lower(plate), ${createdAt(vehicles)}
    from generate_series(1, ${vehicles}::int) as n
    cross join lateral (
      select chr(65 + n % 26) || chr(65 + n / 26 % 26) || chr(65 + n / 676 % 26)
        || lpad(((n / 17576 + n % 17576 * 7) % 10000)::text, 4, '0') as plate
    ) as numbers`)
  await tx.execute(sql`analyze driver, vehicle`)
}
