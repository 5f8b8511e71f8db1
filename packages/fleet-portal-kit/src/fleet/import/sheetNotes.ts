import type { importMessages } from '../../locales/en/imports.ts'
import type { ImportColumn } from './importPlan.ts'
import type { ImportSheet } from './importSheet.ts'

/** Messages about corrections that were made automatically while a file was read. */
export function sheetNotes(
  { report }: ImportSheet,
  columns: readonly ImportColumn[],
  t: typeof importMessages.defaults,
): string[] {
  const { titleErrors, ignoredTitles, firstRowNumber, correctedCounts, encoding, separator } = report
  // Rows pasted from a spreadsheet have tabs.
  const separatorName = { ';': t.separators.semicolons, '|': t.separators.bars }[separator]
  return [
    ...(firstRowNumber === 1 ? [t.noTitles] : titleErrors.length > 0 ? [t.titlesCorrected] : []),
    ...(ignoredTitles.length > 0 ? [t.ignoredColumns(ignoredTitles.join(', '))] : []),
    ...columns.flatMap((column, index) =>
      column.corrected && correctedCounts[index] ? [column.corrected(correctedCounts[index])] : [],
    ),
    ...(encoding === 'windows-1252' ? [t.olderEncoding] : []),
    ...(separatorName ? [t.otherSeparator(separatorName)] : []),
  ]
}
