import {
  listCashins,
  listBankProcessors,
  listBanks,
  type Cashin,
} from 'fleet-portal-api-client/contract/cashin'
import { getPoints } from 'fleet-portal-api-client/contract/loyalty'
import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { cashin } from '../db/schema.ts'
import { openCashin } from './cashins.ts'
import { givePoints } from './fleetSetup.ts'
import { createTestSandbox, type TestSandbox } from '../testing.ts'
import { payingFleet } from '../testing/payingFleet.ts'

let sandbox: TestSandbox
beforeAll(async () => void (sandbox = await createTestSandbox()))
afterAll(() => sandbox.close())
afterEach(async () => expect(await sandbox.violations()).toEqual([]))

const codeOf = ({ status, body }: { status: number; body: { errorCode: string } }) => [status, body.errorCode]
const fieldOf = ({ body }: { body: { fields: { path: string }[] } }) => body.fields.map(({ path }) => path)

describe('a cash-in by card', () => {
  it('is paid on the checkout page, credited once, and redirects to its landing page', async () => {
    const fleet = await payingFleet(sandbox)
    const { paymentTokenId: paymentToken } = await fleet.createPaymentToken()
    const { status, body } = await fleet.pay({ method: 'card', amount: 1500.25, paymentToken })
    expect(status).toBe(200)
    expect(body).toMatchObject({ amount: 1500.25, status: 'pending', mustRedirect: true })
    expect(await fleet.wallet()).toBe(0)
    expect(await (await fleet.openPage(body.checkoutUrl)).text()).toContain('₱1,500.25')
    const landing = await fleet.pressButton(body.checkoutUrl, 'pay')
    expect(landing.pathname).toBe('/paymaya/success')
    expect(Object.fromEntries(landing.searchParams)).toEqual({
      cashInId: body.cashinId,
      referenceNumber: body.referenceNumber,
      paymentMethod: 'card',
    })
    expect(await fleet.wallet()).toBe(1500.25)
    for (const button of ['pay', 'decline', 'cancel']) {
      expect((await fleet.pressButton(body.checkoutUrl, button)).pathname).toBe('/paymaya/success')
    }
    expect(await fleet.wallet()).toBe(1500.25)
    expect(await fleet.readCashin(body.cashinId)).toMatchObject({
      status: 'success',
      mode: 'visa 1111',
      checkoutUrl: null,
    })
    const mail = (await sandbox.outbox(fleet.email)).at(-1)
    expect(mail?.body).toContain('₱1,500.25')
  })

  it('fails if it is declined or cancelled, and redirects to the matching landing page', async () => {
    const fleet = await payingFleet(sandbox)
    for (const [button, expectedLanding] of [
      ['decline', '/paymaya/failure'],
      ['cancel', '/paymaya/cancel'],
    ] as const) {
      const { paymentTokenId: paymentToken } = await fleet.createPaymentToken()
      const { body } = await fleet.pay({ method: 'card', amount: 100, paymentToken })
      expect((await fleet.pressButton(body.checkoutUrl, button)).pathname).toBe(expectedLanding)
      expect((await fleet.readCashin(body.cashinId)).status).toBe('failed')
    }
    expect(await fleet.wallet()).toBe(0)
  })

  it('accepts 100 to 500,000 pesos', async () => {
    const fleet = await payingFleet(sandbox)
    const { paymentTokenId: paymentToken } = await fleet.createPaymentToken()
    const pay = (amount: number) => fleet.pay({ method: 'card', amount, paymentToken })
    expect(codeOf(await pay(99.99))).toEqual([400, 'W1001'])
    expect(fieldOf(await pay(500_000.01))).toEqual(['amount'])
    for (const amount of [-5, 0, 100.001, 1e21]) expect((await pay(amount)).status).toBe(400)
    expect((await pay(500_000)).status).toBe(200)
  })

  it('uses a token once and refuses invalid numbers, unsupported brands and expired cards', async () => {
    const fleet = await payingFleet(sandbox)
    const { paymentTokenId: paymentToken } = await fleet.createPaymentToken()
    expect((await fleet.pay({ method: 'card', amount: 100, paymentToken })).status).toBe(200)
    expect(fieldOf(await fleet.pay({ method: 'card', amount: 100, paymentToken }))).toEqual(['paymentToken'])
    expect((await fleet.createPaymentToken({ number: '4111111111111112' })).code).toBe('2553')
    expect((await fleet.createPaymentToken({ number: '6011111111111117' })).code).toBe('PY0036')
    expect((await fleet.createPaymentToken({ expYear: '2020' })).code).toBe('BadRequest')
    expect((await fleet.createPaymentToken({ cvc: '12' })).code).toBe('BadRequest')
  })

  it('accepts raw card data for the cybersource gateway only, and does not store it', async () => {
    const rawCard = { creditCardNo: '5555555555554444', expiryDate: '12-2031', cardCvn: '123' }
    const wallet = await payingFleet(sandbox)
    expect(fieldOf(await wallet.pay({ method: 'card', amount: 100, ...rawCard }))).toEqual(['creditCardNo'])
    const fleet = await payingFleet(sandbox, {}, 'cybersource')
    const { body } = await fleet.pay({ method: 'card', amount: 100, ...rawCard })
    expect((await fleet.pressButton(body.checkoutUrl, 'pay')).pathname).toBe('/cybersource/success')
    expect((await fleet.readCashin(body.cashinId)).mode).toBe('master-card 4444')
    expect(
      codeOf(await fleet.pay({ method: 'card', amount: 100, ...rawCard, creditCardNo: '1234' })),
    ).toEqual([400, '2553'])
    const storedResponses = await sandbox.run(({ tx }) =>
      tx.execute("select coalesce(json_agg(t)::text, '') as text from (select * from idempotency) t"),
    )
    expect(JSON.stringify(storedResponses)).not.toContain('5555555555554444')
  })

  it('is created once per idempotency key; a different body with the same key is refused', async () => {
    const fleet = await payingFleet(sandbox, {}, 'cybersource')
    const order = {
      method: 'card',
      amount: 100,
      creditCardNo: '5555555555554444',
      expiryDate: '12-2031',
      cardCvn: '123',
    }
    const first = await fleet.pay(order, { key: 'k1' })
    const second = await fleet.pay(order, { key: 'k1' })
    expect(second.body).toEqual(first.body)
    expect(codeOf(await fleet.pay({ ...order, amount: 101 }, { key: 'k1' }))).toEqual([422, 'KeyReused'])
    expect((await fleet.call(listCashins, { fleetId: fleet.fleetId })).body.count).toBe(1)
  })
})

