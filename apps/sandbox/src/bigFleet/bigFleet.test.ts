import { listRedemptions } from 'fleet-portal-api-client/contract/redemptions'
import { listPayments } from 'fleet-portal-api-client/contract/payments'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rows } from '../db/connect.ts'
import { createTestSandbox, type TestSandbox } from '../testing.ts'
import { callerOf } from '../testing/callerOf.ts'
import { searchText } from '../utilities/search.ts'
import { writeBigFleets, type BigFleets } from './bigFleet.ts'
import { sizesFor, type BigFleetSizes } from './sizes.ts'

const sizes: BigFleetSizes = { ...sizesFor(600), codes: 90, stations: 80, cards: 20, sideFleets: 4 }
let sandbox: TestSandbox
let fleets: BigFleets
beforeAll(async () => {
  sandbox = await createTestSandbox()
  fleets = await sandbox.run((context) => writeBigFleets(context, sizes))
})
afterAll(() => sandbox.close())

describe('big fleets', () => {
  it('keep every rule of the ledger', async () => {
    expect(await sandbox.violations()).toEqual([])
  })

  it('have the sizes that were asked for, and small fleets beside them', async () => {
    const [found] = await rows<Record<string, number>>(
      sandbox.db,
      sql`select
        (select count(*)::int from redemption where fleet_id = ${fleets.fuel.fleetId}) as redemptions,
        (select count(*)::int from fuel_code where fleet_id = ${fleets.fuel.fleetId}) as codes,
        (select count(*)::int from card_payment where fleet_id = ${fleets.card.fleetId}) as payments,
        (select count(*)::int from fleet_card where fleet_id = ${fleets.card.fleetId}) as cards,
        (select count(*)::int from fleet where business_name like 'Small %') as "sideFleets"`,
    )
    expect(found).toEqual({ redemptions: 600, codes: 90, payments: 120, cards: 20, sideFleets: 4 })
  })

  it('have codes in every closed state and open ones', async () => {
    const found = await rows<{ state: string }>(
      sandbox.db,
      sql`select distinct state from fuel_code where fleet_id = ${fleets.fuel.fleetId} order by state`,
    )
    expect(found.map(({ state }) => state)).toEqual(['deactivated', 'expired', 'open', 'redeemed'])
  })

  it('are found by the same search texts as rows that calls have written', async () => {
    const found = await rows<Record<string, string>>(
      sandbox.db,
      sql`select redemption.search, code, first_name, last_name, driver_license_id, plate_number, or_number, driver.search as driver_search, driver.mobile_number
        from redemption join fuel_code on fuel_code.id = fuel_code_id join driver on driver.id = driver_id join vehicle on vehicle.id = vehicle_id`,
    )
    for (const one of found) {
      const name = `${one['first_name']} ${one['last_name']}`
      const numbers = [one['driver_license_id'], one['plate_number'], one['or_number']]
      expect(one['search']).toBe(searchText(one['code'], name, ...numbers))
      const reversed = `${one['last_name']} ${one['first_name']}`
      expect(one['driver_search']).toBe(
        searchText(name, reversed, one['driver_license_id'], one['mobile_number']),
      )
    }
  })

  it('are listed for their administrators', async () => {
    const fuelCall = await callerOf(sandbox, fleets.fuel.email)
    const cardCall = await callerOf(sandbox, fleets.card.email)
    const redemptions = await fuelCall(listRedemptions, { fleetId: fleets.fuel.fleetId })
    expect(redemptions.body).toMatchObject({ count: 600 })
    const payments = await cardCall(listPayments, { fleetId: fleets.card.fleetId })
    expect(payments.body).toMatchObject({ count: 96 })
  })
})
