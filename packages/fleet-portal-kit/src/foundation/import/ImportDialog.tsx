import { importMessages } from '../../locales/en/imports.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { Dialog, DialogActions, DialogCancel } from '../overlay/Dialog.tsx'
import { Column, Inline, Line } from '../ui/layout.ts'
import { Progress } from '../ui/Progress.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import { ImportFailed } from './ImportFailed.tsx'
import type { ImportState } from './importFlow.ts'
import { ImportOutcome } from './ImportOutcome.tsx'
import type { ImportPlan } from './importPlan.ts'
import { ImportPreview } from './ImportPreview.tsx'
import { useImport } from './useImport.ts'
import type { Outcome } from './verdict.ts'

interface ImportDialogProps {
  plan: ImportPlan
  fleetId: string
  /** Called for every file that the server took, wholly or in part. */
  onImported: (outcome: Outcome) => void
  onClose: () => void
}

type Words = typeof importMessages.defaults

function titleOf(state: ImportState, ownTitle: string, t: Words): string {
  switch (state.at) {
    case 'answered':
      return { applied: t.successTitle, partial: t.partialTitle, failed: t.failedTitle }[state.outcome.kind]
    case 'faulty':
    case 'unsent':
      return t.failedTitle
    default:
      return ownTitle
  }
}

function Working({ children }: { children: string }) {
  return (
    <Line role="status" $gap={3} $justify="center" style={{ minHeight: 120 }}>
      <Spinner />
      <Inline>{children}</Inline>
    </Line>
  )
}

/** The call tells nothing before its answer, so that the bar only shows that it is under way. */
function Sending({ fileName, children }: { fileName: string; children: string }) {
  return (
    <Column $gap={3} $justify="center" style={{ minHeight: 120 }}>
      <Inline role="status">{children}</Inline>
      <Progress label={fileName} />
    </Column>
  )
}

/** Imports a CSV file: it is chosen, judged here, sent, and what became of it is told. */
export function ImportDialog({ plan, fleetId, onImported, onClose }: ImportDialogProps) {
  const t = useMessages(importMessages)
  const ui = useMessages(uiMessages)
  const control = useImport(plan, fleetId, onImported)
  const { state } = control

  const step = () => {
    switch (state.at) {
      case 'choosing':
        return <ChooseFile plan={plan} isRefused={state.isRefused} choose={control.choose} />
      case 'checking':
        return (
          <>
            <Working>{t.checking(state.file.name)}</Working>
            <DialogActions>
              <DialogCancel />
            </DialogActions>
          </>
        )
      case 'ready':
        return <ImportPreview plan={plan} upload={state.upload} control={control} />
      case 'sending':
        return (
          <Sending fileName={state.upload.file.name}>{state.isChecking ? ui.checking : t.sending}</Sending>
        )
      case 'answered':
        return <ImportOutcome plan={plan} state={state} control={control} close={onClose} />
      case 'faulty':
      case 'unsent':
        return <ImportFailed state={state} control={control} />
    }
  }
  return (
    <Dialog
      title={titleOf(state, plan.title, t)}
      width={560}
      onClose={() => state.at !== 'sending' && onClose()}
    >
      {step()}
    </Dialog>
  )
}
