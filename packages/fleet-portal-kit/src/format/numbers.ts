import { lazily } from './lazily.ts'

/**
 * Locales in which a whole number below 1,000 is its digits. The first format of `Intl` on a page takes up to 15 ms, and most lists have
 * no other number.
 */
const plainLocale = /^(en|fil)(-[A-Z]{2})?$/
const plainNumber = /^\d{1,3}$/

/** Formats of numbers in the language of a locale. Days and times have their own formats in `days.ts`. */
export function numberFormats(locale: string) {
  const counts = lazily(() => new Intl.NumberFormat(locale))
  const rounded = lazily(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }))

  /** `1,000`. */
  const formatCount = (count: number): string =>
    plainLocale.test(locale) && plainNumber.test(`${count}`) ? `${count}` : counts().format(count)

  /** `3.42`, with a fixed number of decimals. */
  const formatFixed = (value: number, decimals: number): string =>
    value.toLocaleString(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })

  /** `14.3` or `14`, with at most one decimal. */
  const formatRounded = (value: number): string => rounded().format(value)

  return { formatCount, formatFixed, formatRounded }
}
