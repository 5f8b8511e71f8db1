import { sql } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { account, move, post, type HistoryOwner } from './fuelHistory.ts'
import { pick, rowId } from './people.ts'

const n = sql`n`

/** Writes the cards of a wallet fleet and two years of payments with them. Its drivers and vehicles must exist. */
export async function writeCardHistory(tx: Tx, owner: HistoryOwner): Promise<void> {
  const { fleetId, tag, sizes, stationIds, now } = owner
  const { cards, payments } = sizes
  const at = now.toISOString()
  await tx.execute(sql`insert into fleet_card
      (id, fleet_id, card_number, binding, status, driver_id, vehicle_id, money_limit, payment_limit, diesel, gas91, gas95, gas97, lubes, remarks, created_at)
    select ${rowId('crd', tag, n)}, ${fleetId}, ${sql.raw(`'63${String(fleetNumber(tag)).padStart(4, '0')}'`)} || lpad(n::text, 10, '0'), binding,
      case when ${pick(n, 21, 12)} = 0 then 'deactivated' when ${pick(n, 21, 12)} = 1 then 'terminated' else 'active' end,
      case when binding like 'driver%' then ${rowId('drv', tag, sql`1 + ${pick(n, 22, sizes.drivers)}`)} end,
      case when binding in ('vehicle-specific', 'driver-vehicle-specific') then ${rowId('veh', tag, sql`1 + ${pick(n, 23, sizes.vehicles)}`)} end,
      null, null, true, n % 2 = 0, n % 3 = 0, n % 5 = 0, n % 4 = 0, null,
      ${at}::timestamptz - interval '800 days' + interval '1 minute' * n
    from generate_series(1, ${cards}::int) as n
    cross join lateral (select (array['driver-specific', 'vehicle-specific', 'driver-vehicle-specific', 'any'])[1 + n % 4] as binding) as kinds`)
  await tx.execute(sql`insert into card_payment
      (id, fleet_id, card_id, station_id, driver_id, vehicle_id, dispensed_to, product, volume, pump_price, discount, amount,
        total_discount, final_amount, points_earned, po_number, or_number, transaction_remarks, status, remarks, search, paid_at)
    select ${rowId('pay', tag, n)}, ${fleetId}, fleet_card.id, (${`{${stationIds.join(',')}}`}::text[])[1 + ${pick(n, 24, stationIds.length)}],
      fleet_card.driver_id, fleet_card.vehicle_id, case when fuel then 'vehicle' end, case when fuel then 'diesel' end,
      case when fuel then volume end, case when fuel then 582500 end, case when fuel then 20000 end,
      amount, case when fuel then volume / 5 else 0 end, amount - case when fuel then volume / 5 else 0 end, 0, null, number, null,
      case when ${pick(n, 25, 50)} = 0 then 'voided' else 'success' end, case when ${pick(n, 25, 50)} = 0 then 'Wrong pump' end,
      concat_ws('|', fleet_card.card_number, lower(replace(number, '-', '')), big_name.search, lower(vehicle.plate_number)),
      ${at}::timestamptz - interval '729 days' * (1 - n::float8 / ${sql.raw(String(payments + 1))})
    from generate_series(1, ${payments}::int) as n
    cross join lateral (select n % 5 <> 0 as fuel, (5000 + ${pick(n, 26, 40_000)})::bigint as volume, ${sql.raw(`'PR-${tag.toUpperCase()}-'`)} || lpad(n::text, 8, '0') as number) as plan
    cross join lateral (select case when fuel then round(volume * 5.825)::bigint else 10000 + volume end as amount) as prices
    join fleet_card on fleet_card.id = ${rowId('crd', tag, sql`1 + ${pick(n, 27, cards)}`)}
    left join driver on driver.id = fleet_card.driver_id
    left join vehicle on vehicle.id = fleet_card.vehicle_id
    left join big_name on big_name.first = driver.first_name and big_name.last = driver.last_name`)
  const own = sql`card_payment where fleet_id = ${fleetId}`
  await tx.execute(sql`insert into fleet_card_use (card_id, month, paid, payments)
    select card_id, date_trunc('month', paid_at at time zone 'Asia/Manila')::date, sum(final_amount), count(*)
    from ${own} and status = 'success' group by 1, 2`)

  const deposits = sql`(
    select n, paid as amount, ${at}::timestamptz - interval '730 days' + interval '1 minute' * n as at
    from (select ceil(sum(final_amount)::numeric / ${sql.raw(String(sizes.purchases))})::bigint + 100000 as paid from ${own}) as total,
      generate_series(1, ${sizes.purchases}::int) as n
  ) as deposits`
  const id = rowId('csh', tag, n)
  await tx.execute(sql`insert into cashin (id, fleet_id, reference_number, amount, channel, status, created_at, fulfilled_at)
    select ${id}, ${fleetId}, ${sql.raw(`'CI-${tag.toUpperCase()}-'`)} || n, amount, 'manual-bank-deposit', 'success', at, at from ${deposits}`)
  const wallet = account(fleetId, 'wallet', sql`'centavo'`)
  const outside = account(fleetId, 'outside', sql`'centavo'`)
  await post(tx, fleetId, 'cash-in', id, sql`at`, deposits)
  await move(tx, id, 'cash-in', deposits, [[outside, wallet, sql`'centavo'`, sql`amount`]])
  await post(tx, fleetId, 'pay', sql`id`, sql`paid_at`, own)
  await move(tx, sql`id`, 'pay', own, [[wallet, outside, sql`'centavo'`, sql`final_amount`]])
  const voided = sql`${own} and status = 'voided'`
  await post(tx, fleetId, 'void', sql`id`, sql`paid_at + interval '5 minutes'`, voided)
  await move(tx, sql`id`, 'void', voided, [[outside, wallet, sql`'centavo'`, sql`final_amount`]])
}

/** A number of four digits for the card numbers of a fleet. */
const fleetNumber = (tag: string): number => (/^s\d+$/.test(tag) ? Number(tag.slice(1)) : 9999)
