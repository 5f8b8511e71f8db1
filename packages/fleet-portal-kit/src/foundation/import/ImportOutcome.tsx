import { Download } from 'lucide-react'
import { importMessages } from '../../locales/en/imports.ts'
import { useMessages } from '../../provider/messages.ts'
import { DialogActions } from '../overlay/Dialog.tsx'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { Line, Paragraph } from '../ui/layout.ts'
import { csvForSpreadsheets } from './csvText.ts'
import { FaultList } from './FaultList.tsx'
import type { ImportState } from './importFlow.ts'
import type { ImportPlan } from './importPlan.ts'
import { saveFile } from './saveFile.ts'
import type { ImportControl } from './useImport.ts'
import { rangesOf } from './verdict.ts'

interface ImportOutcomeProps {
  plan: ImportPlan
  state: Extract<ImportState, { at: 'answered' }>
  control: ImportControl
  close: () => void
}

/** What became of a file that was sent: all of it, a part of it, or nothing. */
export function ImportOutcome({ plan, state, control, close }: ImportOutcomeProps) {
  const t = useMessages(importMessages)
  const { upload, outcome } = state
  const [titles = [], ...body] = upload.rows
  if (outcome.kind === 'applied') {
    return (
      <>
        <Banner tone="success">{t.success(plan.counted(body.length))}</Banner>
        <DialogActions>
          <Button variant="primary" autoFocus onClick={close}>
            {t.done}
          </Button>
        </DialogActions>
      </>
    )
  }
  const isRejected = new Set(outcome.rejectedRows)
  const numbers = body.map((_, index) => index + 2)
  const applied = numbers.filter((row) => !isRejected.has(row))
  const rejected = body.filter((_, index) => isRejected.has(index + 2))
  const save = () => saveFile(t.rejectedName(upload.file.name), csvForSpreadsheets([titles, ...rejected]))
  return (
    <>
      {outcome.kind === 'partial' ? (
        <>
          <Banner tone="warning">{t.partial}</Banner>
          <Paragraph>
            {applied.length === outcome.applied
              ? t.appliedRows(outcome.applied, body.length, rangesOf(applied))
              : t.applied(outcome.applied, body.length)}
          </Paragraph>
        </>
      ) : (
        <Banner tone="danger">{t.failedDetail}</Banner>
      )}
      <FaultList groups={control.groupsOf(outcome.faults)} />
      {rejected.length > 0 && (
        <Line>
          <Button variant="quiet" icon={Download} onClick={save}>
            {t.downloadRejected}
          </Button>
        </Line>
      )}
      <DialogActions>
        <Button onClick={close}>{t.done}</Button>
        <Button variant="primary" autoFocus onClick={control.restart}>
          {t.chooseAnother}
        </Button>
      </DialogActions>
    </>
  )
}
