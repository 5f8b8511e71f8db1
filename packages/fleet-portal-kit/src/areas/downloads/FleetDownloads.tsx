import {
  cancelReport,
  deleteReport,
  listReports,
  reportTypes,
  type Report,
} from 'api-client/contract/reports'
import { useCallback, useMemo, useState } from 'react'
import { useAccess } from '../../fleet/access/useAccess.ts'
import { useRead } from '../../foundation/data/useRead.ts'
import type { Filter } from '../../foundation/list/filter.ts'
import type { ListDialog } from '../../fleet/list/ListDialogs.tsx'
import { ListScreen } from '../../fleet/list/ListScreen.tsx'
import type { RowAction } from '../../fleet/list/rowActions.ts'
import { useListState } from '../../foundation/list/useListState.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import type { FleetWidgetProps } from '../../fleet/FleetWidgetProps.ts'
import { Widget } from '../../foundation/widget/Widget.tsx'
import { downloadsMessages } from '../../locales/en/downloads.ts'
import { reportName, useReportFile } from '../../pieces/reports/useReportFile.ts'
import { useMessages } from '../../provider/messages.ts'
import { ReportCards } from './ReportCards.tsx'
import { isInProgress, pendingFirst } from './reportFacts.ts'
import { useReadyNotices } from './useReadyNotices.ts'
import { useRememberedTypes } from './useRememberedTypes.ts'

const ReportConfirmation = lazyWithRetry(() => import('./ReportConfirmation.tsx'), 'ReportConfirmation')

/** Props of `FleetDownloads`. @since 0.1.0 */
export type FleetDownloadsProps = FleetWidgetProps

/** How often what is being made is looked at, in milliseconds. */
const lookEvery = 3000

const question =
  (about: 'cancel' | 'delete') =>
  ({ item, close }: ListDialog<Report>) =>
    item && <ReportConfirmation about={about} report={item} close={close} />
const dialogs = { cancel: question('cancel'), delete: question('delete') }

function Downloads({ fleetId }: { fleetId: string }) {
  const t = useMessages(downloadsMessages)
  const { isReady, user } = useAccess(fleetId)
  const fixed = useMemo(() => ({ userId: user?.userId ?? '' }), [user?.userId])
  const { input, filters: on } = useListState(listReports, { fleetId, ...fixed })
  const [isMaking, setMaking] = useState(false)
  const last = useRead(listReports, input, { enabled: isReady, refetchInterval: isMaking && lookEvery })
  const isAnyMade = last.data?.reports.some(isInProgress) ?? false
  if (isAnyMade !== isMaking) setMaking(isAnyMade)
  useRememberedTypes(on.reportTypes)

  const openFile = useReportFile(fleetId)
  const { dataUpdatedAt } = last
  const open = useCallback((report: Report) => openFile(report, dataUpdatedAt), [openFile, dataUpdatedAt])
  useReadyNotices(fleetId, last.data?.reports, open)

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
      lockedInput={fixed}
      sortItems={pendingFirst}
      nameOf={(report) => reportName(report, t.unnamed)}
      renderItems={(reports, { perPage, openDialog }) => (
        <ReportCards
          label={t.title}
          reports={reports}
          perPage={perPage}
          open={open}
          ask={(about, { reportId }) => openDialog(`${about}:${reportId}`)}
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
export function FleetDownloads({ fleetId, ...widget }: FleetDownloadsProps) {
  return (
    <Widget name="downloads" {...widget}>
      <Downloads fleetId={fleetId} />
    </Widget>
  )
}
