import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { price } from '../db/schema.ts'
import { createFleet } from '../domain/fleetSetup.ts'
import { bulkInsert } from '../seed/bulk.ts'
import { createPrices, nationalMovements, priceMovementDays } from '../seed/prices.ts'
import { Random } from '../seed/random.ts'
import { writeCardHistory } from './cardHistory.ts'
import { writeFuelHistory, type HistoryOwner } from './fuelHistory.ts'
import { writeBearers, writeNames, writeStations } from './people.ts'
import { sideSizes, type BigFleetSizes } from './sizes.ts'

export interface BigFleets {
  fuel: { fleetId: string; email: string }
  card: { fleetId: string; email: string }
}

/**
 * Writes a fuel fleet and a wallet fleet of the given sizes, and small fleets beside them, to the tables and the ledger.
 * Requires PostgreSQL for large sizes. A database can have them once.
 */
export async function writeBigFleets(
  context: Context,
  sizes: BigFleetSizes,
  onProgress: (step: string) => void = () => undefined,
): Promise<BigFleets> {
  const { tx, now, today } = context
  await tx.execute(sql`set local statement_timeout = 0`)
  await writeNames(tx)
  const stationIds = await writeStations(tx, sizes.stations)
  onProgress(`${sizes.stations} stations`)
  const days = priceMovementDays(today)
  const random = new Random(4_211)
  const movements = nationalMovements(random, days)

  async function addFleet(kind: 'fuel' | 'card', tag: string, ownSizes: BigFleetSizes, isBig: boolean) {
    const created = await createFleet(context, {
      type: kind === 'fuel' ? 'hedging' : 'locqpay',
      businessName: isBig ? `Big ${kind} fleet` : `Small ${kind} fleet ${tag}`,
      roles: isBig ? ['portal-admin'] : [],
    })
    const { fleetId } = created
    if (isBig) await bulkInsert(tx, price, createPrices(random, fleetId, days, movements))
    const owner: HistoryOwner = { fleetId, tag, sizes: ownSizes, stationIds, now }
    await writeBearers(tx, { ...owner, ...ownSizes })
    await (kind === 'fuel' ? writeFuelHistory : writeCardHistory)(tx, owner)
    return { fleetId, email: created.users[0]?.email ?? '' }
  }

  const fuel = await addFleet('fuel', 'bigf', sizes, true)
  onProgress(`${sizes.redemptions} redemptions of ${sizes.codes} codes`)
  const card = await addFleet('card', 'bigc', { ...sizes, drivers: sizes.cards, vehicles: sizes.cards }, true)
  onProgress(`${sizes.payments} payments with ${sizes.cards} cards`)
  for (let number = 0; number < sizes.sideFleets; number++)
    await addFleet(
      number % 4 === 3 ? 'card' : 'fuel',
      `s${String(number).padStart(4, '0')}`,
      sideSizes(sizes),
      false,
    )
  onProgress(`${sizes.sideFleets} small fleets`)
  return { fuel, card }
}
