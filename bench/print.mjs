/** The middle of a list of numbers. */
export const median = (numbers) => quantile(numbers, 0.5)

/** The value below which a share of a list lies; between two values, the line between them. */
export function quantile(numbers, share) {
  const sorted = [...numbers].toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)]
  return below + (sorted[Math.ceil(place)] - below) * (place % 1)
}

/** Prints lines of cells under a head, the first column to the left and the others to the right. */
export function printTable(head, lines) {
  const all = [head, ...lines].map((line) => line.map(String))
  const widths = head.map((_, column) => Math.max(...all.map((line) => line[column].length)))
  for (const line of all) {
    console.log(
      line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join('  '),
    )
  }
}
