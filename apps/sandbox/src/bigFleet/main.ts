/*
 * Adds two big fleets to a PostgreSQL database:
 *
 *   DATABASE_URL=postgres://… npm run sandbox:big-fleet -- --redemptions 1000000
 *
 * The other sizes follow from the number of redemptions; each can be set, such as --codes 5000 or --sideFleets 0.
 */
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { createSettings } from '../app.ts'
import { rows } from '../db/connect.ts'
import { openServer } from '../db/openServer.ts'
import { demoPassword } from '../domain/fleetSetup.ts'
import { inTransaction } from '../inTransaction.ts'
import { writeBigFleets } from './bigFleet.ts'
import { sizesFor, type BigFleetSizes } from './sizes.ts'

const names = Object.keys(sizesFor(1)) as (keyof BigFleetSizes)[]

function readSizes(): BigFleetSizes {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
  const { values } = parseArgs({ options })
  const numbers = Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (!/^\d{1,8}$/.test(String(value))) throw new Error(`--${name} is a number, not ${String(value)}`)
      return [name, Number(value)]
    }),
  ) as Partial<BigFleetSizes>
  return { ...sizesFor(numbers.redemptions ?? 1_000_000), ...numbers }
}

async function main(): Promise<void> {
  const connectionString = process.env['DATABASE_URL']
  if (!connectionString)
    throw new Error('Set DATABASE_URL to a PostgreSQL server. PGlite is too slow for this.')
  const sizes = readSizes()
  const { db, close } = await openServer({ connectionString, statement_timeout: 0 })
  const started = Date.now()
  const log = (step: string) => console.log(`${((Date.now() - started) / 1000).toFixed(1)} s  ${step}`)
  try {
    const backend = { db, settings: createSettings({ secret: crypto.randomUUID() }) }
    const fleets = await inTransaction(backend, (context) => writeBigFleets(context, sizes, log))
    await db.execute(sql`vacuum analyze`)
    log('vacuum analyze')
    const violations = await rows<{ rule: string }>(db, sql`select rule from ledger_violation limit 1`)
    if (violations[0]) throw new Error(`The ledger breaks a rule: ${violations[0].rule}`)
    log('the ledger keeps all its rules')
    for (const { email, fleetId } of Object.values(fleets))
      console.log(`${email}  ${demoPassword}  ${fleetId}`)
  } finally {
    await close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error : String(error))
  process.exit(1)
})
