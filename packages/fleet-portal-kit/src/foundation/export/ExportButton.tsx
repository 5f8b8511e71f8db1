import { ApiError } from 'api-client'
import { createReport, reportAccess, type ReportType } from 'api-client/contract/reports'
import { Download } from 'lucide'
import { useRef, useState, type ReactNode } from 'react'
import { exportMessages } from '../../locales/en/exports.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useEmit, useNavigation, useToast } from '../../provider/widgetContext.ts'
import type { FleetAccess } from '../data/useAccess.ts'
import { useErrorMessage } from '../errors/useErrorMessage.ts'
import { Button } from '../ui/Button.tsx'
import { addPendingReport } from './pendingReports.ts'
import { openDownload } from './openDownload.ts'

interface ExportButtonProps {
  reportType: ReportType
  access: FleetAccess
  /** The input of the list on screen. Paging is left out here. */
  input: Readonly<Record<string, unknown>>
  /** Filters that the report calls by another name. */
  rename?: Readonly<Record<string, string>>
  /** What is said where the answer has no file yet. Default that the report is being generated. */
  announcement?: ReactNode
}

/** The filters of a list as a report takes them: no paging, no empty values, some under other names. */
function reportFilters(
  input: Readonly<Record<string, unknown>>,
  rename: Readonly<Record<string, string>> = {},
): Record<string, unknown> {
  const { page: _page, perPage: _perPage, ...filters } = input
  return Object.fromEntries(
    Object.entries(filters)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([key, value]) => [rename[key] ?? key, Array.isArray(value) ? value.join(',') : value]),
  )
}

/** Asks for the list as a file: opened where it is ready, announced where it is being made. */
export function ExportButton({ reportType, access, input, rename, announcement }: ExportButtonProps) {
  const t = useMessages(uiMessages)
  const words = useMessages(exportMessages)
  const sentenceOf = useErrorMessage()
  const { client, work } = usePortal()
  const navigation = useNavigation()
  const showToast = useToast()
  const emit = useEmit()
  const running = useRef(false)
  const [isBusy, setBusy] = useState(false)
  if (!access.allows(reportAccess[reportType])) return null

  const run = async () => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      const { connectionId } = client.session.read()
      const filters = reportFilters(input, rename) as { fleetId: string }
      const answer = await client.call(createReport, {
        ...filters,
        reportType,
        platformType: 'plb',
        connectionId,
      })
      emit('report.requested', { reportType })
      const url = answer.downloadUrl
      if (!url) {
        addPendingReport(work, filters.fleetId, { reportId: answer.reportId, reportType })
        const to = { area: 'downloads' } as const
        const isThere = navigation.href(to) !== undefined
        const action = { label: words.openDownloads, run: () => navigation.navigate(to) }
        const text = announcement ?? t.reportBeingGenerated
        showToast({ tone: 'success', text, ...(isThere && { action }) })
      } else if (!openDownload(url, client.baseUrl)) {
        showToast({
          tone: 'success',
          text: t.reportReady,
          action: { label: t.openReport, run: () => void openDownload(url, client.baseUrl) },
        })
      }
    } catch (error) {
      showToast({ tone: 'danger', text: error instanceof ApiError ? sentenceOf(error) : t.somethingWrong })
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return (
    <Button icon={Download} busy={isBusy} onClick={() => void run()}>
      {isBusy ? t.exporting : t.export}
    </Button>
  )
}
