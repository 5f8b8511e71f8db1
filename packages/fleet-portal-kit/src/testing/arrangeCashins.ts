import { addCard, confirmCard, createBpiToken, createCashin } from 'api-client/contract/cashin'
import { centavos } from 'api-client/money'
import { apiUrl, type TestFleet } from './fleetOn.ts'

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

/** The card provider that the sandbox plays. */
export const cardTokenization = {
  url: new URL('/sandbox/card-provider/payment-tokens', apiUrl).href,
  publicKey: 'pk-sandbox',
}

/** Presses a button on a provider's page; resolves to the address that the payer is sent back to. */
export async function press(
  { visit }: TestFleet,
  address: string,
  act: 'pay' | 'decline' | 'cancel',
): Promise<URL> {
  const answer = await visit(new Request(address, { method: 'POST', body: new URLSearchParams({ act }) }))
  return new URL(answer.headers.get('Location') ?? 'http://nowhere.test/')
}

/** A card of a fleet that its holder has verified, and nobody confirmed yet; its reference number. */
export async function verifyCard(fleet: TestFleet, number = '4012888888881881'): Promise<string> {
  const { fleetId, arrange, visit } = fleet
  const headers = {
    'Content-Type': 'application/json',
    Authorization: `Basic ${btoa(`${cardTokenization.publicKey}:`)}`,
  }
  const body = JSON.stringify({ card: { number, expMonth: '12', expYear: '2031', cvc: '123' } })
  const answer = await visit(new Request(cardTokenization.url, { method: 'POST', headers, body }))
  const { paymentTokenId } = (await answer.json()) as { paymentTokenId: string }
  const { verificationUrl } = await arrange(addCard, { fleetId, paymentToken: paymentTokenId })
  const landing = await press(fleet, verificationUrl, 'pay')
  return landing.searchParams.get('referenceNumber') ?? ''
}

/** Saves a card of a fleet. */
export async function saveCard(fleet: TestFleet): Promise<void> {
  const referenceNumber = await verifyCard(fleet)
  await fleet.arrange(confirmCard, { fleetId: fleet.fleetId, referenceNumber })
}

/** What the landing of BPI hands over for a cash-in of so many pesos. */
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
