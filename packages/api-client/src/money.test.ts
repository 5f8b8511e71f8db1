import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  averagePrice,
  centavos,
  costOf,
  decimalFromInteger,
  decimalText,
  integerFromDecimal,
  millilitres,
  sum,
  unitPrice,
  volumeFor,
} from './money.ts'

// Amounts to 10 billion pesos, volumes to 10 million litres, prices from 1 centavo to 10,000 pesos a litre.
const amount = fc.integer({ min: 0, max: 1_000_000_000_000 }).map(centavos)
const volume = fc.integer({ min: 0, max: 10_000_000_000 }).map(millilitres)
const price = fc.integer({ min: 100, max: 100_000_000 }).map(unitPrice)
// Fifteen digits, which a double represents exactly.
const integer = fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 })
const places = fc.constantFrom(0, 1, 2, 3, 4)

/** Half away from zero by long division on whole numbers: the oracle for every product and quotient. */
function halfUp(numerator: bigint, denominator: bigint): bigint {
  const size = numerator < 0n ? -numerator : numerator
  const whole = size / denominator
  const rounded = 2n * (size % denominator) >= denominator ? whole + 1n : whole
  return numerator < 0n ? -rounded : rounded
}

describe('the cost of a volume', () => {
  test('is the exact product rounded half up to the centavo', () => {
    fc.assert(
      fc.property(volume, price, (ml, perLitre) => {
        const exact = BigInt(ml) * BigInt(perLitre)
        expect(BigInt(costOf(ml, perLitre))).toBe(halfUp(exact, 100_000n))
      }),
    )
  })

  test('rounds half a centavo up where floating point would lose it', () => {
    // 1.005 L at 1.00 is 1.005 pesos; in floats 1.005 * 100 is 100.49999999999999.
    expect(costOf(millilitres(1005), unitPrice(10_000))).toBe(101)
    expect(costOf(millilitres(1004), unitPrice(10_000))).toBe(100)
    expect(costOf(millilitres(20_000), unitPrice(612_500))).toBe(122_500)
  })

  test('of a negative volume is the negated cost of the volume', () => {
    fc.assert(
      fc.property(volume, price, (ml, perLitre) => {
        expect(costOf(millilitres(0 - ml), perLitre)).toBe(0 - costOf(ml, perLitre))
      }),
    )
  })
})

describe('the volume for an amount', () => {
  test('never costs more than the amount, and leaves less than one millilitre unbought', () => {
    fc.assert(
      fc.property(amount, price, (asked, perLitre) => {
        const ml = volumeFor(asked, perLitre)
        expect(costOf(ml, perLitre)).toBeLessThanOrEqual(asked)
        const residue = BigInt(asked) * 100_000n - BigInt(ml) * BigInt(perLitre)
        expect(residue >= 0n && residue < BigInt(perLitre)).toBe(true)
      }),
    )
  })

  test('is zero without a price', () => {
    expect(volumeFor(centavos(100_000), unitPrice(0))).toBe(0)
    expect(volumeFor(centavos(100_000), unitPrice(-1))).toBe(0)
  })

  test('of the cost of a volume is that volume within the rounding', () => {
    fc.assert(
      fc.property(volume, price, (ml, perLitre) => {
        const bought = volumeFor(costOf(ml, perLitre), perLitre)
        const slack = 50_000 / perLitre
        expect(Math.abs(bought - ml)).toBeLessThanOrEqual(slack + 1)
      }),
    )
  })
})

test('the average price is the total over the volume, rounded half up', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 1000, max: 10_000_000_000 }).map(millilitres), (total, ml) => {
      expect(BigInt(averagePrice(total, ml))).toBe(halfUp(BigInt(total) * 100_000n, BigInt(ml)))
    }),
  )
  expect(averagePrice(centavos(100), millilitres(0))).toBe(0)
})

describe('decimals in requests and answers', () => {
  test('decode to the integer that they were encoded from', () => {
    fc.assert(
      fc.property(integer, places, (value, count) => {
        expect(integerFromDecimal(decimalFromInteger(value, count), count)).toBe(value)
        expect(integerFromDecimal(decimalText(value, count), count)).toBe(value)
      }),
    )
  })

  test('keep their value through JSON', () => {
    fc.assert(
      fc.property(integer, places, (value, count) => {
        const wire = JSON.parse(JSON.stringify(decimalFromInteger(value, count))) as number
        expect(integerFromDecimal(wire, count)).toBe(value)
      }),
    )
  })

  test('with too many places are rounded half up exactly, if rounding is enabled', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -999_999_999, max: 999_999_999 }),
        fc.integer({ min: 0, max: 999_999 }),
        (units, millionths) => {
          const text = `${units}.${String(millionths).padStart(6, '0')}`
          const scaled = BigInt(Math.abs(units)) * 1_000_000n + BigInt(millionths)
          const size = Number(halfUp(scaled, 10_000n))
          const negative = text.startsWith('-') && size !== 0
          expect(integerFromDecimal(text, 2, true)).toBe(negative ? -size : size)
        },
      ),
    )
  })

  test.each([
    [0.0001, 3],
    ['0.0001', 3],
    [1.005, 2],
    [1e21, 2],
    ['1e21', 2],
    ['1e3', 2],
    [Number.NaN, 2],
    [Number.POSITIVE_INFINITY, 2],
    ['', 2],
    [' 1', 2],
    ['1,000', 2],
    ['1_000', 2],
    ['0x10', 2],
    ['.5', 2],
    ['--1', 2],
    ['１２', 2],
    ['9007199254740993', 0],
    ['99999999999999.999', 3],
  ])('are not %j at %i places', (value, count) => {
    expect(integerFromDecimal(value, count)).toBeUndefined()
  })

  test.each([
    ['12.', 2, 1200],
    ['+3.5', 2, 350],
    ['1.500', 2, 150],
    ['-0', 2, 0],
    ['-0.00', 2, 0],
    [0.1, 2, 10],
  ])('decode %j at %i places as %i', (value, count, expected) => {
    expect(integerFromDecimal(value, count)).toBe(expected)
  })

  test('that are only floating-point noise decode to zero in answers, and are refused in requests', () => {
    expect(integerFromDecimal(0.1 + 0.2 - 0.3, 2, true)).toBe(0)
    expect(integerFromDecimal(-1e-9, 2, true)).toBe(0)
    expect(integerFromDecimal(0.1 + 0.2 - 0.3, 2)).toBeUndefined()
    expect(integerFromDecimal('1e-9', 2, true)).toBeUndefined()
  })

  test('are written with all decimal places', () => {
    expect(decimalText(123_450, 2)).toBe('1234.50')
    expect(decimalText(-5, 2)).toBe('-0.05')
    expect(decimalText(7, 0)).toBe('7')
  })
})

test('fractions, infinities and unsafe integers are not amounts', () => {
  for (const value of [0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1]) {
    expect(() => centavos(value)).toThrow(RangeError)
    expect(() => millilitres(value)).toThrow(RangeError)
    expect(() => unitPrice(value)).toThrow(RangeError)
  }
})

test('a sum is exact, and throws if it cannot be', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })), (values) => {
      expect(BigInt(sum(values))).toBe(values.reduce((total, value) => total + BigInt(value), 0n))
    }),
  )
  expect(() => sum([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError)
})
