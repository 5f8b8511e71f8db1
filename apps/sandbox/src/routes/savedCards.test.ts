import { addCard, confirmCard, listCards, removeCard } from 'fleet-portal-api-client/contract/cashin'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox } from '../testing.ts'
import { payingFleet } from '../testing/payingFleet.ts'

let sandbox: TestSandbox
beforeAll(async () => void (sandbox = await createTestSandbox()))
afterAll(() => sandbox.close())

type Fleet = Awaited<ReturnType<typeof payingFleet>>

const listSavedCards = async ({ call, fleetId }: Fleet) =>
  (await call(listCards, { fleetId })).body.fleetCards as { fleetCardId: string; cardToken: string }[]

async function startAddingCard(fleet: Fleet) {
  const { paymentTokenId: paymentToken } = await fleet.createPaymentToken({ number: '3530111333300000' })
  const { body } = await fleet.call(addCard, { fleetId: fleet.fleetId, paymentToken })
  return body.verificationUrl as string
}

it('a card is saved after its holder verified it and the portal confirmed it', async () => {
  const fleet = await payingFleet(sandbox)
  const { fleetId, call } = fleet
  const returnUrl = await fleet.pressButton(await startAddingCard(fleet), 'pay')
  const referenceNumber = returnUrl.searchParams.get('referenceNumber')
  expect([returnUrl.pathname, returnUrl.searchParams.get('cashInStatus')]).toEqual([
    '/paymaya/success',
    'success',
  ])
  expect(await listSavedCards(fleet)).toEqual([])
  for (let n = 0; n < 2; n++) expect((await call(confirmCard, { fleetId, referenceNumber })).status).toBe(200)
  const [card] = await listSavedCards(fleet)
  expect(card).toMatchObject({ cardType: 'Jcb', cardNumber: '************0000' })
  for (const amount of [100, 200]) {
    const { body } = await fleet.pay({ method: 'card', amount, paymentToken: card?.cardToken })
    await fleet.pressButton(body.checkoutUrl, 'pay')
  }
  expect(await fleet.wallet()).toBe(300)
  expect((await call(removeCard, { fleetId, cardId: card?.fleetCardId })).status).toBe(200)
  expect(await listSavedCards(fleet)).toEqual([])
  expect((await fleet.pay({ method: 'card', amount: 100, paymentToken: card?.cardToken })).status).toBe(400)
  expect((await call(removeCard, { fleetId, cardId: card?.fleetCardId })).status).toBe(404)
})

it('a declined or unverified card is not saved', async () => {
  const fleet = await payingFleet(sandbox)
  const { fleetId, call } = fleet
  const returnUrl = await fleet.pressButton(await startAddingCard(fleet), 'decline')
  expect([returnUrl.pathname, returnUrl.searchParams.get('cashInStatus')]).toEqual([
    '/paymaya/failure',
    'failed',
  ])
  const referenceNumber = returnUrl.searchParams.get('referenceNumber')
  expect((await call(confirmCard, { fleetId, referenceNumber })).body.errorCode).toBe('IllegalTransition')
  expect((await call(confirmCard, { fleetId, referenceNumber: 'CARD-1' })).status).toBe(404)
  expect(await listSavedCards(fleet)).toEqual([])
})

it('another fleet cannot confirm, use or remove a saved card, and cybersource fleets cannot save cards', async () => {
  const fleet = await payingFleet(sandbox)
  const other = await payingFleet(sandbox)
  const returnUrl = await fleet.pressButton(await startAddingCard(fleet), 'pay')
  const referenceNumber = returnUrl.searchParams.get('referenceNumber')
  expect((await other.call(confirmCard, { fleetId: other.fleetId, referenceNumber })).status).toBe(404)
  await fleet.call(confirmCard, { fleetId: fleet.fleetId, referenceNumber })
  const [card] = await listSavedCards(fleet)
  expect((await other.pay({ method: 'card', amount: 100, paymentToken: card?.cardToken })).status).toBe(400)
  const removal = await other.call(removeCard, { fleetId: other.fleetId, cardId: card?.fleetCardId })
  expect(removal.status).toBe(404)
  const cybersourceFleet = await payingFleet(sandbox, {}, 'cybersource')
  const { paymentTokenId: paymentToken } = await cybersourceFleet.createPaymentToken()
  expect(
    (await cybersourceFleet.call(addCard, { fleetId: cybersourceFleet.fleetId, paymentToken })).status,
  ).toBe(403)
})
