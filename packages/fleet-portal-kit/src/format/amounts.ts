import { decimalText, type Centavos, type Millilitres, type UnitPrice } from 'fleet-portal-api-client/money'
import { lazily } from './lazily.ts'
import { withoutBreaks } from './withoutBreaks.ts'

const minus = '\u2212'
const withMinus = (value: number, text: string) => (value < 0 ? minus + text : text)

/** Formats of money, volumes and prices in the language of a locale. The digits are those of the integer: nothing is rounded. */
export function amountFormats(locale: string) {
  const marks = lazily(() => {
    const parts = new Intl.NumberFormat(locale).formatToParts(12_345.6)
    const mark = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? ''
    return { group: mark('group'), decimal: mark('decimal') }
  })

  /** Adds thousands separators to the whole part of a decimal text. */
  const groupThousands = (text: string): string => {
    const [units = '', fraction] = text.split('.')
    const { group, decimal } = marks()
    const whole = units.replace(/\B(?=(\d{3})+(?!\d))/g, group)
    return fraction === undefined ? whole : `${whole}${decimal}${fraction}`
  }

  /** `₱1,234,567.80`; below zero `−₱5.00`. */
  const formatPesos = (value: Centavos): string =>
    withMinus(value, `₱${groupThousands(decimalText(Math.abs(value), 2))}`)

  /** `1,234.5 L`: at most three decimals, no trailing zeros, and a no-break space. */
  const formatLitres = (value: Millilitres): string =>
    withMinus(
      value,
      withoutBreaks(`${groupThousands(decimalText(Math.abs(value), 3).replace(/\.?0+$/, ''))} L`),
    )

  /** A price per litre with two to four decimals: `₱61.25`, `₱61.2575`. */
  const formatPrice = (value: UnitPrice): string => {
    const text = decimalText(Math.abs(value), 4).replace(/(\.\d\d\d*?)0+$/, '$1')
    return withMinus(value, `₱${groupThousands(text)}`)
  }

  /** A price change with its sign: `+₱1.10/L`, `−₱0.65/L`. */
  const formatMovement = (value: UnitPrice): string => `${value > 0 ? '+' : ''}${formatPrice(value)}/L`

  return { formatPesos, formatLitres, formatPrice, formatMovement }
}
