import { reportTypes, type Report, type ReportType } from 'fleet-portal-api-client/contract/reports'
import type { byteFormats } from '../../format/bytes.ts'
import type { Formats } from '../../format/formats.ts'
import type { downloadsMessages } from '../../locales/en/downloads.ts'

type Messages = typeof downloadsMessages.defaults
type DetailFormats = Pick<Formats, 'formatInstant'> & ReturnType<typeof byteFormats>

export const isInProgress = ({ status }: Report): boolean => status === 'in progress'

/** The display name of the report type. That of an unknown type is the server's name, such as `account-statement`. */
const typeName = ({ reportType }: Report, t: Messages): string =>
  (t.types as Record<string, string | undefined>)[reportType] ?? reportType

/** The file type such as `CSV`, from the server or from the file extension. */
function fileTypeOf({ fileType, fileName }: Report): string | undefined {
  const type = fileType || /\.(\w{2,5})$/.exec(fileName ?? '')?.[1]
  return type?.replace(/^\./, '').toUpperCase()
}

/** The known details of a report in display order: file type, size, report type, date. */
export function detailsOf(
  report: Report,
  t: Messages,
  { formatBytes, formatInstant }: DetailFormats,
): string[] {
  const { fileSize, createdAt } = report
  const size = typeof fileSize === 'number' && fileSize > 0 ? formatBytes(fileSize) : undefined
  return [fileTypeOf(report), size, typeName(report, t), formatInstant(createdAt)].filter(
    (detail) => detail !== undefined,
  )
}

/** Whether a report can be requested once more: it has ended, its type is known, and the server has kept its filters. */
export const isRepeatable = (report: Report): report is Report & { reportType: ReportType } =>
  !isInProgress(report) &&
  report.filters != null &&
  (reportTypes as readonly string[]).includes(report.reportType)

/** Sorts reports in progress first. Otherwise keeps the order of the server, newest first. */
export const pendingFirst = (reports: readonly Report[]): Report[] =>
  reports.toSorted((a, b) => Number(isInProgress(b)) - Number(isInProgress(a)))
