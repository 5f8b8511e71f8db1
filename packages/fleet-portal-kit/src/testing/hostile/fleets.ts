import { createGroup } from 'fleet-portal-api-client/contract/groups'
import { createTemplate } from 'fleet-portal-api-client/contract/fuelCodeTemplates'
import { millilitres } from 'fleet-portal-api-client/money'
import { addMember, fillDashboard, givePoints } from '../../areas/dashboard/dashboardScene.ts'
import { createAllReports } from '../../areas/downloads/downloadsScene.ts'
import { everyMovement, setPrices } from '../../areas/price-history/pricesScene.ts'
import { arrangeCashins, saveCard } from '../arrangeCashins.ts'
import { arrangePayments } from '../arrangePayments.ts'
import { arrangeRedemptions } from '../arrangeRedemptions.ts'
import { arrangeCards } from '../cardScene.ts'
import type { TestFleet } from '../createTestFleet.ts'
import { addDriver, addVehicle, enoughMoney } from '../fuelScene.ts'
import { announceAll, someNews } from '../inboxScene.ts'
import { putUpPromos } from '../promoScene.ts'
import { testFleet } from '../testFleet.ts'

const template = (fleetId: string, fuelCode: string) => ({
  fleetId,
  fuelCode,
  fuelCodeType: 'any' as const,
  productCode: 'diesel' as const,
  volumeRedeemLimit: millilitres(25_000),
  durationDays: 10,
  maxUsage: 1 as const,
  sendSms: false,
  autoRenew: true,
})

async function shared(fleet: TestFleet) {
  const { fleetId, arrange } = fleet
  await announceAll(fleet, someNews)
  await putUpPromos(fleet, 3)
  await arrange(createGroup, { fleetId, name: 'Night shift' })
  await createAllReports(fleet)
  await addMember(fleet, true)
  await givePoints(fleet, 5000)
}

/** Fleets with data for every screen, so that a screen is empty only if a read failed. */
export const fullFleets = {
  async hedging(): Promise<TestFleet> {
    const fleet = await testFleet({ type: 'hedging', funds: enoughMoney, isVip: true })
    await shared(fleet)
    await fillDashboard(fleet)
    await arrangeRedemptions(fleet)
    await setPrices(fleet, everyMovement)
    await fleet.arrange(createTemplate, template(fleet.fleetId, 'Night run'))
    await arrangeCards(fleet)
    return fleet
  },
  async wallet(): Promise<TestFleet> {
    const fleet = await testFleet({ type: 'locqpay', funds: enoughMoney, isVip: true })
    await shared(fleet)
    await addDriver(fleet)
    await addVehicle(fleet)
    await arrangePayments(fleet)
    await arrangeCashins(fleet)
    await saveCard(fleet)
    return fleet
  },
}
export type FullFleet = keyof typeof fullFleets
