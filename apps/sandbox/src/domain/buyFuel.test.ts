import { listBuyFuels, buyFuel } from 'api-client/contract/fuel'
import { getWallet } from 'api-client/contract/wallet'
import { listFuelBalances } from 'api-client/contract/fuelBalances'
import { resolveIdempotencyKey } from 'api-client/contract/idempotency'
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

async function holdings(call: Call, fleetId: string) {
  const wallet = await call(getWallet, { fleetId })
  const fuel = await call(listFuelBalances, { fleetId })
  const diesel = fuel.body.find((one: { productCode: string }) => one.productCode === 'diesel')
  return { wallet: wallet.body.walletBalance, diesel: diesel.fuelBalance }
}

async function control(path: string, body: unknown) {
  const init = { method: 'POST', body: JSON.stringify(body) }
  const response = await sandbox.fetch(new Request(`http://sandbox.test/sandbox/${path}`, init))
  expect(response.status).toBe(200)
}

describe('buying fuel', () => {
  it('takes the price from the wallet and adds the litres', async () => {
    const { fleetId, call } = await fleetWith(10_000)
    const bought = await call(buyFuel, order(fleetId, { liter: 100 }))
    expect(bought.status).toBe(200)
    expect(bought.body).toMatchObject({ totalCreditAmount: 5550, literVolume: 100, productCode: 'Diesel' })
    expect(await holdings(call, fleetId)).toEqual({ wallet: 4450, diesel: 100 })
    const list = await call(listBuyFuels, { fleetId })
    expect(list.body).toMatchObject({ count: 1, buyFuels: [{ creditPrice: 55.5, literVolume: 100 }] })
  })

  it('never charges more than the pesos that were asked for', async () => {
    const { fleetId, call } = await fleetWith(10_000)
    const bought = await call(buyFuel, order(fleetId, { amount: 1000.01 }))
    expect(bought.body.literVolume).toBe(18.018)
    expect(bought.body.totalCreditAmount).toBe(1000)
    expect(await holdings(call, fleetId)).toEqual({ wallet: 9000, diesel: 18.018 })
  })

  it('refuses what the wallet cannot pay and changes nothing', async () => {
    const { fleetId, call } = await fleetWith(100)
    const refused = await call(buyFuel, order(fleetId, { liter: 2 }))
    expect([refused.status, refused.body.errorCode]).toEqual([400, 'InsufficientAmount'])
    expect(await holdings(call, fleetId)).toEqual({ wallet: 100, diesel: 0 })
  })

  it('tells how many pesos of fuel the fleet may still hold', async () => {
    const { fleetId, call } = await fleetWith(100_000, 150_000)
    await call(buyFuel, order(fleetId, { liter: 100 }))
    const refused = await call(buyFuel, order(fleetId, { liter: 50.001 }))
    expect(refused.body).toMatchObject({ errorCode: 'BuyFuelLimitExceeded', data: { remainingAmount: 2775 } })
    expect((await call(buyFuel, order(fleetId, { liter: 50 }))).status).toBe(200)
  })

  it('refuses a quoted price that is no longer the price', async () => {
    const { fleetId, call } = await fleetWith(10_000)
    await control('prices', { fleetId, productCode: 'Diesel', pumpPrice: 60 })
    const stale = await call(buyFuel, order(fleetId, { liter: 1, quotedPrice: 55.5 }))
    expect([stale.status, stale.body.errorCode, stale.body.data]).toEqual([
      409,
      'PriceChanged',
      { creditPrice: 57.25 },
    ])
    const fresh = await call(buyFuel, order(fleetId, { liter: 1, quotedPrice: 57.25 }))
    expect(fresh.body.totalCreditAmount).toBe(57.25)
  })

  it('follows a scheduled price from its moment on', async () => {
    const { fleetId, users, call } = await fleetWith(10_000)
    const effectiveAt = new Date(Date.now() + 3_600_000).toISOString()
    await control('prices', { fleetId, productCode: 'Diesel', pumpPrice: 70, effectiveAt })
    expect((await call(buyFuel, order(fleetId, { liter: 1 }))).body.totalCreditAmount).toBe(55.5)
    sandbox.advance(3_700_000)
    const again = await callerOf(sandbox, users[0]?.email ?? '')
    expect((await again(buyFuel, order(fleetId, { liter: 1 }))).body.totalCreditAmount).toBe(67.25)
    sandbox.advance(-3_700_000)
  })

  it('refuses while the reference station is closed', async () => {
    const { fleetId, stationId, call } = await fleetWith(10_000)
    await control(`stations/${stationId}`, { status: 'closed' })
    const refused = await call(buyFuel, order(fleetId, { liter: 1 }))
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'ReferenceStationClosed'])
  })

  it('refuses a deactivated fleet', async () => {
    const { fleetId, call } = await fleetWith(10_000)
    await control(`fleets/${fleetId}`, { status: 'deactivated' })
    const refused = await call(buyFuel, order(fleetId, { liter: 1 }))
    expect([refused.status, refused.body.errorCode]).toEqual([403, 'F1001'])
  })

  const nonsense = [-1, 0, 0.999, 0.0001, 1e21, 2_000_000, 'NaN', '1e3', null, '', {}]
  it.each(nonsense)('refuses %j litres', async (liter) => {
    const { fleetId, call } = await fleetWith(10_000)
    const refused = await call(buyFuel, order(fleetId, { liter }))
    expect(refused.status).toBe(400)
    expect(await holdings(call, fleetId)).toEqual({ wallet: 10_000, diesel: 0 })
  })

  it('refuses litres and pesos together', async () => {
    const { fleetId, call } = await fleetWith(10_000)
    expect((await call(buyFuel, order(fleetId, { liter: 1, amount: 100 }))).status).toBe(400)
  })
})

