/**
 * Money, volume and price as integers. Only requests and answers have decimals. There is one rounding rule: half up, away from zero.
 * Pesos to litres is the one exception: it rounds down, so that a user never gets more fuel than they paid for.
 */
declare const unit: unique symbol
/** Pesos × 100. @since 0.1.0 */
export type Centavos = number & { readonly [unit]: 'centavo' }
/** Litres × 1,000. @since 0.1.0 */
export type Millilitres = number & { readonly [unit]: 'millilitre' }
/** Pesos per litre × 10,000. @since 0.1.0 */
export type UnitPrice = number & { readonly [unit]: '1/10000 peso per litre' }

/** An integer as centavos. Throws a RangeError if it is no safe integer. @since 0.1.0 */
export const centavos = (value: number): Centavos => whole(value) as Centavos
/** An integer as millilitres. Throws a RangeError if it is no safe integer. @since 0.1.0 */
export const millilitres = (value: number): Millilitres => whole(value) as Millilitres
/** An integer as 1/10,000 peso per litre. Throws a RangeError if it is no safe integer. @since 0.1.0 */
export const unitPrice = (value: number): UnitPrice => whole(value) as UnitPrice

function whole(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a safe integer: ${value}`)
  return value
}

const decimal = /^([+-]?)(\d{1,15})(?:\.(\d*))?$/

/**
 * The integer of a decimal with a number of places: 123450 for `1234.5` at two places. `undefined` if the text is no plain
 * decimal or exceeds a safe integer. More places are refused, or rounded half up with `round`.
 *
 * @since 0.1.0
 */
export function integerFromDecimal(
  value: string | number,
  places: number,
  round = false,
): number | undefined {
  // Server sums of floats may contain noise such as 5.6e-17. No other exponent is accepted.
  if (round && typeof value === 'number' && Math.abs(value) < 1e-6) return 0
  const match = decimal.exec(String(value))
  if (!match) return undefined
  const [, sign, units = '', fraction = ''] = match
  const kept = fraction.slice(0, places).padEnd(places, '0')
  const rest = fraction.slice(places)
  if (!round && /[1-9]/.test(rest)) return undefined
  const size = Number(units + kept) + (rest.charAt(0) >= '5' ? 1 : 0)
  if (!Number.isSafeInteger(size)) return undefined
  return sign === '-' && size !== 0 ? -size : size
}

/** The decimal number of requests and answers for an integer: `1234.5` for 123450 at two places. @since 0.1.0 */
export function decimalFromInteger(value: number, places: number): number {
  return Number(decimalText(value, places))
}

/** The same as text, with every place written: `1234.50`. @since 0.1.0 */
export function decimalText(value: number, places: number): string {
  const digits = String(Math.abs(whole(value))).padStart(places + 1, '0')
  const sign = value < 0 ? '-' : ''
  return places === 0 ? sign + digits : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

function mulDiv(a: number, b: number, divisor: number, rounding: 'half-up' | 'down'): number {
  const product = BigInt(whole(a)) * BigInt(whole(b))
  const size = product < 0n ? -product : product
  const d = BigInt(divisor)
  const quotient = rounding === 'down' ? size / d : (2n * size + d) / (2n * d)
  return whole(Number(product < 0n ? -quotient : quotient))
}

/** The cost of a volume at a price, rounded half up to the centavo. @since 0.1.0 */
export function costOf(volume: Millilitres, price: UnitPrice): Centavos {
  return mulDiv(volume, price, 100_000, 'half-up') as Centavos
}

/**
 * The volume that an amount buys at a price, rounded down to the millilitre. Zero if the price is zero.
 *
 * @since 0.1.0
 */
export function volumeFor(amount: Centavos, price: UnitPrice): Millilitres {
  return price <= 0 ? millilitres(0) : (mulDiv(amount, 100_000, price, 'down') as Millilitres)
}

/**
 * The average price of several purchases, rounded half up to 1/10,000 peso. Zero if there is no volume.
 *
 * @since 0.1.0
 */
export function averagePrice(total: Centavos, volume: Millilitres): UnitPrice {
  return volume === 0 ? unitPrice(0) : (mulDiv(total, 100_000, volume, 'half-up') as UnitPrice)
}

/** The sum of amounts of one unit. @since 0.1.0 */
export function sum<T extends number>(values: Iterable<T>): T {
  let total = 0
  for (const value of values) total = whole(total + value)
  return total as T
}
