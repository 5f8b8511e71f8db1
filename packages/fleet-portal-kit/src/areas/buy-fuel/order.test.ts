import { listBuyFuels, buyFuel, quoteOf } from 'api-client/contract/fuel'
import { getWallet } from 'api-client/contract/wallet'
import { fuels, type Fuel } from 'api-client/contract/products'
import { centavos, decimalFromInteger, millilitres, unitPrice } from 'api-client/money'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { control } from '../../testing/fleetOn.ts'
import { testFleet } from '../../testing/testFleet.ts'
import { testSandbox } from '../../testing/testSandbox.ts'
import {
  atPrice,
  draftFromSearch,
  leastAmount,
  otherUnit,
  searchOfDraft,
  type PurchaseDraft,
  type FuelOrder,
} from './order.ts'

/** One centavo to a thousand pesos per litre, with four decimals. */
const anyPrice = fc.integer({ min: 100, max: 10_000_000 }).map(unitPrice)
const anyAmount = fc.integer({ min: 0, max: 100_000_000_000 })
const anyVolume = fc.integer({ min: 0, max: 1_000_000_000 })
const anyUnit = fc.constantFrom('liter' as const, 'amount' as const)

describe('a quote in pesos', () => {
  test('never charges more than was asked for, and leaves less than the price of one millilitre', () => {
    fc.assert(
      fc.property(anyAmount, anyPrice, (amount, price) => {
        const quote = quoteOf('amount', amount, price)
        if (typeof quote === 'string') return
        expect(quote.charge).toBeLessThanOrEqual(amount)
        const asked = BigInt(amount) * 100_000n
        const used = BigInt(quote.volume) * BigInt(price)
        expect(asked - used >= 0n && asked - used < BigInt(price)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  test('is refused below what one litre takes, to the centavo', () => {
    fc.assert(
      fc.property(anyPrice, (price) => {
        const least = leastAmount(price)
        expect(quoteOf('amount', least, price)).toBeTypeOf('object')
        expect(quoteOf('amount', least - 1, price)).toBe('minimum')
      }),
    )
  })
})

describe('the whole wallet', () => {
  const anyWallet = fc.integer({ min: 1, max: 10_000_000_000 })

  test('always pays for what it buys, and for not one millilitre more', () => {
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

  test('buys something exactly where it holds the price of one litre', () => {
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

describe('the field that follows', () => {
  test('shows the pesos that the litres cost, and the litres that the pesos buy', () => {
    fc.assert(
      fc.property(anyUnit, fc.integer({ min: 1_000, max: 500_000_000 }), anyPrice, (unit, value, price) => {
        const quote = quoteOf(unit, value, price)
        if (typeof quote === 'string') return
        expect(otherUnit(unit, value, price)).toBe(unit === 'liter' ? quote.charge : quote.volume)
      }),
      { numRuns: 2_000 },
    )
  })

  test('typed over with what it shows asks for no more money than before, and for at most one centavo’s worth less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2_000, max: 500_000_000 }), anyPrice, (volume, price) => {
        const before = quoteOf('liter', volume, price)
        if (typeof before === 'string') return
        const after = quoteOf('amount', otherUnit('liter', volume, price), price)
        if (typeof after === 'string') throw new Error(after)
        expect(after.charge).toBeLessThanOrEqual(before.charge)
        const lessFuel = BigInt(before.volume - after.volume) * BigInt(price)
        // Half a centavo from rounding the cost, and what buys no whole millilitre.
        expect(lessFuel <= 50_000n + BigInt(price)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('a quote in litres', () => {
  test('buys exactly those litres, at the cost rounded half up to the centavo', () => {
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

test('whatever is typed at whatever price is a quote or a problem, never a crash', () => {
  const anything = fc.option(fc.integer({ min: 0, max: 999_999_999_999_999 }), { nil: undefined })
  const anyPriceAtAll = fc.integer({ min: 1, max: 99_999_999_999 }).map(unitPrice)
  fc.assert(
    fc.property(anyUnit, anything, anyPriceAtAll, (unit, value, price) => {
      const quote = quoteOf(unit, value, price)
      if (typeof quote === 'string') expect(['required', 'minimum', 'maximum']).toContain(quote)
      else expect(quote.volume).toBeGreaterThanOrEqual(1_000)
      const other = otherUnit(unit, value, price)
      expect(other === undefined || Number.isSafeInteger(other)).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

test('another price changes what follows and keeps what was asked for', () => {
  const order: FuelOrder = {
    product: 'diesel',
    unit: 'amount',
    value: 100_000,
    price: unitPrice(50_0000),
    volume: millilitres(20_000),
    charge: centavos(100_000),
  }
  expect(atPrice(order, unitPrice(60_0000))).toEqual({
    ...order,
    price: 60_0000,
    volume: 16_666,
    charge: 99_996,
  })
  expect(atPrice(order, unitPrice(2_000_0000))).toBe('minimum')
})

describe('a draft', () => {
  const drafts: fc.Arbitrary<PurchaseDraft> = fc.record({
    product: fc.option(fc.constantFrom(...fuels), { nil: undefined }),
    unit: anyUnit,
    value: fc.integer({ min: 0, max: 99_999_999_999 }),
  })

  test('comes back from the address as it was', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const values = Object.entries(searchOfDraft(draft)).filter(([, value]) => value !== undefined)
        const search = new URLSearchParams(values as [string, string][]).toString()
        expect(draftFromSearch(search)).toEqual(draft)
      }),
    )
  })

  test('takes nothing from an address that makes no sense', () => {
    const empty = { product: undefined, unit: 'liter', value: undefined }
    for (const search of ['product=lubes', 'litres=-5', 'litres=1e9', 'litres=1.2345', 'pesos=NaN', '']) {
      expect(draftFromSearch(search)).toEqual(empty)
    }
  })
})

test('what the screen shows is what the server charges, to the centavo and the millilitre', async () => {
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
