/** The locale of numbers. Days and times have their own format in `days.ts`. */
const locale = 'en-PH'

const counts = new Intl.NumberFormat(locale)

/** `1,000`. */
export const formatCount = (count: number): string => counts.format(count)

/** `3.42`, with a fixed number of decimals. */
export const formatFixed = (value: number, decimals: number): string =>
  value.toLocaleString(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })

/** `14.3` or `14`, with at most one decimal. */
export const formatRounded = (value: number): string =>
  value.toLocaleString(locale, { maximumFractionDigits: 1 })
