import { lazily } from './lazily.ts'
import { numberFormats } from './numbers.ts'

const units = ['KB', 'MB', 'GB'] as const

/** The format of file sizes in the language of a locale. */
export function byteFormats(locale: string) {
  const { formatRounded } = numberFormats(locale)
  const wholeBytes = lazily(
    () => new Intl.NumberFormat(locale, { style: 'unit', unit: 'byte', unitDisplay: 'long' }),
  )

  /** Formats a file size: `1.2 MB`, `14 KB`, `512 bytes`. */
  const formatBytes = (bytes: number): string => {
    if (bytes < 1000) return wholeBytes().format(bytes)
    let value = bytes / 1000
    let unit = 0
    // 999.95 rounds up to 1,000, which is shown as 1 of the next unit.
    while (value >= 999.95 && unit < units.length - 1) {
      value /= 1000
      unit += 1
    }
    return `${formatRounded(value)} ${units[unit]}`
  }

  return { formatBytes }
}
