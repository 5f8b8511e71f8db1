import type { importMessages } from '../../locales/en/imports.ts'
import type { ImportFault } from './checkRows.ts'
import type { ImportColumn } from './importPlan.ts'

type Words = typeof importMessages.defaults

export interface FaultGroup {
  heading: string
  /** At most five. */
  items: string[]
  /** How many more there are. */
  more: number
}

const shown = 5

/** Under which heading a fault is listed. */
function headingOf(
  fault: ImportFault,
  columns: readonly ImportColumn[],
  t: Words,
  codeSentence: (code: string) => string | undefined,
): string {
  switch (fault.kind) {
    case 'file':
    case 'title':
    case 'extraColumn':
      return t.headings.file
    case 'cell':
      return columns[fault.at]?.heading ?? t.headings.other
    case 'rejected':
      // A cell that the server finds badly written is listed with those found here; what it refuses for another
      // reason, such as an id that is taken, is not.
      if (codeSentence(fault.code ?? '') !== undefined) return t.headings.rejected
      return (fault.at === undefined ? undefined : columns[fault.at]?.heading) ?? t.headings.rejected
    default:
      return t.headings.other
  }
}

function sentenceOf(
  fault: ImportFault,
  columns: readonly ImportColumn[],
  t: Words,
  codeSentence: (code: string) => string | undefined,
): string {
  switch (fault.kind) {
    case 'file':
      return t.files[fault.why]
    case 'title':
      return t.columnShouldBe(fault.column, fault.title)
    case 'extraColumn':
      return t.extraColumn(fault.column)
    case 'blankColumn':
      return t.blankColumn(fault.column) + (fault.title ? `: ${fault.title}` : '')
    case 'blankRow':
      return t.row(fault.row, t.blankRow)
    case 'extraCells':
      return t.row(fault.row, t.extraCells)
    case 'cell': {
      const words = columns[fault.at]?.fault ?? t.notApplied
      return t.row(fault.row, fault.isBlank ? t.blankCell(words) : words)
    }
    case 'rejected': {
      const own = fault.at === undefined ? undefined : columns[fault.at]?.fault
      return t.row(fault.row, codeSentence(fault.code ?? '') ?? own ?? t.notApplied)
    }
  }
}

/** Faults under their headings, five of each at most; `codeSentence` knows the server's reasons beyond the form of a cell. The headings stand in the order of their first fault. */
export function faultGroups(
  faults: readonly ImportFault[],
  columns: readonly ImportColumn[],
  t: Words,
  codeSentence: (code: string) => string | undefined,
): FaultGroup[] {
  const groups = new Map<string, Set<string>>()
  for (const fault of faults) {
    const heading = headingOf(fault, columns, t, codeSentence)
    const sentences = groups.get(heading) ?? new Set()
    groups.set(heading, sentences.add(sentenceOf(fault, columns, t, codeSentence)))
  }
  return [...groups].map(([heading, sentences]) => ({
    heading,
    items: [...sentences].slice(0, shown),
    more: Math.max(0, sentences.size - shown),
  }))
}
