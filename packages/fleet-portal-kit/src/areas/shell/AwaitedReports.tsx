import { listReports, type Report } from 'api-client/contract/reports'
import { useEffect } from 'react'
import { useRead } from '../../foundation/data/useRead.ts'
import { removePendingReports, type PendingReport } from '../../fleet/export/pendingReports.ts'
import { downloadsMessages } from '../../locales/en/downloads.ts'
import { reportName, useReportFile } from '../../pieces/reports/useReportFile.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useToast } from '../../provider/widgetContext.ts'

/** How often what is being made is looked at, in milliseconds. */
const lookEvery = 5000
/** How long after it was asked for a report may be missing from the newest ones before it counts as deleted. */
const appearsWithin = 30_000

/** The report that is waited for; where the server did not tell its id, the newest of its type. */
const isIt = (awaited: PendingReport, { reportId, reportType }: Report) =>
  awaited.reportId === undefined ? awaited.reportType === reportType : awaited.reportId === reportId

interface AwaitedReportsProps {
  fleetId: string
  userId: string
  awaited: readonly PendingReport[]
}

/** Draws nothing: says on any page that a report is ready, with its file, or that it could not be generated. */
export function AwaitedReports({ fleetId, userId, awaited }: AwaitedReportsProps) {
  const t = useMessages(downloadsMessages)
  const showToast = useToast()
  const { draftStore } = usePortal()
  const open = useReportFile(fleetId)
  const input = { fleetId, userId, page: 1, perPage: 50 }
  const { data, dataUpdatedAt } = useRead(listReports, input, { refetchInterval: lookEvery })
  useEffect(() => {
    const found = awaited.map((one) => ({ one, report: data?.reports.find((each) => isIt(one, each)) }))
    const over = found.filter(({ one, report }) =>
      report ? report.status !== 'in progress' : data && dataUpdatedAt - one.askedAt > appearsWithin,
    )
    if (over.length === 0) return
    removePendingReports(
      draftStore,
      fleetId,
      over.map(({ one }) => one),
    )
    for (const { report } of over) {
      if (!report) continue
      const name = reportName(report, t.unnamed)
      if (report.status === 'success') {
        const action = { label: t.download, run: () => void open(report, dataUpdatedAt) }
        showToast({ tone: 'success', text: t.ready(name), action })
      } else if (report.status === 'failed') showToast({ tone: 'danger', text: t.notReady(name) })
    }
  }, [awaited, data, dataUpdatedAt, fleetId, showToast, open, t, draftStore])
  return null
}
