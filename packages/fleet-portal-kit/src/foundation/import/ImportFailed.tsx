import { ApiError } from 'api-client'
import { useMemo } from 'react'
import { importMessages } from '../../locales/en/imports.ts'
import { useMessages } from '../../provider/messages.ts'
import { useErrorSentence } from '../errors/useErrorSentence.ts'
import { DialogActions, DialogCancel } from '../overlay/Dialog.tsx'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { Paragraph } from '../ui/layout.ts'
import { FaultList } from './FaultList.tsx'
import type { ImportState } from './importFlow.ts'
import type { ImportPlan } from './importPlan.ts'
import { sheetFaults } from './sheetFaults.ts'
import type { ImportControl } from './useImport.ts'
import { useSheet } from './useSheet.ts'

interface ImportFailedProps {
  plan: ImportPlan
  state: Extract<ImportState, { at: 'faulty' | 'unsent' }>
  control: ImportControl
}

/** Whether the server refused the file as a whole, not the call. */
const isAboutFile = (error: unknown): boolean =>
  error instanceof ApiError && error.fields.some(({ path }) => path === 'data' || path === 'body')

/** A file that was not sent because of its faults, or whose sending failed. */
export function ImportFailed({ plan, state, control }: ImportFailedProps) {
  const t = useMessages(importMessages)
  const sentenceOf = useErrorSentence()
  const version = useSheet(state.at === 'faulty' && typeof state.found !== 'string' ? state.found : undefined)
  const isRefused = state.at === 'unsent' && isAboutFile(state.error)
  const groups = useMemo(() => {
    if (state.at === 'unsent') {
      return isRefused ? [{ heading: t.headings.file, items: [t.files.refused], more: 0 }] : []
    }
    const { found } = state
    return control.groupsOf(
      typeof found === 'string' ? [{ kind: 'file', why: found }] : sheetFaults(found, plan.columns),
    )
    // oxlint-disable-next-line exhaustive-deps -- the sheet changes with its version; of the control, new with every drawing, the words do not
  }, [state, version, isRefused, plan, t, control.groupsOf])
  const isStopped = state.at === 'unsent' && state.error instanceof ApiError && state.error.kind === 'aborted'
  const done = state.at === 'unsent' ? state.applied : 0
  const canFix = state.at === 'faulty' && typeof state.found !== 'string'
  return (
    <>
      <Banner tone="danger">
        {canFix
          ? t.failedFixable
          : state.at === 'faulty' || isRefused
            ? t.failedDetail
            : isStopped
              ? t.stoppedOnItsWay
              : sentenceOf(state.error)}
      </Banner>
      {state.at === 'unsent' && done > 0 && (
        <Paragraph role="status">{t.interrupted(done, state.sheet.report.count)}</Paragraph>
      )}
      <FaultList groups={groups} />
      <DialogActions>
        {state.at === 'faulty' && <DialogCancel />}
        <Button
          variant={isRefused || (state.at === 'faulty' && !canFix) ? 'primary' : 'secondary'}
          onClick={control.restart}
        >
          {t.chooseAnother}
        </Button>
        {canFix && (
          <Button variant="primary" autoFocus onClick={control.fix}>
            {t.fixHere}
          </Button>
        )}
        {state.at === 'unsent' && !isRefused && (
          <Button variant="primary" autoFocus onClick={control.upload}>
            {done > 0 ? t.uploadRest : t.uploadAgain}
          </Button>
        )}
      </DialogActions>
    </>
  )
}
