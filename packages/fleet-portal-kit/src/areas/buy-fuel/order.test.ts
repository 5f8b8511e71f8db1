import { listBuyFuels, buyFuel, quoteOf } from 'fleet-portal-api-client/contract/fuel'
import { getWallet } from 'fleet-portal-api-client/contract/wallet'
import { fuels, type Fuel } from 'fleet-portal-api-client/contract/products'
import { centavos, decimalFromInteger, millilitres, unitPrice } from 'fleet-portal-api-client/money'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { control } from '../../testing/createTestFleet.ts'
import { testFleet } from '../../testing/testFleet.ts'
import { testSandbox } from '../../testing/testSandbox.ts'
import { draftFromSearch, minimumAmount, convertToOtherUnit, searchOfDraft } from './order.ts'
import type { FuelOrder, PurchaseDraft } from '../../headless/purchase/fuelOrder.ts'
import { repriceOrder } from '../../headless/purchase/order.ts'

/** One centavo to a thousand pesos per litre, with four decimals. */
const anyPrice = fc.integer({ min: 100, max: 10_000_000 }).map(unitPrice)
const anyAmount = fc.integer({ min: 0, max: 100_000_000_000 })
const anyVolume = fc.integer({ min: 0, max: 1_000_000_000 })
const anyUnit = fc.constantFrom('liter' as const, 'amount' as const)

