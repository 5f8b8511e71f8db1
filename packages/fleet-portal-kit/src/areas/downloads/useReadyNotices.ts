import type { Report } from 'api-client/contract/reports'
import { useEffect, useRef } from 'react'
import { pendingReports, removePendingReports } from '../../fleet/export/pendingReports.ts'
import { downloadsMessages } from '../../locales/en/downloads.ts'
import { reportName } from '../../pieces/reports/useReportFile.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useToast } from '../../provider/widgetContext.ts'
import { isInProgress } from './reportFacts.ts'

/** Says of every report that was seen being made, and of those that are awaited, when it is ready, with its file. */
export function useReadyNotices(
  fleetId: string,
  reports: readonly Report[] | undefined,
  open: (report: Report) => Promise<void>,
): void {
  const t = useMessages(downloadsMessages)
  const showToast = useToast()
  const { draftStore } = usePortal()
  const making = useRef(new Set<string>())
  useEffect(() => {
    for (const report of reports ?? []) {
      const { reportId, reportType, status } = report
      if (isInProgress(report)) making.current.add(reportId)
      else if (making.current.delete(reportId)) {
        const name = reportName(report, t.unnamed)
        if (status === 'success') {
          const action = { label: t.download, run: () => void open(report) }
          showToast({ tone: 'success', text: t.ready(name), action })
        } else if (status === 'failed') showToast({ tone: 'danger', text: t.notReady(name) })
      }
      // Whoever sees it here need not be told of it elsewhere.
      const over = pendingReports(draftStore, fleetId).filter((one) =>
        one.reportId === undefined ? one.reportType === reportType : one.reportId === reportId,
      )
      if (over.length > 0 && !isInProgress(report)) removePendingReports(draftStore, fleetId, over)
    }
  }, [reports, fleetId, open, showToast, t, draftStore])
}
