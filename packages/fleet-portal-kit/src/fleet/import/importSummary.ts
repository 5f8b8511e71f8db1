import type { ImportSheet } from './importSheet.ts'

export interface ImportSummary {
  kind: 'applied' | 'partial' | 'failed'
  /** How many rows were applied in all. */
  applied: number
  /** How many rows were sent or are still to be sent. Excluded rows do not count. */
  total: number
  /** How many rows the user excluded. */
  excluded: number
  /** How many rows were not sent because the user stopped the upload. */
  unsent: number
}

/** Summarizes an upload. `applied` is the number of rows that the server applied. */
export function summarizeImport(sheet: ImportSheet, applied: number): ImportSummary {
  const excluded = sheet.rowsWithStatus('excluded').length
  const unsent = sheet.rowsWithStatus('waiting').length
  const total = sheet.report.count - excluded
  const kind = applied >= total ? 'applied' : applied === 0 ? 'failed' : 'partial'
  return { kind, applied, total, excluded, unsent }
}

/** Formats ascending numbers as ranges: `2–4, 6`. */
export function formatRanges(numbers: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const number of numbers) {
    const last = ranges.at(-1)
    if (last && last[1] === number - 1) last[1] = number
    else ranges.push([number, number])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}
