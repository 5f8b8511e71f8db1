import { centavos } from 'fleet-portal-api-client/money'
import { arrangeRedemptions } from '../../testing/arrangeRedemptions.ts'
import { beginCashin } from '../../testing/arrangeCashins.ts'
import { issueCard } from '../../testing/cardScene.ts'
import type { TestFleet } from '../../testing/createTestFleet.ts'

/** The wallet of the fleet before the scene. */
export const fundsBefore = centavos(1_000_000_00)

/** A cash-in of ₱20,000 with a fee of ₱20 over the counter. */
async function cashIn(fleet: TestFleet) {
  const { cashinId } = await beginCashin(fleet, 20_000, { method: 'otc', mode: 'BDO' })
  await fleet.operate(`cashins/${cashinId}`, { ending: 'success' })
}

/** Of a hedging fleet: a cash-in with a fee, 100 L bought, 28.5 L redeemed, and 10 L redeemed and voided. */
export async function arrangeHedging(fleet: TestFleet) {
  await cashIn(fleet)
  await arrangeRedemptions(fleet)
}

/** Of a wallet fleet: a cash-in with a fee, and three card payments: ₱1,234.56, ₱300.00 voided, and 10 L of diesel. */
export async function arrangeWallet(fleet: TestFleet) {
  await cashIn(fleet)
  const { cardNumber } = await issueCard(fleet)
  const at = { cardNumber, stationId: fleet.stationId }
  await fleet.operate('terminal/other', { ...at, amount: 1234.56 })
  const { paymentId } = (await fleet.operate('terminal/other', { ...at, amount: 300 })) as {
    paymentId: string
  }
  await fleet.operate('terminal/void', { paymentId, remarks: 'Wrong card' })
  await fleet.operate('terminal/fuel', { ...at, productCode: 'diesel', litres: 10 })
}
