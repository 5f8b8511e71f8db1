import { listReports, type Report } from 'api-client/contract/reports'
import { getCurrentUser } from 'api-client/contract/session'
import { useCallback } from 'react'
import { useErrorMessage } from '../../foundation/errors/useErrorMessage.ts'
import { openDownload } from '../../fleet/export/openDownload.ts'
import { today } from '../../format/days.ts'
import { downloadsMessages } from '../../locales/en/downloads.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useToast } from '../../provider/widgetContext.ts'

/** How long the address of a file is taken for good, in milliseconds; servers let them end after minutes. */
const linkLife = 60_000
const perPage = 50

export const reportName = ({ fileName }: Report, otherwise: string): string => fileName || otherwise
const reportLink = ({ fileUrl, downloadUrl }: Report) => fileUrl || downloadUrl || undefined

/**
 * Opens the file of a report, of which it was read at `readAt` where it is. An address that may have ended is asked for
 * anew, so that nobody meets a dead link; a tab that the browser holds back is offered as a button.
 */
export function useReportFile(fleetId: string): (report: Report, readAt: number) => Promise<void> {
  const t = useMessages(downloadsMessages)
  const ui = useMessages(uiMessages)
  const sentenceOf = useErrorMessage()
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
        const wanted = { fleetId, userId, startDate: day, endDate: day, perPage }
        for (let page = 1; ; page++) {
          const { reports, count } = await client.call(listReports, { ...wanted, page })
          const found = reports.find(({ reportId }) => reportId === report.reportId)
          if (found || page * perPage >= count) return found
        }
      }
      try {
        const isGood = reportLink(report) && Date.now() - readAt < linkLife
        const current = isGood ? report : await find()
        const url = current && reportLink(current)
        const name = reportName(report, t.unnamed)
        if (!url) return showToast({ tone: 'danger', text: t.gone(name) })
        if (openDownload(url, client.baseUrl)) return
        const action = { label: ui.openReport, run: () => void openDownload(url, client.baseUrl) }
        showToast({ tone: 'success', text: t.ready(name), action })
      } catch (error) {
        showToast({ tone: 'danger', text: sentenceOf(error, { isRead: true }) })
      }
    },
    [client, queryClient, fleetId, showToast, sentenceOf, t, ui],
  )
}
