import { listReports, type Report } from 'fleet-portal-api-client/contract/reports'
import { useEffect } from 'react'
import { useRead } from '../../foundation/data/useRead.ts'
import {
  removePendingReports,
  reportToastKey,
  type PendingReport,
} from '../../fleet/export/pendingReports.ts'
import { downloadsMessages } from '../../locales/en/downloads.ts'
import { reportName, useReportFile } from '../../pieces/reports/useReportFile.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useToast } from '../../provider/widgetContext.ts'

/** The interval at which the reports are read, in milliseconds. */
const pollInterval = 5000
/** The time after the request for which the list may lack the report, in milliseconds. After it the report counts as deleted. */
const listingTimeout = 30_000

/** Matches a pending report by its id. Without an id, the newest report of its type matches. */
const matches = (pending: PendingReport, { reportId, reportType }: Report) =>
  pending.reportId === undefined ? pending.reportType === reportType : pending.reportId === reportId

interface PendingReportToastsProps {
  fleetId: string
  userId: string
  pending: readonly PendingReport[]
}

/** Shows a toast when a pending report is ready or failed. Renders nothing. */
export function PendingReportToasts({ fleetId, userId, pending }: PendingReportToastsProps) {
  const t = useMessages(downloadsMessages)
  const showToast = useToast()
  const { draftStore } = usePortal()
  const open = useReportFile(fleetId)
  const input = { fleetId, userId, page: 1, perPage: 50 }
  const { data, dataUpdatedAt } = useRead(listReports, input, { refetchInterval: pollInterval })
  useEffect(() => {
    const matched = pending.map((request) => ({
      request,
      // What was read before a request without an id has only earlier reports of its type.
      report:
        request.reportId === undefined && dataUpdatedAt < request.askedAt
          ? undefined
          : data?.reports.find((report) => matches(request, report)),
    }))
    const finished = matched.filter(({ request, report }) =>
      report ? report.status !== 'in progress' : data && dataUpdatedAt - request.askedAt > listingTimeout,
    )
    if (finished.length === 0) return
    removePendingReports(
      draftStore,
      fleetId,
      finished.map(({ request }) => request),
    )
    for (const { report, request } of finished) {
      if (!report) continue
      const about = reportToastKey(request)
      const name = reportName(report, t.unnamed)
      if (report.status === 'success') {
        const action = { label: t.download, run: () => void open(report, dataUpdatedAt) }
        showToast({ tone: 'success', text: t.ready(name), action, about })
      } else if (report.status === 'failed') showToast({ tone: 'danger', text: t.notReady(name), about })
    }
  }, [pending, data, dataUpdatedAt, fleetId, showToast, open, t, draftStore])
  return null
}
