import { decimalText, type Centavos, type Millilitres, type UnitPrice } from 'api-client/money'

/** Thousands parted by commas, in the whole part of a decimal text. */
function grouped(text: string): string {
  const [units = '', fraction] = text.split('.')
  const parted = units.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  return fraction === undefined ? parted : `${parted}.${fraction}`
}

const minus = '\u2212'
const signed = (value: number, text: string) => (value < 0 ? minus + text : text)

/** `₱1,234,567.80`; below zero `−₱5.00`. */
export const formatPesos = (value: Centavos): string =>
  signed(value, `₱${grouped(decimalText(Math.abs(value), 2))}`)

/** `1,234.5 L`: at most three decimals, no zeros at the end. */
export const formatLitres = (value: Millilitres): string =>
  signed(value, `${grouped(decimalText(Math.abs(value), 3)).replace(/\.?0+$/, '')} L`)

/** A price per litre: `₱61.25`, with up to four decimals where it has them. */
export function formatPrice(value: UnitPrice): string {
  const text = decimalText(Math.abs(value), 4).replace(/(\.\d\d\d*?)0+$/, '$1')
  return signed(value, `₱${grouped(text)}`)
}

/** A change of price with its sign: `+₱1.10/L`, `−₱0.65/L`. */
export const formatMovement = (value: UnitPrice): string => `${value > 0 ? '+' : ''}${formatPrice(value)}/L`
