import { buyFuel } from 'fleet-portal-api-client/contract/fuel'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox } from '../testing.ts'
import { callerOf } from '../testing/callerOf.ts'
import { rows } from './connect.ts'
import { findViolations, verifyNewMovements } from './verifyLedger.ts'

let sandbox: TestSandbox
beforeEach(async () => void (sandbox = await createTestSandbox()))
afterEach(() => sandbox.close())

/** A fleet that has bought fuel, with a ledger that was verified. */
async function verifiedFleet() {
  const { fleetId, users } = await sandbox.newFleet({
    type: 'hedging',
    roles: ['portal-admin'],
    funds: 10_000_000,
  })
  const call = await callerOf(sandbox, users[0]?.email ?? '')
  const buy = () => call(buyFuel, { fleetId, liter: 10, amount: null, productCode: 'Diesel' })
  await buy()
  // The first check sees the movements. The second one knows that they are final.
  for (let check = 1; check <= 2; check++) expect(await verifyNewMovements(sandbox.db)).toBe(false)
  return { fleetId, buy }
}

const progress = async () => {
  const [found] = await rows<{ checked: number; newest: number; sums: number }>(
    sandbox.db,
    sql`select movement_id::int as checked, (select max(id)::int from movement) as newest,
      (select count(*)::int from ledger_checkpoint join account on account.id = account_id where amount <> balance) as sums
      from ledger_progress`,
  )
  return found
}

const tamper = (statement: ReturnType<typeof sql>) =>
  sandbox.db.transaction(async (tx) => {
    await tx.execute(sql`alter table account disable trigger all`)
    await tx.execute(sql`alter table movement disable trigger all`)
    await tx.execute(statement)
    await tx.execute(sql`alter table account enable trigger all`)
    await tx.execute(sql`alter table movement enable trigger all`)
  })

describe('the regular check of the ledger', () => {
  it('keeps the sums of final movements, and reads only the later ones', async () => {
    const { buy } = await verifiedFleet()
    const first = await progress()
    expect(first).toEqual({ checked: first?.newest, newest: first?.newest, sums: 0 })
    await buy()
    expect(await verifyNewMovements(sandbox.db)).toBe(false)
    expect((await progress())?.checked).toBe(first?.newest)
    expect(await verifyNewMovements(sandbox.db)).toBe(false)
    const last = await progress()
    expect(last).toEqual({ checked: (first?.newest ?? 0) + 4, newest: (first?.newest ?? 0) + 4, sums: 0 })
  })

  it('finds a balance that changed without a movement', async () => {
    const { fleetId } = await verifiedFleet()
    await tamper(
      sql`update account set balance = balance + 1 where fleet_id = ${fleetId} and kind = 'wallet'`,
    )
    expect(await verifyNewMovements(sandbox.db)).toBe(true)
  })

  it('finds a purchase whose movements are missing, once they are final', async () => {
    const { fleetId, buy } = await verifiedFleet()
    await buy()
    const lost = sql`(select posting.id from posting where kind = 'buy' and fleet_id = ${fleetId} order by created_at desc limit 1)`
    await tamper(sql`with gone as (delete from movement where posting_id = ${lost} and unit = 'diesel' returning account_id, amount)
      update account set balance = balance - gone.amount from gone where account.id = gone.account_id`)
    await verifyNewMovements(sandbox.db)
    expect(await verifyNewMovements(sandbox.db)).toBe(true)
    expect((await findViolations(sandbox.db)).map(({ rule }) => rule)).toContain(
      'a buy moves its price and its fuel, each with two legs',
    )
  })

  it('is good again after the violation is repaired', async () => {
    const { fleetId } = await verifiedFleet()
    const change = (by: number) =>
      tamper(
        sql`update account set balance = balance + ${by} where fleet_id = ${fleetId} and kind = 'wallet'`,
      )
    await change(1)
    expect(await verifyNewMovements(sandbox.db)).toBe(true)
    await change(-1)
    expect(await verifyNewMovements(sandbox.db)).toBe(false)
  })
})
