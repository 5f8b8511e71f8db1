import { buyFuel } from 'fleet-portal-api-client/contract/fuel'
import { fuels } from 'fleet-portal-api-client/contract/products'
import { millilitres } from 'fleet-portal-api-client/money'
import { plusDays } from '../../format/calendar.ts'
import { today } from '../../format/days.ts'
import type { TestFleet } from '../../testing/createTestFleet.ts'
import { makeCodes } from '../../testing/fuelScene.ts'

/* Test data for tests and stories of the dashboard. */

/** Sets the pump price of Diesel as of a number of days ago; a negative number is in the future. */
const setDiesel = ({ fleetId, operate }: TestFleet, daysAgo: number, pumpPrice: number) =>
  operate('prices', {
    fleetId,
    productCode: 'Diesel',
    pumpPrice,
    discount: 2,
    effectiveAt: `${plusDays(today(), -daysAgo)}T06:00:00+08:00`,
  })

/** Creates price movements of Diesel: up by 1.10, down by 0.65, and a future change to 60.85. */
export async function moveDiesel(fleet: TestFleet) {
  await setDiesel(fleet, 24, 60)
  await setDiesel(fleet, 15, 61.1)
  await setDiesel(fleet, 8, 60.45)
  await setDiesel(fleet, -3, 60.85)
}

/** Creates fuel of every product, a fuel code with a redemption, an inventory limit, and price movements. */
export async function fillDashboard(fleet: TestFleet) {
  const { fleetId, arrange, operate, pump, stationId } = fleet
  for (const productCode of fuels) {
    await arrange(buyFuel, { fleetId, productCode, liter: millilitres(500_000), amount: null })
  }
  const [code] = await makeCodes(fleet, { productCode: 'diesel', literVolume: millilitres(120_500) })
  await pump('redeem', { code: code?.fuelCode, stationId, litres: 20.5 })
  await operate(`fleets/${fleetId}`, { inventoryLimit: 12_000 })
  await moveDiesel(fleet)
}

/** Creates a member of the loyalty programme and returns its mobile number. With `isLinked` the member is linked to the fleet. */
export async function addMember({ fleetId, operate }: TestFleet, isLinked: boolean): Promise<string> {
  const mobileNumber = `+639${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`
  const member = { mobileNumber, firstName: 'Mila', lastName: 'Peñaflor' }
  await operate('loyalty/members', { ...member, ...(isLinked && { fleetId }) })
  return mobileNumber
}

export const givePoints = ({ fleetId, operate }: TestFleet, points: number) =>
  operate('loyalty/points', { fleetId, points })

/** The wallet balance that `fillDashboard` needs, in centavos. */
export const dashboardFunds = 500_000_00
