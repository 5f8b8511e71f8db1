import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { createTestSandbox } from '../testing.ts'
import { watchLedger } from './watchLedger.ts'

it('finds a violation of the ledger at the next check, and reports it', async () => {
  const sandbox = await createTestSandbox()
  const { fleetId } = await sandbox.newFleet({ type: 'hedging', roles: [], funds: 10_000 })
  const failures: unknown[] = []
  const ledger = watchLedger(sandbox.db, { every: 10, onFailure: (error) => void failures.push(error) })
  await ledger.firstCheck
  expect(ledger.isBroken()).toBe(false)
  await sandbox.db.execute(sql`alter table account disable trigger all`)
  await sandbox.db.execute(
    sql`update account set balance = balance + 1 where fleet_id = ${fleetId} and kind = 'wallet'`,
  )
  await vi.waitFor(() => expect(ledger.isBroken()).toBe(true), { timeout: 60_000 })
  expect(String(failures[0])).toContain('The ledger contradicts its rules')
  ledger.stop()
  await sandbox.close()
})
