import { cancelReport, deleteReport, type Report } from 'api-client/contract/reports'
import { useWrite } from '../../foundation/data/useWrite.ts'
import { ConfirmDialog } from '../../foundation/overlay/ConfirmDialog.tsx'
import { downloadsMessages } from '../../locales/en/downloads.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { reportName } from '../../pieces/reports/useReportFile.ts'
import { useMessages } from '../../provider/messages.ts'
import { useEmit, useToast } from '../../provider/widgetContext.ts'

interface ReportQuestionProps {
  about: 'cancel' | 'delete'
  report: Report
  close: () => void
}

/** Asks before a report is no longer made, or its file is gone. */
export function ReportConfirmation({ about, report, close }: ReportQuestionProps) {
  const t = useMessages(downloadsMessages)
  const ui = useMessages(uiMessages)
  const showToast = useToast()
  const emit = useEmit()
  const cancelling = useWrite(cancelReport)
  const deletion = useWrite(deleteReport)
  const { reportId } = report
  const name = reportName(report, t.unnamed)
  if (about === 'cancel') {
    const cancel = async () => {
      await cancelling.send({ reportId, status: 'cancelled' })
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