describe('a quote in pesos', () => {
  test('never charges more than the requested amount, and leaves less than the price of one millilitre', () => {
    fc.assert(
      fc.property(anyAmount, anyPrice, (amount, price) => {
        const quote = quoteOf('amount', amount, price)
        if (typeof quote === 'string') return
        expect(quote.charge).toBeLessThanOrEqual(amount)
        const requested = BigInt(amount) * 100_000n
        const used = BigInt(quote.volume) * BigInt(price)
        expect(requested - used >= 0n && requested - used < BigInt(price)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  test('is rejected below the price of one litre, to the centavo', () => {
    fc.assert(
      fc.property(anyPrice, (price) => {
        const minimum = minimumAmount(price)
        expect(quoteOf('amount', minimum, price)).toBeTypeOf('object')
        expect(quoteOf('amount', minimum - 1, price)).toBe('minimum')
      }),
    )
  })
})

describe('a quote for the whole wallet', () => {
  const anyWallet = fc.integer({ min: 1, max: 10_000_000_000 })

  test('buys as many millilitres as the wallet can pay for', () => {
    fc.assert(
      fc.property(anyWallet, anyPrice, (wallet, price) => {
        const quote = quoteOf('amount', wallet, price)
        if (typeof quote === 'string') return
        expect(quote.charge).toBeLessThanOrEqual(wallet)
        const oneMore = (BigInt(quote.volume) + 1n) * BigInt(price)
        expect(oneMore > BigInt(wallet) * 100_000n).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  test('exists only if the wallet has the price of one litre', () => {
    fc.assert(
      fc.property(anyWallet, anyPrice, (wallet, price) => {
        const enough = BigInt(wallet) * 100n >= BigInt(price)
        const quote = quoteOf('amount', wallet, price)
        if (quote !== 'maximum') expect(typeof quote === 'object').toBe(enough)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('the calculated field', () => {
  test('shows the cost of the litres, or the litres that the pesos buy', () => {
    fc.assert(
      fc.property(anyUnit, fc.integer({ min: 1_000, max: 500_000_000 }), anyPrice, (unit, value, price) => {
        const quote = quoteOf(unit, value, price)
        if (typeof quote === 'string') return
        expect(convertToOtherUnit(unit, value, price)).toBe(unit === 'liter' ? quote.charge : quote.volume)
      }),
      { numRuns: 2_000 },
    )
  })

  test('costs no more if its value is typed in, and buys at most one centavo’s worth of fuel less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2_000, max: 500_000_000 }), anyPrice, (volume, price) => {
        const before = quoteOf('liter', volume, price)
        if (typeof before === 'string') return
        const after = quoteOf('amount', convertToOtherUnit('liter', volume, price), price)
        if (typeof after === 'string') throw new Error(after)
        expect(after.charge).toBeLessThanOrEqual(before.charge)
        const lessFuel = BigInt(before.volume - after.volume) * BigInt(price)
        // Rounding the cost loses half a centavo, and a remainder buys no whole millilitre.
        expect(lessFuel <= 50_000n + BigInt(price)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('a quote in litres', () => {
  test('buys exactly the requested litres, at a cost rounded half up to the centavo', () => {
    fc.assert(
      fc.property(anyVolume, anyPrice, (volume, price) => {
        const quote = quoteOf('liter', volume, price)
        if (typeof quote === 'string') {
          expect(quote).toBe('minimum')
          expect(volume).toBeLessThan(1_000)
          return
        }
        expect(quote.volume).toBe(volume)
        const exact = BigInt(volume) * BigInt(price)
        expect(BigInt(quote.charge)).toBe((exact + 50_000n) / 100_000n)
      }),
      { numRuns: 2_000 },
    )
  })
})

test('any value at any price results in a quote or a problem, and never throws', () => {
  const anyValue = fc.option(fc.integer({ min: 0, max: 999_999_999_999_999 }), { nil: undefined })
  const anyValidPrice = fc.integer({ min: 1, max: 99_999_999_999 }).map(unitPrice)
  fc.assert(
    fc.property(anyUnit, anyValue, anyValidPrice, (unit, value, price) => {
      const quote = quoteOf(unit, value, price)
      if (typeof quote === 'string') expect(['required', 'minimum', 'maximum']).toContain(quote)
      else expect(quote.volume).toBeGreaterThanOrEqual(1_000)
      const other = convertToOtherUnit(unit, value, price)
      expect(other === undefined || Number.isSafeInteger(other)).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

test('another price changes volume and charge, and keeps the requested value', () => {
  const order: FuelOrder = {
    product: 'diesel',
    unit: 'amount',
    value: 100_000,
    price: unitPrice(50_0000),
    volume: millilitres(20_000),
    charge: centavos(100_000),
  }
  expect(repriceOrder(order, unitPrice(60_0000))).toEqual({
    ...order,
    price: 60_0000,
    volume: 16_666,
    charge: 99_996,
  })
  expect(repriceOrder(order, unitPrice(2_000_0000))).toBe('minimum')
})

describe('a draft', () => {
  const drafts: fc.Arbitrary<PurchaseDraft> = fc.record({
    product: fc.option(fc.constantFrom(...fuels), { nil: undefined }),
    unit: anyUnit,
    value: fc.integer({ min: 0, max: 99_999_999_999 }),
  })

  test('is the same after it was written to a URL and read again', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const values = Object.entries(searchOfDraft(draft)).filter(([, value]) => value !== undefined)
        const search = new URLSearchParams(values as [string, string][]).toString()
        expect(draftFromSearch(search)).toEqual(draft)
      }),
    )
  })

  test('ignores invalid values in a URL', () => {
    const empty = { product: undefined, unit: 'liter', value: undefined }
    for (const search of ['product=lubes', 'litres=-5', 'litres=1e9', 'litres=1.2345', 'pesos=NaN', '']) {
      expect(draftFromSearch(search)).toEqual(empty)
    }
  })
})

test('the quote on screen equals the charge of the server, to the centavo and the millilitre', async () => {
  const fleet = await testFleet({ funds: 900_000_000_00 })
  const sandbox = await testSandbox()
  const fetch = (request: Request) => sandbox.fetch(request)
  const { fleetId, arrange } = fleet
  const order = fc.record({
    product: fc.constantFrom<Fuel>(...fuels),
    unit: anyUnit,
    value: fc.integer({ min: 100_000, max: 5_000_000 }),
    price: fc.integer({ min: 40_0000, max: 99_9999 }).map(unitPrice),
  })
  await fc.assert(
    fc.asyncProperty(order, async ({ product, unit, value, price }) => {
      const pumpPrice = decimalFromInteger(price, 4)
      const productCode = product.charAt(0).toUpperCase() + product.slice(1)
      await control(fetch, 'prices', { fleetId, productCode, pumpPrice, discount: 0 })
      const quote = quoteOf(unit, value, price)
      if (typeof quote === 'string') throw new Error(quote)
      const before = (await arrange(getWallet, { fleetId })).walletBalance
      const bought = await arrange(buyFuel, {
        fleetId,
        quotedPrice: price,
        liter: unit === 'liter' ? millilitres(value) : null,
        amount: unit === 'amount' ? centavos(value) : null,
        productCode: product,
      })
      expect(bought).toMatchObject({ totalCreditAmount: quote.charge, literVolume: quote.volume })
      const after = (await arrange(getWallet, { fleetId })).walletBalance
      expect(before - after).toBe(quote.charge)
      const listed = (await arrange(listBuyFuels, { fleetId, perPage: 1 })).buyFuels[0]
      expect(listed).toMatchObject({ totalCreditAmount: quote.charge, literVolume: quote.volume })
    }),
    { numRuns: 40 },
  )
})