describe('a keyed purchase', () => {
  it('answers a repeat with the first answer and buys once', async () => {
    const { fleetId, call } = await fleetWith(10_000)
    const first = await call(buyFuel, order(fleetId, { liter: 10 }), { key: 'one' })
    const second = await call(buyFuel, order(fleetId, { liter: 10 }), { key: 'one' })
    expect(second.body).toEqual(first.body)
    expect(await holdings(call, fleetId)).toEqual({ wallet: 9445, diesel: 10 })
  })

  it('buys once for many repeats at the same moment', async () => {
    const { fleetId, call } = await fleetWith(10_000)
    const repeats = Array.from({ length: 8 }, () =>
      call(buyFuel, order(fleetId, { liter: 10 }), { key: 'many' }),
    )
    const codes = (await Promise.all(repeats)).map(({ body }) => body.errorCode ?? body.buyFuelId)
    expect(new Set(codes.filter((code) => code !== 'KeyInProgress')).size).toBe(1)
    expect(await holdings(call, fleetId)).toEqual({ wallet: 9445, diesel: 10 })
  })

  it('refuses another body under the same key', async () => {
    const { fleetId, call } = await fleetWith(10_000)
    await call(buyFuel, order(fleetId, { liter: 10 }), { key: 'same' })
    const refused = await call(buyFuel, order(fleetId, { liter: 11 }), { key: 'same' })
    expect([refused.status, refused.body.errorCode]).toEqual([422, 'KeyReused'])
  })

  it.each(['before-tx', 'mid-tx'])(
    'has no effect after a failure %s, and never has one once that was asked',
    async (fault) => {
      const { fleetId, call } = await fleetWith(10_000)
      const lost = await call(buyFuel, order(fleetId, { liter: 10 }), { key: 'lost', fault })
      expect(lost.status).toBe(500)
      expect(lost.body).not.toHaveProperty('stack')
      expect((await call(resolveIdempotencyKey, { key: 'lost' })).body).toEqual({ state: 'void' })
      const late = await call(buyFuel, order(fleetId, { liter: 10 }), { key: 'lost' })
      expect([late.status, late.body.errorCode]).toEqual([409, 'KeyVoid'])
      expect(await holdings(call, fleetId)).toEqual({ wallet: 10_000, diesel: 0 })
    },
  )

  it('tells its answer where only the answer was lost', async () => {
    const { fleetId, call } = await fleetWith(10_000)
    const lost = await call(buyFuel, order(fleetId, { liter: 10 }), { key: 'cut', fault: 'after-commit' })
    expect(lost.status).toBe(500)
    const settled = await call(resolveIdempotencyKey, { key: 'cut' })
    expect(settled.body).toMatchObject({ state: 'done', status: 200, body: { totalCreditAmount: 555 } })
    expect(await holdings(call, fleetId)).toEqual({ wallet: 9445, diesel: 10 })
  })

  it('belongs to its person: the same key of another one is another key', async () => {
    const one = await fleetWith(10_000)
    const two = await fleetWith(10_000)
    await one.call(buyFuel, order(one.fleetId, { liter: 10 }), { key: 'shared' })
    expect((await two.call(buyFuel, order(two.fleetId, { liter: 20 }), { key: 'shared' })).status).toBe(200)
  })

  it('may be tried again after a refusal', async () => {
    const { fleetId, call } = await fleetWith(100)
    await call(buyFuel, order(fleetId, { liter: 10 }), { key: 'again' })
    await control('fund', { fleetId, amount: 1000 })
    expect((await call(buyFuel, order(fleetId, { liter: 10 }), { key: 'again' })).status).toBe(200)
  })
})
