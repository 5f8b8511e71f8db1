import type { Report } from 'api-client/contract/reports'
import { formatBytes } from '../../format/bytes.ts'
import { formatInstant } from '../../format/days.ts'
import type { downloadsMessages } from '../../locales/en/downloads.ts'

type Messages = typeof downloadsMessages.defaults

export const isInProgress = ({ status }: Report): boolean => status === 'in progress'

/** The kind of a report in words; one that nobody here knows goes by its own name. */
const typeName = ({ reportType }: Report, t: Messages): string =>
  (t.types as Record<string, string | undefined>)[reportType] ?? reportType

/** `CSV`, from what the server says or from the end of the name. */
function fileTypeOf({ fileType, fileName }: Report): string | undefined {
  const type = fileType || /\.(\w{2,5})$/.exec(fileName ?? '')?.[1]
  return type?.replace(/^\./, '').toUpperCase()
}

/** What is known of a report's file, in the order of a card: type, size, kind, date. */
export function factsOf(report: Report, t: Messages): string[] {
  const { fileSize, createdAt } = report
  const size = typeof fileSize === 'number' && fileSize > 0 ? formatBytes(fileSize) : undefined
  return [fileTypeOf(report), size, typeName(report, t), formatInstant(createdAt)].filter(
    (fact) => fact !== undefined,
  )
}

/** Those that are being made first; else as the server has them, newest first. */
export const pendingFirst = (reports: readonly Report[]): Report[] =>
  reports.toSorted((a, b) => Number(isInProgress(b)) - Number(isInProgress(a)))
