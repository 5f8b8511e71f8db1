import type { importMessages } from '../../locales/en/imports.ts'
import type { ImportColumn } from './importPlan.ts'
import type { FileError } from './readSheet.ts'
import type { ImportError } from './sheetErrors.ts'

type Messages = typeof importMessages.defaults

export interface ErrorGroup {
  heading: string
  /** At most five messages. */
  items: string[]
  /** How many messages of the group are not listed. */
  more: number
}

const maxItems = 5

function headingOf(
  error: ImportError,
  columns: readonly ImportColumn[],
  t: Messages,
  codeMessage: (code: string) => string | undefined,
): string {
  switch (error.kind) {
    case 'file':
    case 'title':
    case 'extraColumn':
      return t.headings.file
    case 'cell':
      return columns[error.columnIndex]?.heading ?? t.headings.other
    case 'rejected':
      // If the server rejects the format of a cell, the error is listed with the format errors found in the browser.
      // Other reasons, such as an ID that another driver has, are listed separately.
      if (error.message === undefined && codeMessage(error.code ?? '') !== undefined)
        return t.headings.rejected
      return (
        (error.columnIndex === undefined ? undefined : columns[error.columnIndex]?.heading) ??
        t.headings.rejected
      )
    case 'duplicate':
      return t.headings.duplicate
    case 'existing':
      return t.headings.existing
    default:
      return t.headings.other
  }
}

const fileErrorMessage = (reason: FileError, t: Messages): string =>
  reason.startsWith('quotes:')
    ? t.row(Number(reason.slice(7)), t.quotes)
    : t.files[reason as Exclude<FileError, `quotes:${number}`>]

/** The message of an error, with its row number as a spreadsheet shows it. */
export function errorMessageOf(
  error: ImportError,
  columns: readonly ImportColumn[],
  t: Messages,
  codeMessage: (code: string) => string | undefined,
): string {
  switch (error.kind) {
    case 'file':
      return fileErrorMessage(error.reason, t)
    case 'title':
      return t.columnShouldBe(error.column, error.title)
    case 'extraColumn':
      return t.extraColumn(error.column)
    case 'blankColumn':
      return t.blankColumn(error.column)
    case 'emptyColumn':
      return `${t.blankColumn(error.column)}: ${error.title}`
    case 'blankRow':
      return t.row(error.row, t.blankRow)
    case 'extraCells':
      return t.row(error.row, t.extraCells)
    case 'cell': {
      const { name, errorMessage = t.notApplied } = columns[error.columnIndex] ?? {}
      if (!error.isBlank) return t.row(error.row, errorMessage)
      return t.row(error.row, name ? t.emptyCell(name) : t.blankCell(errorMessage))
    }
    case 'duplicate':
      return t.row(error.row, t.duplicate(error.title, error.duplicateOf))
    case 'existing':
      return t.row(error.row, t.existing(error.title, error.existingName))
    case 'rejected': {
      const columnMessage =
        error.columnIndex === undefined ? undefined : columns[error.columnIndex]?.errorMessage
      return t.row(error.row, error.message ?? codeMessage(error.code ?? '') ?? columnMessage ?? t.notApplied)
    }
  }
}

/**
 * Groups errors under headings, in the order of each heading's first error. `codeMessage` returns the message of an
 * error code of the server, or `undefined` for codes about the format of a cell.
 */
export function groupErrors(
  errors: Iterable<ImportError>,
  columns: readonly ImportColumn[],
  t: Messages,
  codeMessage: (code: string) => string | undefined,
): ErrorGroup[] {
  const groups = new Map<string, ErrorGroup & { lastMessage: string }>()
  for (const error of errors) {
    const heading = headingOf(error, columns, t, codeMessage)
    const group = groups.get(heading) ?? { heading, items: [], more: 0, lastMessage: '' }
    groups.set(heading, group)
    const message = errorMessageOf(error, columns, t, codeMessage)
    // Two consecutive errors of one row can have the same message.
    if (message === group.lastMessage) continue
    group.lastMessage = message
    if (group.items.length < maxItems) group.items.push(message)
    else group.more++
  }
  return [...groups.values()].map(({ heading, items, more }) => ({ heading, items, more }))
}
