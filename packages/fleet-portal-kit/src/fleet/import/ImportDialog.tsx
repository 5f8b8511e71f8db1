import { importMessages } from '../../locales/en/imports.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { useIsOffline } from '../../foundation/data/useIsOffline.ts'
import { WaitingForConnection } from '../../foundation/errors/WaitingForConnection.tsx'
import { Dialog, DialogActions, DialogCancel } from '../../foundation/overlay/Dialog.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { VStack, InlineText } from '../../foundation/ui/layout.ts'
import { Progress } from '../../foundation/ui/Progress.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import { ImportFailed } from './ImportFailed.tsx'
import type { ImportState } from './importFlow.ts'
import { ImportOutcome } from './ImportOutcome.tsx'
import type { ImportPlan } from './importPlan.ts'
import { ImportPreview } from './ImportPreview.tsx'
import type { ImportSheet } from './importSheet.ts'
import { batchSize } from './sendRows.ts'
import { useImport, type ImportControl } from './useImport.ts'
import { useSheet } from './useSheet.ts'
import { Workbench } from './Workbench.tsx'

interface ImportDialogProps {
  plan: ImportPlan
  fleetId: string
  /** Told how many rows were applied, whenever an import comes to an end or a halt. */
  onImported: (applied: number) => void
  onClose: () => void
}

interface SendingProps {
  sheet: ImportSheet
  isChecking: boolean
  isStopping: boolean
  control: ImportControl
}

type Messages = typeof importMessages.defaults

function titleOf(state: ImportState, ownTitle: string, t: Messages): string {
  switch (state.status) {
    case 'answered':
      return { applied: t.successTitle, partial: t.partialTitle, failed: t.failedTitle }[state.outcome.kind]
    case 'faulty':
    case 'unsent':
      return t.failedTitle
    default:
      return ownTitle
  }
}

interface WorkingProps {
  label: string
  /** The part that is done, from 0 to 1, where that is known. */
  done?: number | undefined
  children: string
}

function Working({ label, done, children }: WorkingProps) {
  return (
    <VStack $gap={3} $justify="center" style={{ minHeight: 120 }}>
      <InlineText role="status">{children}</InlineText>
      <Progress label={label} value={done} />
    </VStack>
  )
}

/** Rows on their way. One call tells nothing before its answer; between calls it can be stopped, and while it waits for the connection. */
function Sending({ sheet, isChecking, isStopping, control }: SendingProps) {
  const t = useMessages(importMessages)
  const ui = useMessages(uiMessages)
  useSheet(sheet)
  const total = sheet.report.count - sheet.rowsOf('leftOut').length
  const sent = total - sheet.rowsOf('waiting').length
  const isDown = useIsOffline()
  const words = isStopping ? t.stopping : total > batchSize ? t.sendingRows(sent, total) : t.sending
  return (
    <>
      <Working label={sheet.name} done={total > batchSize ? sent / total : undefined}>
        {isChecking ? ui.checking : words}
      </Working>
      <WaitingForConnection />
      {(total - sent > batchSize || isDown) && (
        <DialogActions>
          <Button disabledReason={isStopping ? t.stopping : undefined} onClick={control.stop}>
            {t.stop}
          </Button>
        </DialogActions>
      )}
    </>
  )
}

/** Imports a CSV file: it is chosen, judged here, sent, and what became of it is told. */
export function ImportDialog({ plan, fleetId, onImported, onClose }: ImportDialogProps) {
  const t = useMessages(importMessages)
  const control = useImport(plan, fleetId, onImported)
  const { state } = control

  const step = () => {
    switch (state.status) {
      case 'choosing':
        return <ChooseFile plan={plan} isRefused={state.isRefused} control={control} />
      case 'checking':
        return (
          <>
            <Working label={state.file.name} done={state.done}>
              {t.checking(state.file.name)}
            </Working>
            <DialogActions>
              <DialogCancel />
            </DialogActions>
          </>
        )
      case 'ready':
        return <ImportPreview plan={plan} sheet={state.sheet} control={control} />
      case 'fixing':
        return <Workbench plan={plan} sheet={state.sheet} control={control} />
      case 'sending':
        return <Sending {...state} control={control} />
      case 'answered':
        return <ImportOutcome plan={plan} state={state} control={control} close={onClose} />
      case 'faulty':
      case 'unsent':
        return <ImportFailed plan={plan} state={state} control={control} />
    }
  }
  return (
    <Dialog
      title={titleOf(state, plan.title, t)}
      width={state.status === 'fixing' ? 1080 : 560}
      onClose={() => state.status !== 'sending' && onClose()}
    >
      {step()}
    </Dialog>
  )
}
