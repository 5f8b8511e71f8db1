import { listBuyFuels, buyFuel } from 'fleet-portal-api-client/contract/fuel'
import { getWallet } from 'fleet-portal-api-client/contract/wallet'
import { listFuelBalances } from 'fleet-portal-api-client/contract/fuelBalances'
import { resolveIdempotencyKey } from 'fleet-portal-api-client/contract/idempotency'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox } from '../testing.ts'
import { callerOf, type Call } from '../testing/callerOf.ts'

let sandbox: TestSandbox
beforeAll(async () => void (sandbox = await createTestSandbox()))
afterAll(() => sandbox.close())
afterEach(async () => expect(await sandbox.violations()).toEqual([]))

const pesos = (amount: number) => Math.round(amount * 100)

async function fleetWith(funds: number, inventoryLimit?: number) {
  const fleet = await sandbox.newFleet({
    type: 'hedging',
    roles: ['purchaser'],
    funds: pesos(funds),
    ...(inventoryLimit !== undefined && { inventoryLimit }),
  })
  const call = await callerOf(sandbox, fleet.users[0]?.email ?? '')
  return { ...fleet, call }
}

const order = (fleetId: string, wire: Record<string, unknown>) => ({
  fleetId,
  liter: null,
  amount: null,
  productCode: 'Diesel',
  ...wire,
})

async function readBalances(call: Call, fleetId: string) {
  const wallet = await call(getWallet, { fleetId })
  const fuel = await call(listFuelBalances, { fleetId })
  const diesel = fuel.body.find((one: { productCode: string }) => one.productCode === 'diesel')
  return { wallet: wallet.body.walletBalance, diesel: diesel.fuelBalance }
}

async function postToSandbox(path: string, body: unknown) {
  const init = { method: 'POST', body: JSON.stringify(body) }
  const response = await sandbox.fetch(new Request(`http://sandbox.test/sandbox/${path}`, init))
  expect(response.status).toBe(200)
}

describe('buying fuel', () => {
  it('debits the wallet and credits the litres', async () => {
    const { fleetId, call } = await fleetWith(10_000)
    const purchase = await call(buyFuel, order(fleetId, { liter: 100 }))
    expect(purchase.status).toBe(200)
    expect(purchase.body).toMatchObject({ totalCreditAmount: 5550, literVolume: 100, productCode: 'Diesel' })
    expect(await readBalances(call, fleetId)).toEqual({ wallet: 4450, diesel: 100 })
    const list = await call(listBuyFuels, { fleetId })
    expect(list.body).toMatchObject({ count: 1, buyFuels: [{ creditPrice: 55.5, literVolume: 100 }] })
  })

  it('never charges more than the requested amount in pesos', async () => {
    const { fleetId, call } = await fleetWith(10_000)
    const purchase = await call(buyFuel, order(fleetId, { amount: 1000.01 }))
    expect(purchase.body.literVolume).toBe(18.018)
    expect(purchase.body.totalCreditAmount).toBe(1000)
    expect(await readBalances(call, fleetId)).toEqual({ wallet: 9000, diesel: 18.018 })
  })

  it('refuses a purchase above the wallet balance and changes nothing', async () => {
    const { fleetId, call } = await fleetWith(100)
    const refused = await call(buyFuel, order(fleetId, { liter: 2 }))
    expect([refused.status, refused.body.errorCode]).toEqual([400, 'InsufficientAmount'])
    expect(await readBalances(call, fleetId)).toEqual({ wallet: 100, diesel: 0 })
  })

  it('reports the remaining amount when the inventory limit is exceeded', async () => {
    const { fleetId, call } = await fleetWith(100_000, 150_000)
    await call(buyFuel, order(fleetId, { liter: 100 }))
    const refused = await call(buyFuel, order(fleetId, { liter: 50.001 }))
    expect(refused.body).toMatchObject({ errorCode: 'BuyFuelLimitExceeded', data: { remainingAmount: 2775 } })
    expect((await call(buyFuel, order(fleetId, { liter: 50 }))).status).toBe(200)
  })

  it.each([0.0104, 0.4321, 4.9999, 55.5])(
    'sells the remaining amount that it reports, at a price of %d pesos',
    async (pumpPrice) => {
      for (const litres of [100.001, 100.003, 100.333]) {
        const { fleetId, call } = await fleetWith(100_000, 150_000)
        await postToSandbox('prices', { fleetId, productCode: 'Diesel', pumpPrice, discount: 0 })
        await call(buyFuel, order(fleetId, { liter: litres }))
        const { body } = await call(buyFuel, order(fleetId, { liter: 51 }))
        const { remainingAmount: amount } = body.data
        const bought = await call(buyFuel, order(fleetId, { amount }))
        expect(bought.status).toBe(200)
        expect(bought.body.totalCreditAmount).toBeLessThanOrEqual(amount)
      }
    },
  )

  it('refuses a quoted price that has changed', async () => {
    const { fleetId, call } = await fleetWith(10_000)
    await postToSandbox('prices', { fleetId, productCode: 'Diesel', pumpPrice: 60 })
    const stale = await call(buyFuel, order(fleetId, { liter: 1, quotedPrice: 55.5 }))
    expect([stale.status, stale.body.errorCode, stale.body.data]).toEqual([
      409,
      'PriceChanged',
      { creditPrice: 57.25 },
    ])
    const fresh = await call(buyFuel, order(fleetId, { liter: 1, quotedPrice: 57.25 }))
    expect(fresh.body.totalCreditAmount).toBe(57.25)
  })

  it('applies a scheduled price from its effective time', async () => {
    const { fleetId, users, call } = await fleetWith(10_000)
    const effectiveAt = new Date(Date.now() + 3_600_000).toISOString()
    await postToSandbox('prices', { fleetId, productCode: 'Diesel', pumpPrice: 70, effectiveAt })
    expect((await call(buyFuel, order(fleetId, { liter: 1 }))).body.totalCreditAmount).toBe(55.5)
    sandbox.advance(3_700_000)
    const again = await callerOf(sandbox, users[0]?.email ?? '')
    expect((await again(buyFuel, order(fleetId, { liter: 1 }))).body.totalCreditAmount).toBe(67.25)
    sandbox.advance(-3_700_000)
  })

  it('refuses a purchase while the reference station is closed', async () => {
    const { fleetId, stationId, call } = await fleetWith(10_000)
    await postToSandbox(`stations/${stationId}`, { status: 'closed' })
    const refused = await call(buyFuel, order(fleetId, { liter: 1 }))
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'ReferenceStationClosed'])
  })

  it('refuses a deactivated fleet', async () => {
    const { fleetId, call } = await fleetWith(10_000)
    await postToSandbox(`fleets/${fleetId}`, { status: 'deactivated' })
    const refused = await call(buyFuel, order(fleetId, { liter: 1 }))
    expect([refused.status, refused.body.errorCode]).toEqual([403, 'F1001'])
  })

  const invalidLitres = [-1, 0, 0.999, 0.0001, 1e21, 2_000_000, 'NaN', '1e3', null, '', {}]
  it.each(invalidLitres)('refuses %j litres', async (liter) => {
    const { fleetId, call } = await fleetWith(10_000)
    const refused = await call(buyFuel, order(fleetId, { liter }))
    expect(refused.status).toBe(400)
    expect(await readBalances(call, fleetId)).toEqual({ wallet: 10_000, diesel: 0 })
  })

  it('refuses an input with both litres and pesos', async () => {
    const { fleetId, call } = await fleetWith(10_000)
    expect((await call(buyFuel, order(fleetId, { liter: 1, amount: 100 }))).status).toBe(400)
  })
})

