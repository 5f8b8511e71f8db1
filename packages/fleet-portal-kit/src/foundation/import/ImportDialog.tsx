import { ApiError } from 'api-client'
import { isErrorCode } from 'api-client/contract/errors'
import { Download } from 'lucide-react'
import { useCallback, useReducer, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { importMessages } from '../../locales/en/imports.ts'
import { token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { useWrite } from '../data/useWrite.ts'
import { useErrorSentence, useFieldSentence } from '../errors/useErrorSentence.ts'
import { Dialog, DialogActions, DialogCancel } from '../overlay/Dialog.tsx'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { Column, Inline, Line, Paragraph } from '../ui/layout.ts'
import { Spinner } from '../ui/Spinner.tsx'
import type { ImportFault } from './checkRows.ts'
import { csvForSpreadsheets } from './csvText.ts'
import { FaultList } from './FaultList.tsx'
import { faultGroups } from './faultGroups.ts'
import { FileDrop } from './FileDrop.tsx'
import { choosing, importFlow } from './importFlow.ts'
import { ImportOutcome } from './ImportOutcome.tsx'
import type { ImportPlan, ImportRow } from './importPlan.ts'
import { ImportPreview } from './ImportPreview.tsx'
import { prepareImport } from './prepareImport.ts'
import { saveFile } from './saveFile.ts'
import { outcomeOf, type Outcome } from './verdict.ts'

interface View {
  title?: string
  body: ReactNode
  actions?: ReactNode
}

interface ImportDialogProps<R extends ImportRow> {
  plan: ImportPlan<R>
  fleetId: string
  /** Called once for every file that the server took, wholly or in part. */
  onImported: (outcome: Outcome) => void
  onClose: () => void
}

const Titles = styled(Inline)`
  font-family: ui-monospace, Menlo, Consolas, monospace;
  font-size: ${token('text-table')};
  overflow-wrap: anywhere;
`

/** The file as a whole was refused by the server. */
const isAboutFile = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.fields.some(({ path }) => path === 'data' || path === 'body')

/** Choose a file, have it judged here, send it, see what became of it. */
export function ImportDialog<R extends ImportRow>({
  plan,
  fleetId,
  onImported,
  onClose,
}: ImportDialogProps<R>) {
  const t = useMessages(importMessages)
  const sentenceOf = useErrorSentence()
  const fieldSentence = useFieldSentence()
  const { send } = useWrite<ImportRow>(plan.row)
  const [state, dispatch] = useReducer(importFlow, choosing)
  const running = useRef(false)
  const { columns, counted } = plan

  const groupsOf = useCallback(
    (faults: readonly ImportFault[]) =>
      faultGroups(faults, columns, t, (code) => (isErrorCode(code) ? fieldSentence(code) : undefined)),
    [columns, t, fieldSentence],
  )
  const choose = (files: readonly File[]) => {
    const event = { type: 'chosen', files } as const
    const next = importFlow(state, event)
    dispatch(event)
    if (next.at !== 'checking') return
    const { file } = next
    void prepareImport(file, plan).then((prepared) => dispatch({ type: 'prepared', file, prepared }))
  }
  const upload = async () => {
    if (running.current || (state.at !== 'ready' && state.at !== 'unsent')) return
    running.current = true
    dispatch({ type: 'sent' })
    const { file, rows } = state.upload
    try {
      const verdict = await send({ data: file, fleetId }, { onChecking: () => dispatch({ type: 'lost' }) })
      const outcome = outcomeOf(verdict, rows.length - 1, columns)
      dispatch({ type: 'answered', outcome })
      if (outcome.kind !== 'failed') onImported(outcome)
    } catch (error) {
      dispatch({ type: 'failed', error })
    } finally {
      running.current = false
    }
  }
  const again = (
    <Button variant="primary" autoFocus onClick={() => dispatch({ type: 'restarted' })}>
      {t.chooseAnother}
    </Button>
  )
  const view = (): View => {
    switch (state.at) {
      case 'choosing':
        return {
          body: (
            <Column $gap={3}>
              <FileDrop isRefused={state.isRefused} onChoose={choose} />
              <Column $gap={1}>
                <Paragraph $muted>{t.titlesNeeded}</Paragraph>
                <Titles>{columns.map(({ title }) => title).join(', ')}</Titles>
              </Column>
            </Column>
          ),
          actions: (
            <>
              <Button
                icon={Download}
                variant="quiet"
                onClick={() =>
                  saveFile(plan.templateName, csvForSpreadsheets([columns.map(({ title }) => title)]))
                }
              >
                {t.template}
              </Button>
              <DialogCancel />
            </>
          ),
        }
      case 'checking':
        return { body: <Working>{t.checking(state.file.name)}</Working>, actions: <DialogCancel /> }
      case 'ready':
        return {
          body: <ImportPreview upload={state.upload} counted={counted} />,
          actions: (
            <>
              <Button onClick={() => dispatch({ type: 'restarted' })}>{t.chooseAnother}</Button>
              <Button variant="primary" autoFocus onClick={() => void upload()}>
                {t.upload}
              </Button>
            </>
          ),
        }
      case 'sending':
        return { body: <Working>{state.isChecking ? t.checkingAnswer : t.sending}</Working> }
      case 'answered': {
        const { outcome } = state
        const isApplied = outcome.kind === 'applied'
        return {
          title: { applied: t.successTitle, partial: t.partialTitle, failed: t.failedTitle }[outcome.kind],
          body: (
            <ImportOutcome
              upload={state.upload}
              outcome={outcome}
              groups={groupsOf(outcome.faults)}
              counted={counted}
            />
          ),
          actions: (
            <>
              {!isApplied && <Button onClick={onClose}>{t.done}</Button>}
              {isApplied ? (
                <Button variant="primary" autoFocus onClick={onClose}>
                  {t.done}
                </Button>
              ) : (
                again
              )}
            </>
          ),
        }
      }
      case 'faulty':
        return {
          title: t.failedTitle,
          body: (
            <Column $gap={3}>
              <Banner tone="danger">{t.failedDetail}</Banner>
              <FaultList groups={groupsOf(state.faults)} />
            </Column>
          ),
          actions: (
            <>
              <DialogCancel />
              {again}
            </>
          ),
        }
      case 'unsent':
        return {
          title: t.failedTitle,
          body: isAboutFile(state.error) ? (
            <FaultList groups={[{ heading: t.headings.file, items: [t.files.refused], more: 0 }]} />
          ) : (
            <Banner tone="danger">{sentenceOf(state.error)}</Banner>
          ),
          actions: (
            <>
              <Button onClick={() => void upload()}>{t.uploadAgain}</Button>
              {again}
            </>
          ),
        }
    }
  }
  const {
    title = plan.title,
    body,
    actions,
  } = view() as ReturnType<typeof view> & { title?: string; actions?: unknown }
  return (
    <Dialog title={title} width={560} onClose={() => state.at !== 'sending' && onClose()}>
      {body}
      {actions && <DialogActions>{actions}</DialogActions>}
    </Dialog>
  )
}

function Working({ children }: { children: string }) {
  return (
    <Line role="status" $gap={3} style={{ minHeight: 120 }} $justify="center">
      <Spinner />
      <Inline>{children}</Inline>
    </Line>
  )
}
