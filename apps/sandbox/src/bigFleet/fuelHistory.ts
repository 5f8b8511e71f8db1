import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { pick, rowId } from './people.ts'
import type { BigFleetSizes } from './sizes.ts'

export interface HistoryOwner {
  fleetId: string
  /** Separates the ids of the fleets. */
  tag: string
  sizes: BigFleetSizes
  stationIds: readonly string[]
  now: Date
}

/** Credit and pump price in 1/10,000 peso per litre. The history keeps one price, so that its sums are easy to check. */
const creditPrice = sql.raw('555000')
const pumpPrice = sql.raw('582500')
const codesPerStatement = 20_000
const n = sql`n`

/** The plan of every code: product, bearers, state. Every fourth code is a one-time code. */
const codePlan = ({ tag, sizes, now }: HistoryOwner): SQL => sql`create temp table big_code on commit drop as
  select n, ${rowId('fuc', tag, n)} as id,
    upper(${sql.raw(`'${tag}'`)} || lpad(to_hex(n * 7919::bigint % 4294967291), 8, '0')) as code,
    (array['diesel','diesel','diesel','diesel','diesel','diesel','diesel','gas91','gas95','gas97'])[1 + ${pick(n, 11, 10)}] as product,
    1 + ${pick(n, 12, sizes.drivers)} as driver, 1 + ${pick(n, 13, sizes.vehicles)} as vehicle,
    n % 4 = 0 as one_time,
    ${now.toISOString()}::timestamptz - interval '729 days' * (1 - n::float8 / ${sql.raw(String(sizes.codes))}) - interval '1 day' as at
  from generate_series(1, ${sizes.codes}::int) as n`

/** The plan of every redemption. Each code gets one, and the codes for repeated use share the others. */
const redemptionPlan = ({ sizes: { codes, redemptions }, now }: HistoryOwner): SQL => {
  const repeated = codes - Math.floor(codes / 4)
  const most = 2 + Math.ceil(Math.max(0, redemptions - codes) / repeated)
  return sql`create temp table big_redemption on commit drop as
    select m, big_code.n, (10000 + ${pick(sql`m`, 14, 50_001)})::bigint as volume, ${pick(sql`m`, 15, 50)} = 0 as voided,
      big_code.at + turn * least(interval '40 days', ${now.toISOString()}::timestamptz - big_code.at) / ${sql.raw(String(most))} as at
    from (
      select m::bigint,
        case when m <= ${codes}::int then m
          else (m - ${codes}::int - 1) % ${repeated}::int + (m - ${codes}::int - 1) % ${repeated}::int / 3 + 1 end as code,
        case when m <= ${codes}::int then 1 else 2 + (m - ${codes}::int - 1) / ${repeated}::int end as turn
      from generate_series(1, ${redemptions}::int) as m
    ) as plan
    join big_code on big_code.n = plan.code`
}

/** Young codes are open. Old ones are used up, expired or deactivated; a used-up code has exactly the volume that was redeemed. */
const codeStates = ({ now }: HistoryOwner): SQL => sql`create temp table big_code_state on commit drop as
  select n, used, state,
    case when state = 'redeemed' then used else used + 10000 + 1000 * ${pick(n, 16, 40)} end as volume
  from (
    select n, used, case
      when used > 0 and (one_time or (at < ${now.toISOString()}::timestamptz - interval '45 days' and ${pick(n, 17, 10)} < 8)) then 'redeemed'
      when at >= ${now.toISOString()}::timestamptz - interval '45 days' then 'open'
      when ${pick(n, 18, 2)} = 0 then 'expired' else 'deactivated' end as state
    from (
      select big_code.n, one_time, big_code.at, coalesce(sum(volume) filter (where not voided), 0)::bigint as used
      from big_code left join big_redemption using (n) group by big_code.n, one_time, big_code.at
    ) as uses
  ) as states`

const codeSearch = sql`concat_ws('|', lower(code), big_name.search, lower(driver.driver_license_id), lower(vehicle.plate_number))`

