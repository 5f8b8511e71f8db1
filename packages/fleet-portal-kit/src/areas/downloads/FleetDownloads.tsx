import {
  cancelReport,
  deleteReport,
  listReports,
  reportAccess,
  reportTypes,
  type Report,
} from 'fleet-portal-api-client/contract/reports'
import { forwardRef, useCallback, useMemo, useState } from 'react'
import { useAccess } from '../../fleet/access/useAccess.ts'
import { useRead } from '../../foundation/data/useRead.ts'
import type { Filter } from '../../foundation/list/filter.ts'
import { useRequestReport } from '../../fleet/export/useRequestReport.ts'
import type { ListDialog } from '../../fleet/list/ListDialogs.tsx'
import { ListScreen } from '../../fleet/list/ListScreen.tsx'
import type { RowAction } from '../../fleet/list/rowActions.ts'
import { useListState } from '../../foundation/list/useListState.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import type { FleetListProps } from '../../fleet/list/FleetListProps.ts'
import { AreaWidget } from '../../fleet/AreaWidget.tsx'
import type { WidgetHandle } from '../../foundation/widget/useWidgetHandle.ts'
import { downloadsMessages } from '../../locales/en/downloads.ts'
import { reportName, useReportFile } from '../../pieces/reports/useReportFile.ts'
import { useMessages } from '../../provider/messages.ts'
import { useWidget } from '../../provider/widgetContext.ts'
import { ReportCards } from './ReportCards.tsx'
import { afterFailureOf, isInProgress, isRepeatable, pendingFirst } from './reportDetails.ts'
import { useFinishedReportToasts } from './useFinishedReportToasts.ts'
import { useRememberedTypes } from './useRememberedTypes.ts'

const ReportConfirmation = lazyWithRetry(() => import('./ReportConfirmation.tsx'), 'ReportConfirmation')

/** Props of `FleetDownloads`. @since 0.1.0 */
export type FleetDownloadsProps = FleetListProps<typeof listReports, 'again' | 'cancel' | 'delete'>

/** The interval at which reports in progress are read, in milliseconds. */
const pollInterval = 3000

const confirmation =
  (action: 'cancel' | 'delete') =>
  ({ item, close }: ListDialog<Report>) =>
    item && <ReportConfirmation action={action} report={item} close={close} />
const dialogs = { cancel: confirmation('cancel'), delete: confirmation('delete') }

function Downloads({ fleetId }: { fleetId: string }) {
  const t = useMessages(downloadsMessages)
  const { isReady, user, allows } = useAccess(fleetId)
  const { hide = [] } = useWidget().list
  const { request } = useRequestReport({ isDownloads: true })
  const lockedInput = useMemo(() => ({ userId: user?.userId ?? '' }), [user?.userId])
  const state = useListState(listReports, { fleetId, ...lockedInput })
  const { input, filters: activeFilters } = state
  const [hasPending, setHasPending] = useState(false)
  const last = useRead(listReports, input, { enabled: isReady, refetchInterval: hasPending && pollInterval })
  const isAnyInProgress = last.data?.reports.some(isInProgress) ?? false
  if (isAnyInProgress !== hasPending) setHasPending(isAnyInProgress)
  useRememberedTypes(activeFilters.reportTypes)

  const openFile = useReportFile(fleetId)
  const { dataUpdatedAt } = last
  const open = useCallback((report: Report) => openFile(report, dataUpdatedAt), [openFile, dataUpdatedAt])
  useFinishedReportToasts(fleetId, last.data?.reports, open)

  const isAgainHidden = hide.includes('again')
  const againOf = (report: Report) =>
    !isAgainHidden && isRepeatable(report) && allows(reportAccess[report.reportType])
      ? () => request({ reportType: report.reportType, filters: { ...report.filters, fleetId } })
      : undefined

  const filters = useMemo<Filter[]>(
    () => [
      { kind: 'dates', name: 'dates', start: 'startDate', end: 'endDate', label: t.generated },
      {
        kind: 'choices',
        name: 'reportTypes',
        label: t.type,
        choices: reportTypes.map((value) => ({ value, label: t.types[value] })),
      },
    ],
    [t],
  )
  const actions = useMemo<RowAction<Report>[]>(
    () => [
      { key: 'cancel', label: t.cancelReport, opens: 'cancel', requires: cancelReport, when: isInProgress },
      {
        key: 'delete',
        label: t.deleteReport,
        opens: 'delete',
        requires: deleteReport,
        when: (report) => !isInProgress(report),
      },
    ],
    [t],
  )
  return (
    <ListScreen
      title={t.title}
      description={t.intro}
      endpoint={listReports}
      fleetId={fleetId}
      lockedInput={lockedInput}
      state={state}
      sortItems={pendingFirst}
      nameOf={(report) => reportName(report, t.unnamed)}
      renderItems={(reports, { perPage, openDialog }) => (
        <ReportCards
          label={t.title}
          reports={reports}
          perPage={perPage}
          open={open}
          againOf={againOf}
          afterFailureOf={(report) => afterFailureOf(report, allows)}
          onAction={(action, { reportId }) => openDialog(`${action}:${reportId}`)}
        />
      )}
      filters={filters}
      actions={actions}
      dialogs={dialogs}
      emptyDetail={t.empty}
    />
  )
}

/**
 * Lists the exports of the signed-in user, with their progress and their files.
 *
 * @example
 * <FleetDownloads fleetId={fleetId} />
 *
 * @since 0.1.0
 */
export const FleetDownloads = forwardRef<WidgetHandle, FleetDownloadsProps>(function FleetDownloads(
  { fleetId, ...widget },
  handle,
) {
  return (
    <AreaWidget area="downloads" fleetId={fleetId} handle={handle} {...widget}>
      <Downloads fleetId={fleetId} />
    </AreaWidget>
  )
})
