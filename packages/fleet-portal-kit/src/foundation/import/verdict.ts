import type { ImportFault } from './checkRows.ts'
import type { ImportColumn, ImportVerdict } from './importPlan.ts'

export interface Outcome {
  kind: 'applied' | 'partial' | 'failed'
  /** How many rows were applied. */
  applied: number
  faults: ImportFault[]
  /** Numbers of the rejected rows, where the server names them, in order. */
  rejectedRows: number[]
}

/** What a verdict means for a file of so many rows. Without any word from the server all of it was applied. */
export function outcomeOf(
  { applied, rejected = [] }: ImportVerdict,
  total: number,
  columns: readonly ImportColumn[],
): Outcome {
  const rejectedRows = [...new Set(rejected.map(({ row }) => row))].toSorted((one, other) => one - other)
  const faults = rejected.map(({ row, field, code }): ImportFault => {
    const at = columns.findIndex((column) => column.field === field || column.title === field)
    return { kind: 'rejected', row, at: at < 0 ? undefined : at, code }
  })
  const known = applied ?? Math.max(0, total - rejectedRows.length)
  const kind = known >= total && rejectedRows.length === 0 ? 'applied' : known === 0 ? 'failed' : 'partial'
  return { kind, applied: known, faults, rejectedRows }
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
