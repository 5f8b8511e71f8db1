import { formatRounded } from './numbers.ts'

const units = ['KB', 'MB', 'GB'] as const

/** Formats a file size: `1.2 MB`, `14 KB`, `512 bytes`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return bytes === 1 ? '1 byte' : `${formatRounded(bytes)} bytes`
  let value = bytes / 1000
  let unit = 0
  // 999.95 rounds up to 1,000, which is shown as 1 of the next unit.
  while (value >= 999.95 && unit < units.length - 1) {
    value /= 1000
    unit += 1
  }
  return `${formatRounded(value)} ${units[unit]}`
}
