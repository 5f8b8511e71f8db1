import { ApiError, type AnyEndpoint } from 'fleet-portal-api-client'
import { createReport, reportAccess } from 'fleet-portal-api-client/contract/reports'
import { Download } from 'lucide'
import { useRef, useState, type ReactNode } from 'react'
import { exportMessages } from '../../locales/en/exports.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useEmit, useNavigation, useToast } from '../../provider/widgetContext.ts'
import type { FleetAccess } from '../access/useAccess.ts'
import { useErrorMessage } from '../../foundation/errors/useErrorMessage.ts'
import { Button } from '../../foundation/ui/Button.tsx'
import { addPendingReport } from './pendingReports.ts'
import { openDownload } from './openDownload.ts'

interface ExportButtonProps {
  /** The report of the list on screen. */
  report: NonNullable<AnyEndpoint['report']>
  access: FleetAccess
  /** The input of the list on screen. Its paging is ignored. */
  input: Readonly<Record<string, unknown>>
  /** The toast text if the file is not ready at once. Default: the report is being generated. */
  announcement?: ReactNode
}

/** Converts the input of a list to the filters of its report: no paging, no empty values, some keys renamed. */
function reportFilters(
  input: Readonly<Record<string, unknown>>,
  names: Readonly<Record<string, string>> = {},
): Record<string, unknown> {
  const { page: _page, perPage: _perPage, ...filters } = input
  return Object.fromEntries(
    Object.entries(filters)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([key, value]) => [names[key] ?? key, Array.isArray(value) ? value.join(',') : value]),
  )
}

/** Exports the list on screen. A finished file opens at once. Otherwise a toast tells the user to find it in Downloads. */
export function ExportButton({ report, access, input, announcement }: ExportButtonProps) {
  const { type: reportType, filterNames } = report
  const t = useMessages(uiMessages)
  const exportTexts = useMessages(exportMessages)
  const errorMessage = useErrorMessage()
  const { client, draftStore } = usePortal()
  const navigation = useNavigation()
  const showToast = useToast()
  const emit = useEmit()
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  if (!access.allows(reportAccess[reportType])) return null

  const run = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    try {
      const { connectionId } = client.session.read()
      const filters = reportFilters(input, filterNames) as { fleetId: string }
      const answer = await client.call(createReport, {
        ...filters,
        reportType,
        platformType: 'plb',
        connectionId,
      })
      emit('report.requested', { reportType })
      const url = answer.downloadUrl
      if (!url) {
        addPendingReport(draftStore, filters.fleetId, { reportId: answer.reportId, reportType })
        const to = { area: 'downloads' } as const
        const canNavigate = navigation.href(to) !== undefined
        const action = { label: exportTexts.openDownloads, run: () => navigation.navigate(to) }
        const text = announcement ?? t.reportBeingGenerated
        showToast({ tone: 'success', text, ...(canNavigate && { action }) })
      } else if (!openDownload(url, client.baseUrl)) {
        showToast({
          tone: 'success',
          text: t.reportReady,
          action: { label: t.openReport, run: () => void openDownload(url, client.baseUrl) },
        })
      }
    } catch (error) {
      showToast({ tone: 'danger', text: error instanceof ApiError ? errorMessage(error) : t.somethingWrong })
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return (
    <Button icon={Download} busy={isBusy} aria-keyshortcuts="e" onClick={() => void run()}>
      {isBusy ? t.exporting : t.export}
    </Button>
  )
}
