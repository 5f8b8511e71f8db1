import { ApiError } from 'api-client'
import { useMemo } from 'react'
import { importMessages } from '../../locales/en/imports.ts'
import { useMessages } from '../../provider/messages.ts'
import { useErrorMessage } from '../../foundation/errors/useErrorMessage.ts'
import { DialogActions, DialogCancel } from '../../foundation/overlay/Dialog.tsx'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { Paragraph } from '../../foundation/ui/layout.ts'
import { FaultList } from './FaultList.tsx'
import type { ImportState } from './importFlow.ts'
import type { ImportPlan } from './importPlan.ts'
import { rangesOf } from './outcome.ts'
import { sheetFaults } from './sheetFaults.ts'
import type { ImportControl } from './useImport.ts'
import { useSheet } from './useSheet.ts'

interface ImportFailedProps {
  plan: ImportPlan
  state: Extract<ImportState, { status: 'faulty' | 'unsent' }>
  control: ImportControl
}

/** A file that was not sent because of its faults, or whose sending failed. */
export function ImportFailed({ plan, state, control }: ImportFailedProps) {
  const t = useMessages(importMessages)
  const sentenceOf = useErrorMessage()
  const version = useSheet(
    state.status === 'faulty' && typeof state.found !== 'string' ? state.found : undefined,
  )
  const isRefused = state.status === 'unsent' && state.refused.length > 0
  const groups = useMemo(() => {
    if (state.status === 'unsent') {
      const { refused } = state
      const items = [t.refusedTogether(refused.length, rangesOf(refused))]
      return refused.length > 0 ? [{ heading: t.headings.rejected, items, more: 0 }] : []
    }
    const { found } = state
    return control.groupsOf(
      typeof found === 'string' ? [{ kind: 'file', why: found }] : sheetFaults(found, plan.columns),
    )
    // oxlint-disable-next-line exhaustive-deps -- the sheet changes with its version; of the control, new with every drawing, the words do not
  }, [state, version, plan, t, control.groupsOf])
  const isStopped =
    state.status === 'unsent' && state.error instanceof ApiError && state.error.kind === 'aborted'
  const done = state.status === 'unsent' ? state.applied : 0
  const canFix = state.status === 'faulty' ? typeof state.found !== 'string' : isRefused
  return (
    <>
      <Banner tone="danger">
        {canFix && done === 0
          ? t.failedFixable
          : state.status === 'faulty'
            ? t.failedDetail
            : isStopped
              ? t.stoppedOnItsWay
              : sentenceOf(state.error)}
      </Banner>
      {state.status === 'unsent' && done > 0 && (
        <Paragraph role="status">{t.interrupted(done, state.sheet.report.count)}</Paragraph>
      )}
      <FaultList groups={groups} />
      <DialogActions>
        {state.status === 'faulty' && <DialogCancel />}
        <Button
          variant={state.status === 'faulty' && !canFix ? 'primary' : 'secondary'}
          onClick={control.restart}
        >
          {t.chooseAnother}
        </Button>
        {canFix && (
          <Button variant={isRefused ? 'secondary' : 'primary'} autoFocus={!isRefused} onClick={control.fix}>
            {t.fixHere}
          </Button>
        )}
        {state.status === 'unsent' && (
          <Button variant="primary" autoFocus onClick={control.upload}>
            {done > 0 ? t.uploadRest : t.uploadAgain}
          </Button>
        )}
      </DialogActions>
    </>
  )
}
