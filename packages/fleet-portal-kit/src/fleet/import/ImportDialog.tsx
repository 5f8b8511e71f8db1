import { importMessages } from '../../locales/en/imports.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { useIsOffline } from '../../foundation/data/useIsOffline.ts'
import { SendingBanner } from '../../foundation/errors/SendingBanner.tsx'
import { useNavigationBlocker } from '../../foundation/form/useNavigationBlocker.ts'
import { Dialog, DialogActions, DialogCancel } from '../../foundation/overlay/Dialog.tsx'
import { useUnsavedInDialog } from '../../foundation/overlay/dialogContext.ts'
import { Button } from '../../foundation/ui/Button.tsx'
import { VStack, InlineText } from '../../foundation/ui/layout.ts'
import { Progress } from '../../foundation/ui/Progress.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import { ImportFailed } from './ImportFailed.tsx'
import { ImportFinished } from './ImportFinished.tsx'
import { importNameOf } from './importProgress.ts'
import { InterruptedImport } from './InterruptedImport.tsx'
import { hasCorrections, sheetOf, type ImportState } from './importFlow.ts'
import type { ImportPlan, SendRows } from './importPlan.ts'
import { ImportPreview } from './ImportPreview.tsx'
import type { ImportSheet } from './importSheet.ts'
import { batchSize } from './sendRows.ts'
import { SheetEditorView } from './SheetEditorView.tsx'
import { useImport, type ImportControl } from './useImport.ts'
import { useSheetVersion } from './useSheetVersion.ts'

interface ImportDialogProps {
  plan: ImportPlan
  fleetId: string
  /** Sends the rows of a batch. */
  send: SendRows
  /** Receives the number of newly applied rows whenever an upload ends or stops. */
  onImported: (applied: number) => void
  onClose: () => void
}

interface SendingProps {
  sheet: ImportSheet
  isOutcomeLookup: boolean
  isStopping: boolean
  control: ImportControl
}

type Messages = typeof importMessages.defaults

function titleOf(state: ImportState, defaultTitle: string, t: Messages): string {
  switch (state.status) {
    case 'finished':
      return { applied: t.successTitle, partial: t.partialTitle, failed: t.failedTitle }[state.summary.kind]
    case 'invalid':
    case 'failed':
      return t.failedTitle
    default:
      return defaultTitle
  }
}

interface ProgressStatusProps {
  label: string
  /** The completed fraction, from 0 to 1, if known. */
  fraction?: number | undefined
  children: string
}

function ProgressStatus({ label, fraction, children }: ProgressStatusProps) {
  return (
    <VStack $gap={3} $justify="center" style={{ minHeight: 120 }}>
      <InlineText role="status">{children}</InlineText>
      <Progress label={label} value={fraction} />
    </VStack>
  )
}

/** The progress of an upload. One call has no progress of its own. The user can stop between two calls, and while offline. */
function Sending({ sheet, isOutcomeLookup, isStopping, control }: SendingProps) {
  const t = useMessages(importMessages)
  const ui = useMessages(uiMessages)
  useSheetVersion(sheet)
  const total = sheet.report.count - sheet.rowsWithStatus('excluded').length
  const sent = total - sheet.rowsWithStatus('waiting').length
  const isOffline = useIsOffline()
  const message = isStopping ? t.stopping : total > batchSize ? t.sendingRows(sent, total) : t.sending
  return (
    <>
      <ProgressStatus
        label={control.isPasted ? t.sheet : sheet.name}
        fraction={total > batchSize ? sent / total : undefined}
      >
        {isOutcomeLookup ? ui.checking : message}
      </ProgressStatus>
      <SendingBanner hasProgress />
      {(total - sent > batchSize || isOffline) && (
        <DialogActions>
          <Button disabledReason={isStopping ? t.stopping : undefined} onClick={control.stop}>
            {t.stop}
          </Button>
        </DialogActions>
      )}
    </>
  )
}

/** While corrections would be lost, the user is asked before the dialog closes, and before Back, another page or a closed tab. */
function UnsavedCorrections({ state }: { state: ImportState }) {
  useSheetVersion(sheetOf(state))
  const isUnsaved = hasCorrections(state)
  useUnsavedInDialog(isUnsaved)
  useNavigationBlocker(isUnsaved)
  return null
}

/** Imports a CSV file in steps: choose, validate, correct, upload, result. */
export function ImportDialog({ plan, fleetId, send, onImported, onClose }: ImportDialogProps) {
  const t = useMessages(importMessages)
  const control = useImport(plan, fleetId, send, onImported)
  const { state } = control
  const checkingText = (file: string) => (control.isPasted ? t.checkingPasted : t.checking(file))

  const step = () => {
    switch (state.status) {
      case 'choosing':
        return (
          <>
            <InterruptedImport recordName={importNameOf(plan, fleetId)} />
            <ChooseFile plan={plan} isRefused={state.isRefused} control={control} />
          </>
        )
      case 'checking':
        return (
          <>
            <ProgressStatus label={control.isPasted ? t.sheet : state.file.name} fraction={state.fraction}>
              {state.isComparing ? t.comparing : checkingText(state.file.name)}
            </ProgressStatus>
            <DialogActions>
              <DialogCancel />
            </DialogActions>
          </>
        )
      case 'ready':
        return <ImportPreview plan={plan} sheet={state.sheet} control={control} />
      case 'editing':
        return <SheetEditorView plan={plan} sheet={state.sheet} control={control} />
      case 'sending':
        return plan.adding ? (
          <ProgressStatus label={control.isPasted ? t.sheet : state.sheet.name}>
            {checkingText(state.sheet.name)}
          </ProgressStatus>
        ) : (
          <Sending {...state} control={control} />
        )
      case 'finished':
        return <ImportFinished plan={plan} state={state} control={control} />
      case 'invalid':
      case 'failed':
        return <ImportFailed plan={plan} state={state} control={control} />
    }
  }
  return (
    <Dialog
      title={titleOf(state, plan.title, t)}
      width={state.status === 'editing' ? 1080 : 560}
      onClose={() => {
        if (!plan.adding && state.status === 'sending') return
        control.acknowledge()
        onClose()
      }}
    >
      <UnsavedCorrections state={state} />
      {step()}
    </Dialog>
  )
}
