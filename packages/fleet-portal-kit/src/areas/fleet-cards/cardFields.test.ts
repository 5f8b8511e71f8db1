import { fleetCardLimits, type FleetCard } from 'api-client/contract/fleetCards'
import { bindings, needsDriver, needsVehicle } from 'api-client/contract/fuelCodes'
import { products } from 'api-client/contract/products'
import { centavos, decimalText } from 'api-client/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { codeMessages } from '../../locales/en/codes.ts'
import { editFleetCardMessages } from '../../locales/en/editFleetCard.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { changesOf } from './cardChanges.ts'
import { cardForm, cardInputOf, valuesOf, type CardValues } from './cardFields.ts'
import { limitUse } from './limits.ts'

const { moneyMin, moneyMax, transactionsMax } = fleetCardLimits

const card: FleetCard = {
  fuelCardId: 'crd_1',
  cardNumber: '9900123412341234',
  fuelCardType: 'driver-vehicle-specific',
  status: 'active',
  driver: { driverId: 'drv_1', firstName: 'José', lastName: 'Peñaflor' },
  vehicle: { vehicleId: 'veh_1', model: 'Isuzu Elf', plateNumber: 'NAB1234' },
  locqpayLimit: centavos(50_000_00),
  transactionLimit: 20,
  diesel: true,
  gas91: false,
  gas95: false,
  gas97: false,
  lubes: true,
  remarks: null,
}

const valuesWith = (wanted: Partial<CardValues> = {}): CardValues => ({ ...valuesOf(card), ...wanted })

/** The faults by field. */
function faultsOf(values: CardValues): Record<string, string> {
  const result = z.safeParse(cardForm, values)
  if (result.success) return {}
  return Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]))
}

const anyCard = fc
  .record({
    fuelCardType: fc.constantFrom(...bindings),
    locqpayLimit: fc.option(fc.integer({ min: moneyMin, max: moneyMax }).map(centavos)),
    transactionLimit: fc.option(fc.integer({ min: 1, max: transactionsMax })),
    sold: fc.subarray([...products], { minLength: 1 }),
    remarks: fc.option(fc.string({ maxLength: 255 }).map((text) => text.trim())),
  })
  .map(({ sold, ...rest }): FleetCard => {
    const flags = Object.fromEntries(products.map((product) => [product, sold.includes(product)]))
    return { ...card, ...rest, ...(flags as Pick<FleetCard, 'diesel'>) }
  })

describe('the details of a card', () => {
  test('go through the form without a centavo or a name changed, and a card as it is has no fault', () => {
    fc.assert(
      fc.property(anyCard, (one) => {
        const values = valuesOf(one)
        expect(faultsOf(values)).toEqual({})
        const isAny = one.fuelCardType === 'any'
        expect(cardInputOf('crd_1', values)).toEqual({
          fuelCardId: 'crd_1',
          fuelCardType: one.fuelCardType,
          locqpayLimit: one.locqpayLimit ?? 0,
          transactionLimit: one.transactionLimit ?? 0,
          driverId: isAny ? null : 'drv_1',
          vehicleId: isAny ? null : 'veh_1',
          diesel: one.diesel,
          gas91: one.gas91,
          gas95: one.gas95,
          gas97: one.gas97,
          lubes: one.lubes,
          remarks: one.remarks ?? '',
        })
      }),
    )
  })

  test('have a money limit of ₱1.00 to ₱99,999,999.99, to the centavo, or none', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 2 * moneyMax })),
        (n) => {
          const fault = faultsOf(valuesWith({ locqpayLimit: n }))['locqpayLimit']
          const isInside = n >= moneyMin && n <= moneyMax
          expect(fault, decimalText(n, 2)).toBe(
            isInside ? undefined : n < moneyMin ? 'min:1.00' : 'max:99,999,999.99',
          )
          expect(faultsOf(valuesWith({ locqpayLimit: n, isMoneyUnlimited: true }))).toEqual({})
        },
      ),
    )
    expect(faultsOf(valuesWith({ locqpayLimit: null }))).toEqual({ locqpayLimit: 'required' })
  })

  test.each([
    ['', 'required'],
    ['0', 'min:1'],
    ['1', undefined],
    ['999999', undefined],
    ['1000000', 'max:999,999'],
    ['1.5', 'numeric'],
  ])('have a transaction limit of 1 to 999,999: %j', (transactionLimit, fault) => {
    expect(faultsOf(valuesWith({ transactionLimit }))['transactionLimit']).toBe(fault)
    expect(faultsOf(valuesWith({ transactionLimit, isCountUnlimited: true }))).toEqual({})
  })

  test.each(bindings)('name whom a card that is %s asks for', (fuelCardType) => {
    const faults = faultsOf(valuesWith({ fuelCardType, driverId: null, vehicleId: null }))
    expect(faults).toEqual({
      ...(needsDriver(fuelCardType) && { driverId: 'required' }),
      ...(needsVehicle(fuelCardType) && { vehicleId: 'required' }),
    })
  })

  test('have a product, and no more than 255 characters of remarks', () => {
    expect(faultsOf(valuesWith({ products: [] }))).toEqual({ products: 'required' })
    expect(faultsOf(valuesWith({ remarks: 'x'.repeat(255) }))).toEqual({})
    expect(faultsOf(valuesWith({ remarks: 'x'.repeat(256) }))).toEqual({ remarks: 'maxLength:255' })
  })
})

test('what saving changes is told in words, and what a card for anybody loses with it', () => {
  const words = {
    t: editFleetCardMessages.defaults,
    codes: codeMessages.defaults,
    ui: uiMessages.defaults,
  }
  expect(changesOf(valuesWith(), valuesWith(), words)).toEqual([])
  const after = valuesWith({
    fuelCardType: 'any',
    isMoneyUnlimited: true,
    transactionLimit: '1500',
    products: ['gas95'],
    remarks: 'Reliever',
  })
  expect(
    changesOf(valuesWith(), after, words).map(({ name, before, after: now }) => [name, before, now]),
  ).toEqual([
    ['Card type', 'Driver and vehicle specific', 'Any driver any vehicle'],
    ['Driver', 'José Peñaflor', 'Any'],
    ['Vehicle', 'NAB1234', 'Any'],
    ['LocqPay limit per month', '₱50,000.00', 'No limit'],
    ['Transaction limit per month', '20', '1,500'],
    ['Products', 'Diesel, Lubes', 'Gas 95'],
    ['Remarks', 'None', 'Reliever'],
  ])
})

test('what is left of a limit is what was not used, and nothing below nothing', () => {
  fc.assert(
    fc.property(fc.nat(moneyMax), fc.integer({ min: 1, max: moneyMax }), (used, limit) => {
      const use = limitUse(used, limit)
      expect(use?.left).toBe(used >= limit ? 0 : limit - used)
      expect(use?.isReached).toBe(used >= limit)
      expect(use?.share).toBeLessThanOrEqual(1)
    }),
  )
  for (const none of [null, undefined, 0]) expect(limitUse(100, none)).toBeUndefined()
})
