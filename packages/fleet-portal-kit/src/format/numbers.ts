/** Formats of numbers in the language of a locale. Days and times have their own formats in `days.ts`. */
export function numberFormats(locale: string) {
  const counts = new Intl.NumberFormat(locale)
  const rounded = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const bytes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'byte', unitDisplay: 'long' })

  /** `1,000`. */
  const formatCount = (count: number): string => counts.format(count)

  /** `3.42`, with a fixed number of decimals. */
  const formatFixed = (value: number, decimals: number): string =>
    value.toLocaleString(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })

  /** `14.3` or `14`, with at most one decimal. */
  const formatRounded = (value: number): string => rounded.format(value)

  /** `512 bytes`. */
  const formatWholeBytes = (count: number): string => bytes.format(count)

  return { formatCount, formatFixed, formatRounded, formatWholeBytes }
}
