import type { Fuel } from 'fleet-portal-api-client/contract/products'
import { and, asc, eq, lt, or, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { fuelCode } from '../db/schema.ts'
import { accounts, balanceOf, lockFleet, postTransfers } from './ledger.ts'
import { addDays, countDaysInclusive } from '../utilities/time.ts'

export type CodeRow = typeof fuelCode.$inferSelect

/** Returns the unused litres of a code to the fleet's fuel. */
export async function releaseCode(context: Context, code: CodeRow): Promise<void> {
  const fuel = code.product as Fuel
  const from = accounts.reservation(code.fleetId, fuel, code.id)
  const unused = await balanceOf(context.tx, from)
  await postTransfers(
    context.tx,
    { fleetId: code.fleetId, kind: 'release', reference: code.id, at: context.now },
    [{ from, to: accounts.fuel(code.fleetId, fuel), amount: unused }],
  )
}

/** The next period that does not end before today. Every period is as long as the first. */
function nextPeriod(code: CodeRow, today: string) {
  const days = countDaysInclusive(code.startDate, code.endDate)
  let { startDate, endDate } = code
  while (endDate < today) {
    startDate = addDays(endDate, 1)
    endDate = addDays(startDate, days - 1)
  }
  return { startDate, endDate }
}

/** Starts the next period of a code with its full volume. False if the fleet's fuel does not suffice. */
async function renew(context: Context, code: CodeRow): Promise<boolean> {
  const { tx, now } = context
  const fuel = code.product as Fuel
  const stock = accounts.fuel(code.fleetId, fuel)
  const reservation = accounts.reservation(code.fleetId, fuel, code.id)
  const missing = code.volume - (await balanceOf(tx, reservation))
  if ((await balanceOf(tx, stock)) < missing) return false
  await postTransfers(tx, { fleetId: code.fleetId, kind: 'reserve', reference: code.id, at: now }, [
    { from: stock, to: reservation, amount: missing },
  ])
  await tx
    .update(fuelCode)
    .set({ ...nextPeriod(code, context.today), state: 'open', redeemed: 0 })
    .where(eq(fuelCode.id, code.id))
  return true
}

/**
 * Ends the periods that are over. Codes with auto-renew start their next period; the others expire and return their unused
 * litres. Call it before reading or changing a fleet's fuel or codes. It costs one query if no period is over.
 */
export async function sweepCodes(context: Context, fleetId: string): Promise<void> {
  const { tx, today } = context
  const due = and(
    eq(fuelCode.fleetId, fleetId),
    lt(fuelCode.endDate, today),
    or(eq(fuelCode.state, 'open'), and(eq(fuelCode.state, 'redeemed'), eq(fuelCode.autoRenew, true))),
  )
  const [firstDue] = await tx
    .select({ one: sql`1` })
    .from(fuelCode)
    .where(due)
    .limit(1)
  if (!firstDue) return
  await lockFleet(tx, fleetId)
  // The litres of codes that expire are there for those that renew on the same day. `false` sorts before `true`.
  const order = [asc(fuelCode.endDate), asc(fuelCode.autoRenew), asc(fuelCode.id)]
  const codes = await tx
    .select()
    .from(fuelCode)
    .where(due)
    .orderBy(...order)
  for (const code of codes) {
    if (code.autoRenew && (await renew(context, code))) continue
    if (code.state === 'open') await releaseCode(context, code)
    await tx
      .update(fuelCode)
      .set(code.state === 'open' ? { state: 'expired' } : { autoRenew: false })
      .where(eq(fuelCode.id, code.id))
  }
}