/** Writes codes with their drivers and vehicles, and redemptions. */
async function writeCodes(tx: Tx, { fleetId, tag, stationIds, sizes }: HistoryOwner): Promise<void> {
  const joins = sql`
    join driver on driver.id = ${rowId('drv', tag, sql`big_code.driver`)}
    join vehicle on vehicle.id = ${rowId('veh', tag, sql`big_code.vehicle`)}
    join big_name on big_name.first = driver.first_name and big_name.last = driver.last_name`
  await tx.execute(sql`insert into fuel_code
      (id, fleet_id, code, binding, product, volume, redeemed, max_usage, send_sms, auto_renew, mobile_number, start_date, end_date, state, search, created_at)
    select big_code.id, ${fleetId}, code, 'driver-vehicle-specific', product, volume, used, one_time::int, n % 7 = 0,
      state = 'open' and not one_time and n % 10 = 1, null, day, day + 59, state, ${codeSearch}, big_code.at
    from big_code join big_code_state using (n)
    cross join lateral (select (big_code.at at time zone 'Asia/Manila')::date as day) as days ${joins}`)
  await tx.execute(
    sql`insert into fuel_code_driver select id, ${rowId('drv', tag, sql`driver`)} from big_code`,
  )
  await tx.execute(
    sql`insert into fuel_code_vehicle select id, ${rowId('veh', tag, sql`vehicle`)} from big_code`,
  )
  const stations = `{${stationIds.join(',')}}`
  for (let from = 1; from <= sizes.codes; from += codesPerStatement) {
    await tx.execute(sql`insert into redemption
        (id, fleet_id, station_id, fuel_code_id, driver_id, vehicle_id, dispensed_to, product, volume, average_credit_price,
          total_credit_price, pump_price, points_earned, or_number, status, remarks, search, redeemed_at)
      select ${rowId('red', tag, sql`m`)}, ${fleetId}, (${stations}::text[])[1 + ${pick(sql`m`, 19, stationIds.length)}], big_code.id,
        driver.id, vehicle.id, case when vehicle.type = 'Vehicle' then 'vehicle' else 'drum container' end, product, volume,
        ${creditPrice}, round(volume::numeric * ${creditPrice} / 100000), ${pumpPrice}, 0, number,
        case when voided then 'voided' else 'success' end, case when voided then 'Wrong pump' end,
        ${codeSearch} || '|' || lower(replace(number, '-', '')), big_redemption.at
      from big_redemption join big_code using (n)
      cross join lateral (select ${sql.raw(`'OR-${tag.toUpperCase()}-'`)} || lpad(m::text, 8, '0') as number) as numbers ${joins}
      where n between ${from} and ${from + codesPerStatement - 1}`)
  }
}

/** Writes purchases that cover all codes, and cash-ins that cover all purchases, with their postings. */
async function writePurchases(tx: Tx, { fleetId, tag, sizes, now }: HistoryOwner): Promise<void> {
  const each = Math.ceil(sizes.purchases / 4)
  const total = sql.raw(String(each))
  await tx.execute(sql`create temp table big_buy on commit drop as
    select row_number() over (order by k, product) as n, product, bought as volume,
      round(bought::numeric * ${creditPrice} / 100000)::bigint as total,
      ${now.toISOString()}::timestamptz - interval '730 days' * (1 - (k - 1)::float8 / ${total}) + interval '1 minute' * ascii(right(product, 1)) as at
    from (
      select product, 1000 * (ceil(sum(volume) / 1000.0 / ${total}) + 100)::bigint as bought
      from big_code join big_code_state using (n) group by product
    ) as needs, generate_series(1, ${each}::int) as k`)
  await tx.execute(sql`insert into cashin
      (id, fleet_id, user_id, reference_number, amount, fee, channel, mode, processor, status, created_at, expires_at, fulfilled_at)
    select ${rowId('csh', tag, n)}, ${fleetId}, null, ${sql.raw(`'CI-${tag.toUpperCase()}-'`)} || n, total + 100000, 0,
      'manual-bank-deposit', null, null, 'success', at - interval '2 hours', null, at - interval '1 hour' from big_buy`)
  await tx.execute(sql`insert into buy_fuel (id, fleet_id, user_id, product, credit_price, volume, total, created_at)
    select ${rowId('buy', tag, n)}, ${fleetId}, null, product, ${creditPrice}, volume, total, at from big_buy`)
  await post(tx, fleetId, 'cash-in', rowId('csh', tag, n), sql`at - interval '1 hour'`, sql`big_buy`)
  await move(tx, rowId('csh', tag, n), 'cash-in', sql`big_buy`, [
    [
      account(fleetId, 'outside', sql`'centavo'`),
      account(fleetId, 'wallet', sql`'centavo'`),
      sql`'centavo'`,
      sql`total + 100000`,
    ],
  ])
  await post(tx, fleetId, 'buy', rowId('buy', tag, n), sql`at`, sql`big_buy`)
  await move(tx, rowId('buy', tag, n), 'buy', sql`big_buy`, [
    [
      account(fleetId, 'wallet', sql`'centavo'`),
      account(fleetId, 'outside', sql`'centavo'`),
      sql`'centavo'`,
      sql`total`,
    ],
    [
      account(fleetId, 'outside', sql`product`),
      account(fleetId, 'fuel', sql`product`),
      sql`product`,
      sql`volume`,
    ],
  ])
}

