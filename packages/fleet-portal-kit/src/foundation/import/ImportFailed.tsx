import { ApiError } from 'api-client'
import { importMessages } from '../../locales/en/imports.ts'
import { useMessages } from '../../provider/messages.ts'
import { useErrorSentence } from '../errors/useErrorSentence.ts'
import { DialogActions, DialogCancel } from '../overlay/Dialog.tsx'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { FaultList } from './FaultList.tsx'
import type { FaultGroup } from './faultGroups.ts'
import type { ImportState } from './importFlow.ts'
import type { ImportControl } from './useImport.ts'

interface ImportFailedProps {
  state: Extract<ImportState, { at: 'faulty' | 'unsent' }>
  control: ImportControl
}

/** Whether the server refused the file as a whole, not the call. */
const isAboutFile = (error: unknown): boolean =>
  error instanceof ApiError && error.fields.some(({ path }) => path === 'data' || path === 'body')

/** A file that was not sent because of its faults, or whose sending failed. */
export function ImportFailed({ state, control }: ImportFailedProps) {
  const t = useMessages(importMessages)
  const sentenceOf = useErrorSentence()
  const isRefused = state.at === 'unsent' && isAboutFile(state.error)
  const groups: readonly FaultGroup[] =
    state.at === 'faulty'
      ? control.groupsOf(state.faults)
      : isRefused
        ? [{ heading: t.headings.file, items: [t.files.refused], more: 0 }]
        : []
  return (
    <>
      <Banner tone="danger">
        {state.at === 'faulty' || isRefused ? t.failedDetail : sentenceOf(state.error)}
      </Banner>
      <FaultList groups={groups} />
      <DialogActions>
        {state.at === 'unsent' && !isRefused ? (
          <Button onClick={control.upload}>{t.uploadAgain}</Button>
        ) : (
          <DialogCancel />
        )}
        <Button variant="primary" autoFocus onClick={control.restart}>
          {t.chooseAnother}
        </Button>
      </DialogActions>
    </>
  )
}
