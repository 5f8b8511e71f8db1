import { buyFuel } from 'api-client/contract/fuel'
import { fuels } from 'api-client/contract/products'
import { millilitres } from 'api-client/money'
import { plusDays } from '../../format/calendar.ts'
import { today } from '../../format/days.ts'
import type { TestFleet } from '../../testing/fleetOn.ts'
import { makeCodes } from '../../testing/fuelScene.ts'

/* What tests and stories of the dashboard put into a fleet. */

/** Sets what Diesel costs at the pump so many days ago; days to come are below zero. */
const setDiesel = ({ fleetId, operate }: TestFleet, daysAgo: number, pumpPrice: number) =>
  operate('prices', {
    fleetId,
    productCode: 'Diesel',
    pumpPrice,
    discount: 2,
    effectiveAt: `${plusDays(today(), -daysAgo)}T06:00:00+08:00`,
  })

/** Diesel went up by 1.10, then down by 0.65, and is going up to 60.85, whatever the fleet began with today. */
export async function moveDiesel(fleet: TestFleet) {
  await setDiesel(fleet, 24, 60)
  await setDiesel(fleet, 15, 61.1)
  await setDiesel(fleet, 8, 60.45)
  await setDiesel(fleet, -3, 60.85)
}

/** Fuel of every kind, a code on some of it with a redemption, a limit, and prices that moved. */
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

/** Makes a member of the points programme, of this fleet where it is to be linked from the beginning. */
export async function addMember({ fleetId, operate }: TestFleet, isLinked: boolean): Promise<string> {
  const mobileNumber = `+639${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`
  const member = { mobileNumber, firstName: 'Mila', lastName: 'Peñaflor' }
  await operate('loyalty/members', { ...member, ...(isLinked && { fleetId }) })
  return mobileNumber
}

export const givePoints = ({ fleetId, operate }: TestFleet, points: number) =>
  operate('loyalty/points', { fleetId, points })

/** Money enough for all of it, in centavos. */
export const dashboardFunds = 500_000_00
