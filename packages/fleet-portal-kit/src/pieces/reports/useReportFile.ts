import { listReports, type Report } from 'fleet-portal-api-client/contract/reports'
import { getCurrentUser } from 'fleet-portal-api-client/contract/session'
import { useCallback } from 'react'
import { useErrorMessage } from '../../foundation/errors/useErrorMessage.ts'
import { openDownload } from '../../fleet/export/openDownload.ts'
import { today } from '../../format/days.ts'
import { downloadsMessages } from '../../locales/en/downloads.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useToast } from '../../provider/widgetContext.ts'

/** How long the URL of a file is used without a new read, in milliseconds. Servers expire URLs after minutes. */
const urlLifetime = 60_000
const perPage = 50

export const reportName = ({ fileName }: Report, fallback: string): string => fileName || fallback
const reportUrl = ({ fileUrl, downloadUrl }: Report) => fileUrl || downloadUrl || undefined

/**
 * Opens the file of a report. `readAt` is the time its URL was read, in milliseconds. An old URL may have expired and is
 * read again first. If the browser blocks the new tab, a toast offers a button that opens it.
 */
export function useReportFile(fleetId: string): (report: Report, readAt: number) => Promise<void> {
  const t = useMessages(downloadsMessages)
  const ui = useMessages(uiMessages)
  const errorMessage = useErrorMessage()
  const { client, queryClient } = usePortal()
  const showToast = useToast()
  return useCallback(
    async (report, readAt) => {
      const find = async () => {
        const { userId } = await queryClient.fetchQuery({
          queryKey: [getCurrentUser.name, {}],
          queryFn: () => client.call(getCurrentUser, {}),
          staleTime: Infinity,
        })
        const day = today(Date.parse(report.createdAt))
        const filters = { fleetId, userId, startDate: day, endDate: day, perPage }
        for (let page = 1; ; page++) {
          const { reports, count } = await client.call(listReports, { ...filters, page })
          const found = reports.find(({ reportId }) => reportId === report.reportId)
          if (found || page * perPage >= count) return found
        }
      }
      try {
        const isUrlFresh = reportUrl(report) && Math.abs(Date.now() - readAt) < urlLifetime
        const current = isUrlFresh ? report : await find()
        const url = current && reportUrl(current)
        const name = reportName(report, t.unnamed)
        if (!url) return showToast({ tone: 'danger', text: t.gone(name) })
        if (openDownload(url, client.baseUrl)) return
        const action = { label: ui.openReport, run: () => void openDownload(url, client.baseUrl) }
        showToast({ tone: 'success', text: t.ready(name), action })
      } catch (error) {
        showToast({ tone: 'danger', text: errorMessage(error, { isRead: true }) })
      }
    },
    [client, queryClient, fleetId, showToast, errorMessage, t, ui],
  )
}
