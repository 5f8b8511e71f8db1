import type { Report } from 'fleet-portal-api-client/contract/reports'
import { useEffect, useRef } from 'react'
import { pendingReports, removePendingReports, reportToastKey } from '../../fleet/export/pendingReports.ts'
import { downloadsMessages } from '../../locales/en/downloads.ts'
import { reportName } from '../../pieces/reports/useReportFile.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useToast } from '../../provider/widgetContext.ts'
import { isInProgress } from './reportDetails.ts'

/** Shows a toast when a report that was in progress finishes. Clears the pending reports that this page shows as finished. */
export function useFinishedReportToasts(
  fleetId: string,
  reports: readonly Report[] | undefined,
  open: (report: Report) => Promise<void>,
): void {
  const t = useMessages(downloadsMessages)
  const showToast = useToast()
  const { draftStore } = usePortal()
  const inProgress = useRef(new Set<string>())
  useEffect(() => {
    for (const report of reports ?? []) {
      const { reportId, reportType, status } = report
      // This page shows the finished report, so the shell shows no toast for it.
      // Without an id, it is the newest of its type.
      const isNewest = reports?.find((one) => one.reportType === reportType) === report
      const shownHere = pendingReports(draftStore, fleetId).filter((one) =>
        one.reportId === undefined ? isNewest && one.reportType === reportType : one.reportId === reportId,
      )
      if (isInProgress(report)) inProgress.current.add(reportId)
      else if (inProgress.current.delete(reportId)) {
        const name = reportName(report, t.unnamed)
        const about = reportToastKey(shownHere[0] ?? report)
        if (status === 'success') {
          const action = { label: t.download, run: () => void open(report) }
          showToast({ tone: 'success', text: t.ready(name), action, about })
        } else if (status === 'failed') showToast({ tone: 'danger', text: t.notReady(name), about })
      }
      if (shownHere.length > 0 && !isInProgress(report)) removePendingReports(draftStore, fleetId, shownHere)
    }
  }, [reports, fleetId, open, showToast, t, draftStore])
}