describe('a cash-in through a bank', () => {
  it('lists the banks with their processors, per method', async () => {
    const fleet = await payingFleet(sandbox)
    const counters = (await fleet.call(listBankProcessors)).body as {
      code: string
      processor: string
      method: string
    }[]
    const online = (await fleet.call(listBanks)).body as typeof counters
    expect(new Set(counters.map(({ processor, method }) => `${processor} ${method}`))).toEqual(
      new Set(['dragonpay otc']),
    )
    expect(online.find(({ code }) => code === 'BPI')).toMatchObject({
      processor: 'bpi',
      method: 'online-banking',
    })
    expect(online.find(({ code }) => code === 'RCBC')).toMatchObject({ processor: 'brankas' })
  })

  it('redirects with its id as the fifth path segment after an online payment', async () => {
    const fleet = await payingFleet(sandbox)
    const { body } = await fleet.pay({ method: 'online-banking', amount: 20_000, bankCode: 'RCBC' })
    expect(await fleet.readCashin(body.cashinId)).toMatchObject({
      fee: 5,
      mode: 'RCBC',
      paymentProcessor: 'brankas',
    })
    const landing = await fleet.pressButton(body.checkoutUrl, 'pay')
    expect(landing.pathname.split('/').filter(Boolean)[4]).toBe(body.cashinId)
    expect(landing.pathname).toMatch(/^\/brankas\/success\//)
    expect(await fleet.wallet()).toBe(20_000)
  })

  it('is paid over the counter with the emailed reference number until it expires', async () => {
    const fleet = await payingFleet(sandbox)
    const order = { method: 'otc', amount: 10_000, paymentProcessor: 'dragonpay', mode: 'BDO' }
    const { body } = await fleet.pay(order)
    expect(body).toMatchObject({ status: 'pending', mustRedirect: false, checkoutUrl: null })
    expect((await sandbox.outbox(fleet.email)).at(-1)).toMatchObject({ code: body.referenceNumber })
    expect(await fleet.endCashin(body.referenceNumber, 'success')).toEqual({ status: 'success' })
    expect(await fleet.wallet()).toBe(10_000)
    const lateCashin = (await fleet.pay(order)).body
    await sandbox.run(({ tx, now }) =>
      tx
        .update(cashin)
        .set({ expiresAt: new Date(now.getTime() - 1) })
        .where(eq(cashin.id, lateCashin.cashinId)),
    )
    expect((await fleet.readCashin(lateCashin.cashinId)).status).toBe('expired')
    expect(await fleet.endCashin(lateCashin.cashinId, 'success')).toEqual({ status: 'expired' })
    expect(await fleet.wallet()).toBe(10_000)
  })

  it('is sorted by the status that the list shows', async () => {
    const fleet = await payingFleet(sandbox)
    const order = { method: 'otc', amount: 10_000, paymentProcessor: 'dragonpay', mode: 'BDO' }
    const expired = (await fleet.pay(order)).body.cashinId
    const pending = (await fleet.pay(order)).body.cashinId
    const newest = (await fleet.pay(order)).body.cashinId
    const expiresAt = new Date(Date.now() - 1000)
    for (const id of [expired, newest])
      await sandbox.db.update(cashin).set({ expiresAt }).where(eq(cashin.id, id))
    const { fleetId } = fleet
    const { body } = await fleet.call(listCashins, { fleetId, orderBy: 'status', order: 'desc' })
    expect(body.cashins.map(({ cashinId, status }: Cashin) => [cashinId, status])).toEqual([
      [pending, 'pending'],
      [newest, 'expired'],
      [expired, 'expired'],
    ])
  })

  it('can be paid at the counter while more than fifty newer cash-ins have expired', async () => {
    const { fleetId } = await payingFleet(sandbox)
    const order = { fleetId, amount: 10_000, channel: 'otc' }
    const waiting = await sandbox.run((context) => openCashin(context, order))
    await sandbox.run(async (context) => {
      for (let n = 0; n < 51; n++) await openCashin(context, { ...order, life: -1 })
    })
    const answer = await sandbox.fetch(new Request('http://sandbox.test/sandbox/cashins'))
    const { cashins } = (await answer.json()) as { cashins: { cashinId: string }[] }
    expect(cashins.map(({ cashinId }) => cashinId)).toContain(waiting.id)
  })

  it('enforces the minimum, the maximum and the feature flags of its bank', async () => {
    const fleet = await payingFleet(sandbox)
    const online = (bankCode: string, amount: number) =>
      fleet.pay({ method: 'online-banking', amount, bankCode })
    expect(codeOf(await online('RCBC', 9_999.99))).toEqual([400, 'W1001'])
    expect(fieldOf(await online('RCBC', 50_000.01))).toEqual(['amount'])
    expect(fieldOf(await online('MAYBANK', 10_000))).toEqual(['amount'])
    expect(fieldOf(await online('NOBANK', 10_000))).toEqual(['bankCode'])
    expect((await online('BPI', 10_000)).status).toBe(403)
    await fleet.setFlag('CASHIN_MINIMUM_100', true)
    await fleet.setFlag('CASHIN_DRAGONPAY', false)
    expect((await online('RCBC', 100)).status).toBe(200)
    expect((await fleet.pay({ method: 'otc', amount: 100, mode: 'BDO' })).status).toBe(403)
    await fleet.setFlag('CASHIN_MINIMUM_100', false)
    await fleet.setFlag('CASHIN_DRAGONPAY', true)
  })
})

describe('a cash-in with points', () => {
  async function createVipFleet(points: number) {
    const fleet = await payingFleet(sandbox, { isVip: true })
    const { fleetId } = fleet
    await sandbox.run((context) => givePoints(context, fleetId, points))
    const readPoints = async () => (await fleet.call(getPoints, { fleetId })).body.points as number
    return {
      ...fleet,
      readPoints,
      payWithPoints: (amount: number) =>
        fleet.pay({ method: 'vip-locqpay', paymentProcessor: 'vip', amount }),
    }
  }

  it('debits the points immediately and credits the wallet after approval', async () => {
    const fleet = await createVipFleet(2500)
    const { body } = await fleet.payWithPoints(1200)
    expect(body).toMatchObject({ status: 'pending', mustRedirect: false })
    expect([await fleet.readPoints(), await fleet.wallet()]).toEqual([1300, 0])
    await fleet.endCashin(body.cashinId, 'success')
    expect([await fleet.readPoints(), await fleet.wallet()]).toEqual([1300, 1200])
  })

  it('refunds the points after a refusal', async () => {
    const fleet = await createVipFleet(2500)
    const { body } = await fleet.payWithPoints(2500)
    expect(codeOf(await fleet.payWithPoints(1000))).toEqual([400, 'C1000'])
    await fleet.endCashin(body.cashinId, 'voided')
    expect([await fleet.readPoints(), await fleet.wallet()]).toEqual([2500, 0])
  })

  it('accepts whole points from 1,000, for fleets with points only', async () => {
    const fleet = await createVipFleet(5000)
    expect(codeOf(await fleet.payWithPoints(999))).toEqual([400, 'C1018'])
    expect(codeOf(await fleet.payWithPoints(1000.5))).toEqual([400, 'C1018'])
    const other = await payingFleet(sandbox)
    expect(codeOf(await other.pay({ method: 'vip-locqpay', amount: 1000 }))).toEqual([400, 'C1018'])
  })
})

it('a cash-in ends once and is credited at most once, for any sequence of end events', async () => {
  const fleet = await payingFleet(sandbox)
  const endingSequences = fc.array(fc.constantFrom('success', 'failed', 'expired', 'voided'), {
    minLength: 1,
    maxLength: 6,
  })
  let credited = 0
  await fc.assert(
    fc.asyncProperty(endingSequences, async (endings) => {
      const { body } = await fleet.pay({ method: 'otc', amount: 10_000, mode: 'BDO' })
      for (const ending of endings)
        expect((await fleet.endCashin(body.cashinId, ending)).status).toBe(endings[0])
      if (endings[0] === 'success') credited += 10_000
      expect(await fleet.wallet()).toBe(credited)
    }),
    { numRuns: 25 },
  )
})

it('the list is filtered by day, channel, id and reference number', async () => {
  const fleet = await payingFleet(sandbox)
  const { body: otc } = await fleet.pay({ method: 'otc', amount: 10_000, mode: 'BDO' })
  const { body: bank } = await fleet.pay({ method: 'online-banking', amount: 20_000, bankCode: 'RCBC' })
  const list = async (filters: Record<string, unknown>) =>
    (
      (await fleet.call(listCashins, { fleetId: fleet.fleetId, ...filters })).body.cashins as {
        cashinId: string
      }[]
    ).map(({ cashinId }) => cashinId)
  expect(new Set(await list({}))).toEqual(new Set([bank.cashinId, otc.cashinId]))
  expect(await list({ cashinChannel: 'otc,card' })).toEqual([otc.cashinId])
  expect(await list({ searchKey: bank.referenceNumber })).toEqual([bank.cashinId])
  expect(await list({ searchKey: otc.cashinId.replace('_', '') })).toEqual([otc.cashinId])
  expect(await list({ searchKey: '%' })).toEqual([])
  expect(await list({ endDate: '2020-01-01T23:59:59+08:00' })).toEqual([])
})

it('another fleet cannot read a cash-in, and a checkout URL without a valid signature returns 404', async () => {
  const fleet = await payingFleet(sandbox)
  const other = await payingFleet(sandbox)
  const { body } = await fleet.pay({ method: 'online-banking', amount: 20_000, bankCode: 'RCBC' })
  expect((await other.readCashin(body.cashinId)).errorCode).toBe('NotFound')
  const forged = body.checkoutUrl.replace(/[^/]+$/, '0'.repeat(32))
  expect((await fleet.openPage(forged)).status).toBe(404)
  await fleet.pressButton(forged, 'pay')
  expect(await fleet.wallet()).toBe(0)
})
