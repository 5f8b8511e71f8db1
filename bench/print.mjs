/** The median of a list of numbers. */
export const median = (numbers) => quantile(numbers, 0.5)

/** The quantile of a list of numbers, with linear interpolation. */
export function quantile(numbers, share) {
  const sorted = [...numbers].toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)]
  return below + (sorted[Math.ceil(place)] - below) * (place % 1)
}

/** Prints a table with a header. The first column is left-aligned, the others right-aligned. */
export function printTable(header, rows) {
  const all = [header, ...rows].map((row) => row.map(String))
  const widths = header.map((_, column) => Math.max(...all.map((row) => row[column].length)))
  for (const row of all) {
    console.log(
      row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join('  '),
    )
  }
}
