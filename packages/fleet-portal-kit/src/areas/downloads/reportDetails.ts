import type { Access } from 'fleet-portal-api-client/contract/access'
import {
  reportAccess,
  reportTypes,
  type Report,
  type ReportType,
} from 'fleet-portal-api-client/contract/reports'
import type { byteFormats } from '../../format/bytes.ts'
import type { Formats } from '../../format/formats.ts'
import type { downloadsMessages } from '../../locales/en/downloads.ts'
import type { AreaName } from '../../provider/navigation.ts'

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

const isKnownType = (report: Report): report is Report & { reportType: ReportType } =>
  (reportTypes as readonly string[]).includes(report.reportType)

/** The lists that reports are exported from. */
const lists: Readonly<Record<ReportType, AreaName>> = {
  cashin: 'cash-in-history',
  'buy-fuel': 'buy-fuel-history',
  redemption: 'redemptions',
  'pricing-history': 'price-history',
  'fuel-code': 'fuel-codes',
  'fuel-card': 'fleet-cards',
  'fuel-card-list': 'fleet-cards',
  payment: 'fleet-card-redemptions',
  'merchant-payment': 'non-fuel-transactions',
}

/** What the user can do about a report that failed. */
export type AfterFailure =
  | { kind: 'list'; area: AreaName }
  /** The fleet or the role has no such report. */
  | { kind: 'unavailable' }
  | { kind: 'unknown-type' }

/** What the user can do about a failed report that cannot be requested again from here. */
export function afterFailureOf(report: Report, allows: (access: Access) => boolean): AfterFailure {
  if (!isKnownType(report)) return { kind: 'unknown-type' }
  if (!allows(reportAccess[report.reportType])) return { kind: 'unavailable' }
  return { kind: 'list', area: lists[report.reportType] }
}

/** Whether a report can be requested once more: it has ended, its type is known, and the server has kept its filters. */
export const isRepeatable = (report: Report): report is Report & { reportType: ReportType } =>
  !isInProgress(report) && report.filters != null && isKnownType(report)

/** Sorts reports in progress first. Otherwise keeps the order of the server, newest first. */
export const pendingFirst = (reports: readonly Report[]): Report[] =>
  reports.toSorted((a, b) => Number(isInProgress(b)) - Number(isInProgress(a)))