describe('a purchase with an idempotency key', () => {
  it('returns the first response to a repeat and buys once', async () => {
    const { fleetId, call } = await fleetWith(10_000)
    const first = await call(buyFuel, order(fleetId, { liter: 10 }), { key: 'one' })
    const second = await call(buyFuel, order(fleetId, { liter: 10 }), { key: 'one' })
    expect(second.body).toEqual(first.body)
    expect(await readBalances(call, fleetId)).toEqual({ wallet: 9445, diesel: 10 })
  })

  it('buys once for many concurrent repeats', async () => {
    const { fleetId, call } = await fleetWith(10_000)
    const repeats = Array.from({ length: 8 }, () =>
      call(buyFuel, order(fleetId, { liter: 10 }), { key: 'many' }),
    )
    const codes = (await Promise.all(repeats)).map(({ body }) => body.errorCode ?? body.buyFuelId)
    expect(new Set(codes.filter((code) => code !== 'KeyInProgress')).size).toBe(1)
    expect(await readBalances(call, fleetId)).toEqual({ wallet: 9445, diesel: 10 })
  })

  it('refuses a different body with the same key', async () => {
    const { fleetId, call } = await fleetWith(10_000)
    await call(buyFuel, order(fleetId, { liter: 10 }), { key: 'same' })
    const refused = await call(buyFuel, order(fleetId, { liter: 11 }), { key: 'same' })
    expect([refused.status, refused.body.errorCode]).toEqual([422, 'KeyReused'])
  })

  it.each(['before-tx', 'mid-tx'])(
    'has no effect after a failure %s, and stays void after an outcome lookup',
    async (fault) => {
      const { fleetId, call } = await fleetWith(10_000)
      const failed = await call(buyFuel, order(fleetId, { liter: 10 }), { key: 'lost', fault })
      expect(failed.status).toBe(500)
      expect(failed.body).not.toHaveProperty('stack')
      expect((await call(resolveIdempotencyKey, { key: 'lost' })).body).toEqual({ state: 'void' })
      const repeat = await call(buyFuel, order(fleetId, { liter: 10 }), { key: 'lost' })
      expect([repeat.status, repeat.body.errorCode]).toEqual([409, 'KeyVoid'])
      expect(await readBalances(call, fleetId)).toEqual({ wallet: 10_000, diesel: 0 })
    },
  )

  it('returns its stored response in an outcome lookup after the response failed to arrive', async () => {
    const { fleetId, call } = await fleetWith(10_000)
    const failed = await call(buyFuel, order(fleetId, { liter: 10 }), { key: 'cut', fault: 'after-commit' })
    expect(failed.status).toBe(500)
    const outcome = await call(resolveIdempotencyKey, { key: 'cut' })
    expect(outcome.body).toMatchObject({ state: 'done', status: 200, body: { totalCreditAmount: 555 } })
    expect(await readBalances(call, fleetId)).toEqual({ wallet: 9445, diesel: 10 })
  })

  it('scopes its key to the user: another user can use the same key', async () => {
    const one = await fleetWith(10_000)
    const two = await fleetWith(10_000)
    await one.call(buyFuel, order(one.fleetId, { liter: 10 }), { key: 'shared' })
    expect((await two.call(buyFuel, order(two.fleetId, { liter: 20 }), { key: 'shared' })).status).toBe(200)
  })

  it('can be retried with the same key after a refusal', async () => {
    const { fleetId, call } = await fleetWith(100)
    await call(buyFuel, order(fleetId, { liter: 10 }), { key: 'again' })
    await postToSandbox('fund', { fleetId, amount: 1000 })
    expect((await call(buyFuel, order(fleetId, { liter: 10 }), { key: 'again' })).status).toBe(200)
  })
})
