import type { AnyEndpoint } from 'fleet-portal-api-client'
import { reportAccess } from 'fleet-portal-api-client/contract/reports'
import { Download } from 'lucide'
import type { ReactNode } from 'react'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import type { FleetAccess } from '../access/useAccess.ts'
import { Button } from '../../foundation/ui/Button.tsx'
import { useRequestReport } from './useRequestReport.ts'

interface ExportButtonProps {
  /** The report of the list on screen. */
  report: NonNullable<AnyEndpoint['report']>
  access: FleetAccess
  /** The input of the list on screen. Its paging is ignored. */
  input: Readonly<Record<string, unknown>>
  /** The toast text if the file is not ready at once. Default: the report is being generated. */
  announcement?: ReactNode
  /** Opens the filters of the list. Returns false if they are not shown. */
  chooseDates?: () => boolean
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
export function ExportButton({ report, access, input, announcement, chooseDates }: ExportButtonProps) {
  const { type: reportType, filterNames } = report
  const t = useMessages(uiMessages)
  const { request, isBusy } = useRequestReport()
  if (!access.allows(reportAccess[reportType])) return null
  const run = () => {
    const filters = reportFilters(input, filterNames) as { fleetId: string }
    void request({ reportType, filters, announcement, chooseDates })
  }
  return (
    <Button icon={Download} busy={isBusy} aria-keyshortcuts="e" onClick={run}>
      {isBusy ? t.exporting : t.export}
    </Button>
  )
}
