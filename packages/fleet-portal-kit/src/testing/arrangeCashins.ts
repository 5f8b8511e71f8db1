import { addCard, confirmCard, createBpiToken, createCashin } from 'fleet-portal-api-client/contract/cashin'
import { centavos } from 'fleet-portal-api-client/money'
import { apiUrl, type TestFleet } from './createTestFleet.ts'

export interface ArrangedCashin {
  cashinId: string
  referenceNumber: string
  /** Empty if the cash-in is not paid on a page of a provider. */
  checkoutUrl: string
}

type Order = { method: 'online-banking'; bankCode: string } | { method: 'otc'; mode: string }

/** Creates an unpaid cash-in. */
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

/** Creates a paid, a refused and an unpaid cash-in through a bank, and one over the counter. */
export async function arrangeCashins(fleet: TestFleet) {
  const paid = await beginCashin(fleet, 20_000)
  await fleet.operate(`cashins/${paid.cashinId}`, { ending: 'success' })
  const refused = await beginCashin(fleet, 15_000)
  await fleet.operate(`cashins/${refused.cashinId}`, { ending: 'failed' })
  const unpaid = await beginCashin(fleet, 12_500)
  const counter = await beginCashin(fleet, 10_000, { method: 'otc', mode: 'BDO' })
  return { paid, refused, unpaid, counter }
}

/** The simulated card provider of the sandbox. */
export const cardTokenization = {
  url: new URL('/sandbox/card-provider/payment-tokens', apiUrl).href,
  publicKey: 'pk-sandbox',
}

/** Presses a button on the page of a payment provider. Resolves to the URL that the payer returns to. */
export async function press(
  { visit }: TestFleet,
  url: string,
  act: 'pay' | 'decline' | 'cancel',
): Promise<URL> {
  const response = await visit(new Request(url, { method: 'POST', body: new URLSearchParams({ act }) }))
  return new URL(response.headers.get('Location') ?? 'http://missing.test/')
}

/** Adds a verified and unconfirmed card to a fleet. Resolves to its reference number. */
export async function verifyCard(fleet: TestFleet, number = '4012888888881881'): Promise<string> {
  const { fleetId, arrange, visit } = fleet
  const headers = {
    'Content-Type': 'application/json',
    Authorization: `Basic ${btoa(`${cardTokenization.publicKey}:`)}`,
  }
  const body = JSON.stringify({ card: { number, expMonth: '12', expYear: '2031', cvc: '123' } })
  const response = await visit(new Request(cardTokenization.url, { method: 'POST', headers, body }))
  const { paymentTokenId } = (await response.json()) as { paymentTokenId: string }
  const { verificationUrl } = await arrange(addCard, { fleetId, paymentToken: paymentTokenId })
  const returnUrl = await press(fleet, verificationUrl, 'pay')
  return returnUrl.searchParams.get('referenceNumber') ?? ''
}

/** Adds a verified and confirmed card to a fleet. */
export async function saveCard(fleet: TestFleet, number?: string): Promise<void> {
  const referenceNumber = await verifyCard(fleet, number)
  await fleet.arrange(confirmCard, { fleetId: fleet.fleetId, referenceNumber })
}

/** The navigation state that the return page of BPI passes to cash-in. The amount is in pesos. */
export async function bankVisit(fleet: TestFleet, pesos = 15_000) {
  await fleet.operate('flags', { name: 'CASHIN_BPI', isOn: true })
  const { cashinId, checkoutUrl } = await beginCashin(fleet, pesos, {
    method: 'online-banking',
    bankCode: 'BPI',
  })
  const code = (await press(fleet, checkoutUrl, 'pay')).searchParams.get('code') ?? ''
  const { token } = await fleet.arrange(createBpiToken, { cashinId, code })
  return { bankName: 'BPI', cashInId: cashinId, token }
}
