import type { ImportSheet } from './importSheet.ts'

export interface ImportOutcomeSummary {
  kind: 'applied' | 'partial' | 'failed'
  /** How many rows were applied in all. */
  applied: number
  /** How many were sent, or would have been had nobody stopped it. */
  total: number
  /** How many the person left out. */
  leftOut: number
  /** How many were not sent, because the person stopped it. */
  unsent: number
}

/** What became of a file after so many of its rows were applied. */
export function summarizeImport(sheet: ImportSheet, applied: number): ImportOutcomeSummary {
  const leftOut = sheet.rowsOf('leftOut').length
  const unsent = sheet.rowsOf('waiting').length
  const total = sheet.report.count - leftOut
  const kind = applied >= total ? 'applied' : applied === 0 ? 'failed' : 'partial'
  return { kind, applied, total, leftOut, unsent }
}

/** Numbers in order as ranges: `2–4, 6`. */
export function rangesOf(numbers: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const number of numbers) {
    const last = ranges.at(-1)
    if (last && last[1] === number - 1) last[1] = number
    else ranges.push([number, number])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}