/** The id of a ledger account. */
export const account = (fleetId: string, kind: string, unit: SQL, holder?: SQL): SQL =>
  sql`${`${fleetId}:${kind}:`}::text || ${unit}${holder ? sql` || ':' || ${holder}` : sql``}`

/** Writes a posting of a kind for every row of a source. */
export const post = (tx: Tx, fleetId: string, kind: string, reference: SQL, at: SQL, source: SQL) =>
  tx.execute(sql`insert into posting (id, fleet_id, kind, reference, created_at)
    select ${sql.raw(`'pst_${kind}_'`)} || ${reference}, ${fleetId}, ${kind}, ${reference}, ${at} from ${source}`)

type Leg = readonly [from: SQL, to: SQL, unit: SQL, amount: SQL]

/** Writes the movements of these postings: two for each leg. */
export const move = (tx: Tx, reference: SQL, kind: string, source: SQL, legs: readonly Leg[]) =>
  tx.execute(sql`insert into movement (posting_id, account_id, unit, amount)
    ${sql.join(
      legs.flatMap(([from, to, unit, amount]) => {
        const id = sql`${sql.raw(`'pst_${kind}_'`)} || ${reference}`
        return [
          sql`select ${id}, ${from}, ${unit}, -(${amount}) from ${source}`,
          sql`select ${id}, ${to}, ${unit}, ${amount} from ${source}`,
        ]
      }),
      sql` union all `,
    )}`)

/** Writes the reservations of the codes, and what was redeemed, voided and released from them. */
async function writeMovements(tx: Tx, { fleetId, tag, sizes, now }: HistoryOwner): Promise<void> {
  const reservation = account(fleetId, 'reservation', sql`product`, sql`big_code.id`)
  const stock = account(fleetId, 'fuel', sql`product`)
  const outside = account(fleetId, 'outside', sql`product`)
  await tx.execute(sql`insert into account (id, fleet_id, kind, unit, holder, overdraft, balance)
    select ${reservation}, ${fleetId}, 'reservation', product, big_code.id, false, 0 from big_code`)
  const red = rowId('red', tag, sql`m`)
  for (let from = 1; from <= sizes.codes; from += codesPerStatement) {
    const some = sql`n between ${from} and ${from + codesPerStatement - 1}`
    const codes = (where: SQL) => sql`big_code join big_code_state using (n) where ${some} and ${where}`
    const uses = (where: SQL) => sql`big_redemption join big_code using (n) where ${some} and ${where}`
    const steps = [
      ['reserve', sql`big_code.id`, sql`big_code.at`, codes(sql`true`), stock, reservation, sql`volume`],
      // The last redemption of a code may follow a voided one, so both are balanced by one statement per step.
      ['redeem', red, sql`big_redemption.at`, uses(sql`true`), reservation, outside, sql`volume`],
      [
        'void',
        red,
        sql`big_redemption.at + interval '5 minutes'`,
        uses(sql`voided`),
        outside,
        reservation,
        sql`volume`,
      ],
      [
        'release',
        sql`big_code.id`,
        sql`${now.toISOString()}::timestamptz`,
        codes(sql`state in ('expired', 'deactivated')`),
        reservation,
        stock,
        sql`volume - used`,
      ],
    ] as const
    for (const [kind, reference, at, source] of steps) await post(tx, fleetId, kind, reference, at, source)
    await tx.execute(
      sql`insert into movement (posting_id, account_id, unit, amount) ${sql.join(
        steps.flatMap(([kind, reference, , source, from_, to, amount]) => {
          const id = sql`${sql.raw(`'pst_${kind}_'`)} || ${reference}`
          return [
            sql`select ${id}, ${from_}, product, -(${amount}) from ${source}`,
            sql`select ${id}, ${to}, product, ${amount} from ${source}`,
          ]
        }),
        sql` union all `,
      )}`,
    )
  }
}

/** Writes two years of a fuel fleet to the tables and the ledger. Its drivers and vehicles must exist. */
export async function writeFuelHistory(tx: Tx, owner: HistoryOwner): Promise<void> {
  for (const table of [codePlan(owner), redemptionPlan(owner), codeStates(owner)]) await tx.execute(table)
  for (const name of ['big_code', 'big_redemption', 'big_code_state']) {
    await tx.execute(sql.raw(`create index on ${name} (n)`))
    await tx.execute(sql.raw(`analyze ${name}`))
  }
  await writeCodes(tx, owner)
  await writePurchases(tx, owner)
  await writeMovements(tx, owner)
  for (const name of ['big_code', 'big_redemption', 'big_code_state', 'big_buy'])
    await tx.execute(sql.raw(`drop table ${name}`))
}
