import { createCashin } from 'api-client/contract/cashin'
import { centavos } from 'api-client/money'
import type { TestFleet } from './fleetOn.ts'

export interface ArrangedCashin {
  cashinId: string
  referenceNumber: string
  /** Empty where it is paid elsewhere. */
  checkoutUrl: string
}

type Order = { method: 'online-banking'; bankCode: string } | { method: 'otc'; mode: string }

/** Begins a cash-in; nothing is paid yet. */
export async function beginCashin(
  { fleetId, arrange }: TestFleet,
  pesos: number,
  order: Order = { method: 'online-banking', bankCode: 'RCBC' },
): Promise<ArrangedCashin> {
  const { cashinId, referenceNumber, checkoutUrl } = await arrange(createCashin, {
    fleetId,
    amount: centavos(pesos * 100),
    ...order,
  })
  return { cashinId: cashinId ?? '', referenceNumber: referenceNumber ?? '', checkoutUrl: checkoutUrl ?? '' }
}

/** A cash-in through a bank that was paid, one that was refused and one that was left; and one over the counter. */
export async function arrangeCashins(fleet: TestFleet) {
  const paid = await beginCashin(fleet, 20_000)
  await fleet.operate(`cashins/${paid.cashinId}`, { ending: 'success' })
  const refused = await beginCashin(fleet, 15_000)
  await fleet.operate(`cashins/${refused.cashinId}`, { ending: 'failed' })
  const unpaid = await beginCashin(fleet, 12_500)
  const counter = await beginCashin(fleet, 10_000, { method: 'otc', mode: 'BDO' })
  return { paid, refused, unpaid, counter }
}
