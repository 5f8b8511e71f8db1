import type { Report } from 'fleet-portal-api-client/contract/reports'
import { ConfirmDialog } from '../../foundation/overlay/ConfirmDialog.tsx'
import { useReportActions } from '../../headless/reports.ts'
import { downloadsMessages } from '../../locales/en/downloads.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { reportName } from '../../pieces/reports/useReportFile.ts'
import { useMessages } from '../../provider/messages.ts'
import { useToast } from '../../provider/widgetContext.ts'

interface ReportConfirmationProps {
  action: 'cancel' | 'delete'
  report: Report
  close: () => void
}

/** Confirms that a report in progress is cancelled, or that a report with its file is deleted. */
export function ReportConfirmation({ action, report, close }: ReportConfirmationProps) {
  const t = useMessages(downloadsMessages)
  const ui = useMessages(uiMessages)
  const showToast = useToast()
  const actions = useReportActions()
  const { reportId } = report
  const name = reportName(report, t.unnamed)
  if (action === 'cancel') {
    const cancel = async () => {
      await actions.cancel(reportId)
      showToast({ tone: 'success', text: t.cancelDone(name) })
    }
    return (
      <ConfirmDialog
        title={t.cancelTitle}
        body={t.cancelBody(name)}
        confirmLabel={t.cancelReport}
        cancelLabel={t.keepMaking}
        onConfirm={cancel}
        onClose={close}
        danger
      />
    )
  }
  const remove = async () => {
    await actions.remove(reportId)
    showToast({ tone: 'success', text: t.deleteDone(name) })
  }
  return (
    <ConfirmDialog
      title={t.deleteTitle}
      body={t.deleteBody(name)}
      confirmLabel={t.deleteReport}
      cancelLabel={ui.cancel}
      onConfirm={remove}
      onClose={close}
      danger
    />
  )
}
