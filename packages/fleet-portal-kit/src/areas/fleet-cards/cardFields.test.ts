import { fleetCardLimits, type FleetCard } from 'fleet-portal-api-client/contract/fleetCards'
import { bindings, needsDriver, needsVehicle } from 'fleet-portal-api-client/contract/fuelCodes'
import { products } from 'fleet-portal-api-client/contract/products'
import { centavos, decimalText } from 'fleet-portal-api-client/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { englishFormats } from '../../testing/englishFormats.ts'
import { codeMessages } from '../../locales/en/codes.ts'
import { editFleetCardMessages } from '../../locales/en/editFleetCard.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { changesOf } from './cardChanges.ts'
import { cardForm, cardInputOf, valuesOf, type CardValues } from './cardFields.ts'
import { limitUsage } from '../../pieces/cards/limitUsage.ts'

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

const valuesWith = (changes: Partial<CardValues> = {}): CardValues => ({ ...valuesOf(card), ...changes })

/** The errors by field. */
function fieldErrorsOf(values: CardValues): Record<string, string> {
  const result = z.safeParse(cardForm, values)
  if (result.success) return {}
  return Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]))
}

const anyCard = fc
  .record({
    fuelCardType: fc.constantFrom(...bindings),
    locqpayLimit: fc.option(fc.integer({ min: moneyMin, max: moneyMax }).map(centavos)),
    transactionLimit: fc.option(fc.integer({ min: 1, max: transactionsMax })),
    accepted: fc.subarray([...products], { minLength: 1 }),
    remarks: fc.option(fc.string({ maxLength: 255 }).map((text) => text.trim())),
  })
  .map(({ accepted, ...rest }): FleetCard => {
    const flags = Object.fromEntries(products.map((product) => [product, accepted.includes(product)]))
    return { ...card, ...rest, ...(flags as Pick<FleetCard, 'diesel'>) }
  })

describe('the form values of a card', () => {
  test('convert to the update input without a change, and a stored card is valid', () => {
    fc.assert(
      fc.property(anyCard, (one) => {
        const values = valuesOf(one)
        expect(fieldErrorsOf(values)).toEqual({})
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

  test('allow a money limit from ₱1.00 to ₱99,999,999.99, or no limit', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 2 * moneyMax })),
        (n) => {
          const error = fieldErrorsOf(valuesWith({ locqpayLimit: n }))['locqpayLimit']
          const isInside = n >= moneyMin && n <= moneyMax
          expect(error, decimalText(n, 2)).toBe(
            isInside ? undefined : n < moneyMin ? 'min:1.00' : 'max:99,999,999.99',
          )
          expect(fieldErrorsOf(valuesWith({ locqpayLimit: n, isMoneyUnlimited: true }))).toEqual({})
        },
      ),
    )
    expect(fieldErrorsOf(valuesWith({ locqpayLimit: null }))).toEqual({ locqpayLimit: 'required' })
  })

  test.each([
    ['', 'required'],
    ['0', 'min:1'],
    ['1', undefined],
    ['999999', undefined],
    ['1000000', 'max:999,999'],
    ['1.5', 'numeric'],
  ])('allow a transaction limit from 1 to 999,999: %j', (transactionLimit, error) => {
    expect(fieldErrorsOf(valuesWith({ transactionLimit }))['transactionLimit']).toBe(error)
    expect(fieldErrorsOf(valuesWith({ transactionLimit, isCountUnlimited: true }))).toEqual({})
  })

  test.each(bindings)('require the driver and the vehicle as the type %s says', (fuelCardType) => {
    const errors = fieldErrorsOf(valuesWith({ fuelCardType, driverId: null, vehicleId: null }))
    expect(errors).toEqual({
      ...(needsDriver(fuelCardType) && { driverId: 'required' }),
      ...(needsVehicle(fuelCardType) && { vehicleId: 'required' }),
    })
  })

  test('require a product and allow 255 characters of remarks', () => {
    expect(fieldErrorsOf(valuesWith({ products: [] }))).toEqual({ products: 'required' })
    expect(fieldErrorsOf(valuesWith({ remarks: 'x'.repeat(255) }))).toEqual({})
    expect(fieldErrorsOf(valuesWith({ remarks: 'x'.repeat(256) }))).toEqual({ remarks: 'maxLength:255' })
  })
})

test('changes are listed with their displayed values, including the driver and vehicle that an "any" card loses', () => {
  const messages = {
    t: editFleetCardMessages.defaults,
    codes: codeMessages.defaults,
    ui: uiMessages.defaults,
    formats: englishFormats,
  }
  expect(changesOf(card, valuesWith(), valuesWith(), messages)).toEqual([])
  const after = valuesWith({
    fuelCardType: 'any',
    isMoneyUnlimited: true,
    transactionLimit: '1500',
    products: ['gas95'],
    remarks: 'Reliever',
  })
  expect(
    changesOf(card, valuesWith(), after, messages).map(({ name, before, after: newValue }) => [
      name,
      before,
      newValue,
    ]),
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

test('the rest of a limit is the unused amount and never negative', () => {
  fc.assert(
    fc.property(fc.nat(moneyMax), fc.integer({ min: 1, max: moneyMax }), (used, limit) => {
      const usage = limitUsage(used, limit)
      expect(usage?.remaining).toBe(used >= limit ? 0 : limit - used)
      expect(usage?.isReached).toBe(used >= limit)
      expect(usage?.share).toBeLessThanOrEqual(1)
    }),
  )
  for (const none of [null, undefined, 0]) expect(limitUsage(100, none)).toBeUndefined()
})
