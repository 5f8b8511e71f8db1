import { cancelReport, deleteReport, type Report } from 'fleet-portal-api-client/contract/reports'
import { useWrite } from '../../foundation/data/useWrite.ts'
import { ConfirmDialog } from '../../foundation/overlay/ConfirmDialog.tsx'
import { downloadsMessages } from '../../locales/en/downloads.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { reportName } from '../../pieces/reports/useReportFile.ts'
import { useMessages } from '../../provider/messages.ts'
import { useEmit, useToast } from '../../provider/widgetContext.ts'

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
  const emit = useEmit()
  const cancellation = useWrite(cancelReport)
  const deletion = useWrite(deleteReport)
  const { reportId } = report
  const name = reportName(report, t.unnamed)
  if (action === 'cancel') {
    const cancel = async () => {
      await cancellation.send({ reportId, status: 'cancelled' })
      emit('report.cancelled', { reportId })
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
    await deletion.send({ reportId })
    emit('report.deleted', { reportId })
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
