import type { importMessages } from '../../locales/en/imports.ts'
import type { ImportColumn } from './importPlan.ts'
import type { FileFault, ImportFault } from './sheetFaults.ts'

type Messages = typeof importMessages.defaults

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
  t: Messages,
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
    case 'repeated':
      return t.headings.repeated
    case 'held':
      return t.headings.held
    default:
      return t.headings.other
  }
}

const fileSentence = (why: FileFault, t: Messages): string =>
  why.startsWith('quotes:')
    ? t.row(Number(why.slice(7)), t.quotes)
    : t.files[why as Exclude<FileFault, `quotes:${number}`>]

/** A fault in words, with its row as a spreadsheet shows it. */
export function sentenceOf(
  fault: ImportFault,
  columns: readonly ImportColumn[],
  t: Messages,
  codeSentence: (code: string) => string | undefined,
): string {
  switch (fault.kind) {
    case 'file':
      return fileSentence(fault.why, t)
    case 'title':
      return t.columnShouldBe(fault.column, fault.title)
    case 'extraColumn':
      return t.extraColumn(fault.column)
    case 'blankColumn':
      return t.blankColumn(fault.column)
    case 'emptyColumn':
      return `${t.blankColumn(fault.column)}: ${fault.title}`
    case 'blankRow':
      return t.row(fault.row, t.blankRow)
    case 'extraCells':
      return t.row(fault.row, t.extraCells)
    case 'cell': {
      const words = columns[fault.at]?.fault ?? t.notApplied
      return t.row(fault.row, fault.isBlank ? t.blankCell(words) : words)
    }
    case 'repeated':
      return t.row(fault.row, t.repeated(fault.title, fault.of))
    case 'held':
      return t.row(fault.row, t.held(fault.title, fault.by))
    case 'rejected': {
      const own = fault.at === undefined ? undefined : columns[fault.at]?.fault
      return t.row(fault.row, codeSentence(fault.code ?? '') ?? own ?? t.notApplied)
    }
  }
}

/**
 * Faults under their headings, five of each at most; `codeSentence` knows the server's reasons beyond the form of a
 * cell. The headings stand in the order of their first fault.
 */
export function faultGroups(
  faults: Iterable<ImportFault>,
  columns: readonly ImportColumn[],
  t: Messages,
  codeSentence: (code: string) => string | undefined,
): FaultGroup[] {
  const groups = new Map<string, FaultGroup & { last: string }>()
  for (const fault of faults) {
    const heading = headingOf(fault, columns, t, codeSentence)
    const group = groups.get(heading) ?? { heading, items: [], more: 0, last: '' }
    groups.set(heading, group)
    const sentence = sentenceOf(fault, columns, t, codeSentence)
    // Two faults of one row can come to the same sentence; they follow each other.
    if (sentence === group.last) continue
    group.last = sentence
    if (group.items.length < shown) group.items.push(sentence)
    else group.more++
  }
  return [...groups.values()].map(({ heading, items, more }) => ({ heading, items, more }))
}
