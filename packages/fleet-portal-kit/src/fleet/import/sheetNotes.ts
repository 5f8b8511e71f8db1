import type { importMessages } from '../../locales/en/imports.ts'
import type { ImportColumn } from './importPlan.ts'
import type { ImportSheet } from './importSheet.ts'

/** What was put right in a file before anybody saw it, in words. */
export function sheetNotes(
  { report }: ImportSheet,
  columns: readonly ImportColumn[],
  t: typeof importMessages.defaults,
): string[] {
  const { titleFaults, first, mended, encoding, separator } = report
  return [
    ...(first === 1 ? [t.headless] : titleFaults.length > 0 ? [t.titlesMended] : []),
    ...columns.flatMap((column, at) => (column.mended && mended[at] ? [column.mended(mended[at])] : [])),
    ...(encoding === 'windows-1252' ? [t.transcoded] : []),
    ...(separator === ';' ? [t.separated] : []),
  ]
}
