import { ApiError } from 'fleet-portal-api-client'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { importMessages } from '../../locales/en/imports.ts'
import { useMessages } from '../../provider/messages.ts'
import { useErrorMessage } from '../../foundation/errors/useErrorMessage.ts'
import { DialogActions, DialogCancel } from '../../foundation/overlay/Dialog.tsx'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { Paragraph } from '../../foundation/ui/layout.ts'
import { ErrorList } from './ErrorList.tsx'
import type { ImportState } from './importFlow.ts'
import type { ImportPlan } from './importPlan.ts'
import { formatRanges } from './importSummary.ts'
import { listSheetErrors } from './sheetErrors.ts'
import { RestartButton } from './RestartButton.tsx'
import type { ImportControl } from './useImport.ts'
import { useSheetVersion } from './useSheetVersion.ts'

/** The most characters of the titles of a file that are shown. */
const maxTitles = 300

function shortened(titles: readonly string[]): string {
  const text = titles.map((title) => title || '—').join(', ')
  return text.length > maxTitles ? `${text.slice(0, maxTitles)}…` : text
}

const Titles = styled(Paragraph)`
  overflow-wrap: anywhere;
`

interface ImportFailedProps {
  plan: ImportPlan
  state: Extract<ImportState, { status: 'invalid' | 'failed' }>
  control: ImportControl
}

/** The errors of a file that was not sent, or of an upload that failed. */
export function ImportFailed({ plan, state, control }: ImportFailedProps) {
  const t = useMessages(importMessages)
  const errorMessage = useErrorMessage()
  const version = useSheetVersion(
    state.status === 'invalid' && typeof state.result !== 'string' ? state.result : undefined,
  )
  const isRejected = state.status === 'failed' && state.rejectedRows.length > 0
  const groups = useMemo(() => {
    if (state.status === 'failed') {
      const { rejectedRows } = state
      const items = [t.rejectedTogether(rejectedRows.length, formatRanges(rejectedRows))]
      return rejectedRows.length > 0 ? [{ heading: t.headings.rejected, items, more: 0 }] : []
    }
    const { result } = state
    return control.groupErrors(
      typeof result === 'string' ? [{ kind: 'file', reason: result }] : listSheetErrors(result, plan.columns),
    )
    // oxlint-disable-next-line exhaustive-deps -- the sheet changes with its version; the control is new in every render, its messages are not
  }, [state, version, plan, t, control.groupErrors])
  const titles =
    state.status === 'invalid' && typeof state.result !== 'string' ? state.result.report.wrongTitles : []
  const isStopped =
    state.status === 'failed' && state.error instanceof ApiError && state.error.kind === 'aborted'
  const applied = state.status === 'failed' ? state.applied : 0
  const canEdit = state.status === 'invalid' ? typeof state.result !== 'string' : isRejected
  return (
    <>
      <Banner tone="danger">
        {canEdit && applied === 0
          ? t.failedEditable
          : state.status === 'invalid'
            ? t.failedDetail
            : isStopped
              ? t.stoppedOffline
              : errorMessage(state.error)}
      </Banner>
      {state.status === 'failed' && applied > 0 && (
        <Paragraph role="status">{t.appliedBeforeFailure(applied, state.sheet.report.count)}</Paragraph>
      )}
      <ErrorList groups={groups} />
      {titles.length > 0 && <Titles>{t.titlesOfFile(shortened(titles))}</Titles>}
      <DialogActions>
        {state.status === 'invalid' && <DialogCancel />}
        <RestartButton
          control={control}
          variant={state.status === 'invalid' && !canEdit ? 'primary' : 'secondary'}
        />
        {canEdit && (
          <Button
            variant={isRejected ? 'secondary' : 'primary'}
            autoFocus={!isRejected}
            onClick={control.openEditor}
          >
            {t.fixHere}
          </Button>
        )}
        {state.status === 'failed' && (
          <Button variant="primary" autoFocus onClick={control.upload}>
            {plan.adding?.submit(state.sheet.rowsWithStatus('waiting').length) ??
              (applied > 0 ? t.uploadRest : t.uploadAgain)}
          </Button>
        )}
      </DialogActions>
    </>
  )
}
