import { ApiError } from 'fleet-portal-api-client'
import { createReport, listReports, type ReportType } from 'fleet-portal-api-client/contract/reports'
import { useCallback, useRef, useState, type ReactNode } from 'react'
import { useErrorMessage } from '../../foundation/errors/useErrorMessage.ts'
import { exportMessages } from '../../locales/en/exports.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { assertEpoch } from '../../foundation/data/useWrite.ts'
import { checkAction } from '../../provider/beforeAction.ts'
import { usePortal } from '../../provider/portal.ts'
import { useEmit, useNavigation, useSource, useToast } from '../../provider/widgetContext.ts'
import { openDownload } from './openDownload.ts'
import { addPendingReport, reportToastKey } from './pendingReports.ts'

interface ReportRequest {
  reportType: ReportType
  /** The filters of the export, under the names of its call. */
  filters: Readonly<Record<string, unknown>> & { fleetId: string }
  /** The toast text if the file is not ready at once. Default: the report is being generated. */
  announcement?: ReactNode
  /** Lets the user choose other days if the list has too many rows for an export. Returns false if the list is no longer shown. */
  chooseDates?: () => boolean
}

/**
 * Requests an export, one at a time. A finished file opens at once. Otherwise a toast tells the user to find it in Downloads, and
 * leads there unless `isDownloads`.
 */
export function useRequestReport({ isDownloads = false } = {}) {
  const t = useMessages(uiMessages)
  const { openDownloads, chooseDates: chooseDatesLabel } = useMessages(exportMessages)
  const errorMessage = useErrorMessage()
  const { client, draftStore, queryClient, onBefore } = usePortal()
  const source = useSource()
  const navigation = useNavigation()
  const showToast = useToast()
  const emit = useEmit()
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const request = useCallback(
    async ({ reportType, filters, announcement, chooseDates }: ReportRequest) => {
      if (isRunning.current) return
      isRunning.current = true
      setBusy(true)
      try {
        const { session } = client
        const epoch = session.epoch()
        const { connectionId } = session.read()
        const call = { ...filters, reportType, platformType: 'plb', connectionId } as const
        if (onBefore) await checkAction(onBefore, createReport, call, source)
        assertEpoch(session, epoch)
        const { downloadUrl: url, reportId } = await client.call(createReport, call)
        emit('report.requested', { reportType })
        void queryClient.invalidateQueries({ queryKey: [listReports.name] })
        if (!url) {
          addPendingReport(draftStore, filters.fleetId, { reportId, reportType })
          const to = { area: 'downloads' } as const
          const canNavigate = !isDownloads && navigation.href(to) !== undefined
          const action = { label: openDownloads, run: () => navigation.navigate(to) }
          const text = announcement ?? t.reportBeingGenerated
          const about = reportToastKey({ reportId, reportType })
          showToast({ tone: 'success', text, about, ...(canNavigate && { action }) })
        } else if (!openDownload(url, client.baseUrl)) {
          showToast({
            tone: 'success',
            text: t.reportReady,
            action: { label: t.openReport, run: () => void openDownload(url, client.baseUrl) },
          })
        }
      } catch (error) {
        const isTooLong = error instanceof ApiError && error.code === 'RedemptionLimitExceeded'
        const toList = () => {
          if (!chooseDates?.()) navigation.navigate({ area: 'redemptions' })
        }
        showToast({
          tone: 'danger',
          text: error instanceof ApiError ? errorMessage(error) : t.somethingWrong,
          ...(isTooLong && { action: { label: chooseDatesLabel, run: toList } }),
        })
      } finally {
        isRunning.current = false
        setBusy(false)
      }
    },
    [
      client,
      draftStore,
      queryClient,
      onBefore,
      source,
      navigation,
      showToast,
      emit,
      errorMessage,
      isDownloads,
      t,
      openDownloads,
      chooseDatesLabel,
    ],
  )
  return { request, isBusy }
}
