import { isErrorCode } from 'api-client/contract/errors'
import { useCallback, useReducer, useRef } from 'react'
import { importMessages } from '../../locales/en/imports.ts'
import { useMessages } from '../../provider/messages.ts'
import { useWrite } from '../data/useWrite.ts'
import { useFieldSentence } from '../errors/useErrorSentence.ts'
import type { ImportFault } from './checkRows.ts'
import { faultGroups, type FaultGroup } from './faultGroups.ts'
import { choosing, importFlow, type ImportState } from './importFlow.ts'
import type { ImportPlan } from './importPlan.ts'
import { prepareImport, type Prepared } from './prepareImport.ts'
import { outcomeOf, type Outcome } from './verdict.ts'

export interface ImportControl {
  state: ImportState
  choose: (files: readonly File[]) => void
  /** Sends the judged file, once however often it is asked for. */
  upload: () => void
  restart: () => void
  groupsOf: (faults: readonly ImportFault[]) => FaultGroup[]
}

/** The course of an import. `onImported` is called for every file that the server took, wholly or in part. */
export function useImport(
  plan: ImportPlan,
  fleetId: string,
  onImported: (outcome: Outcome) => void,
): ImportControl {
  const t = useMessages(importMessages)
  const fieldSentence = useFieldSentence()
  const { send } = useWrite(plan.row)
  const [state, dispatch] = useReducer(importFlow, choosing)
  const running = useRef(false)
  const { columns } = plan

  const choose = (files: readonly File[]) => {
    const chosen = { type: 'chosen', files } as const
    const next = importFlow(state, chosen)
    dispatch(chosen)
    if (next.at !== 'checking') return
    const { file } = next
    void prepareImport(file, plan)
      .catch((): Prepared => ({ faults: [{ kind: 'file', why: 'unreadable' }] }))
      .then((prepared) => dispatch({ type: 'prepared', file, prepared }))
  }
  const deliver = async () => {
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
  const groupsOf = useCallback(
    (faults: readonly ImportFault[]) =>
      faultGroups(faults, columns, t, (code) => (isErrorCode(code) ? fieldSentence(code) : undefined)),
    [columns, t, fieldSentence],
  )
  return {
    state,
    choose,
    upload: () => void deliver(),
    restart: () => dispatch({ type: 'restarted' }),
    groupsOf,
  }
}
