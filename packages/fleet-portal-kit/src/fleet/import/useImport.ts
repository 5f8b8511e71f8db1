import { ApiError, uniqueId } from 'api-client'
import { isErrorCode } from 'api-client/contract/errors'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { importMessages } from '../../locales/en/imports.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useWrite } from '../../foundation/data/useWrite.ts'
import { useFieldErrorMessage } from '../../foundation/errors/useErrorMessage.ts'
import { faultGroups, sentenceOf, type FaultGroup } from './faultGroups.ts'
import { choosing, importFlow, type ImportState } from './importFlow.ts'
import { sheetShapeOf, type ImportPlan } from './importPlan.ts'
import { importSheet, type ImportSheet } from './importSheet.ts'
import { findExistingKeys, type ExistingKeysInput } from './lookInFleet.ts'
import { summarizeImport } from './outcome.ts'
import { isRefusal, nextBatch, takeRefusal, takeVerdict, type Batch } from './sendRows.ts'
import type { ImportFault } from './sheetFaults.ts'
import { openInSheetWorker, warmUpSheetWorker, type SheetWorker } from './sheetThread.ts'

export interface ImportControl {
  state: ImportState
  choose: (files: readonly File[]) => void
  /** Takes rows that were copied from a spreadsheet. */
  paste: (text: string) => void
  /** Opens the rows to be put right. */
  fix: () => void
  /** Sends what waits to be sent, once however often it is asked for; after a failure it goes on where it was. */
  upload: () => void
  /** Sends nothing more after the call that is under way. */
  stop: () => void
  restart: () => void
  groupsOf: (faults: Iterable<ImportFault>) => FaultGroup[]
  /** A fault in words. */
  wordsOf: (fault: ImportFault) => string
}

/** The course of an import. `onImported` is told how many rows were applied whenever it comes to an end or a halt. */
export function useImport(
  plan: ImportPlan,
  fleetId: string,
  onImported: (applied: number) => void,
): ImportControl {
  const t = useMessages(importMessages)
  const fieldSentence = useFieldErrorMessage()
  const { client } = usePortal()
  const { send } = useWrite(plan.endpoint)
  const [state, dispatch] = useReducer(importFlow, choosing)
  const running = useRef(false)
  const stopping = useRef<AbortController>(undefined)
  const reading = useRef<AbortController>(undefined)
  const looking = useRef<AbortController>(undefined)
  const open = useRef<ImportSheet>(undefined)
  const thread = useRef<SheetWorker>(undefined)
  const pending = useRef<Batch>(undefined)
  const applied = useRef({ all: 0, told: 0 })
  const { columns } = plan

  const leave = useCallback(() => {
    reading.current?.abort()
    looking.current?.abort()
    stopping.current?.abort()
    open.current?.close()
    open.current = undefined
    pending.current = undefined
    applied.current = { all: 0, told: 0 }
  }, [])
  useEffect(() => leave, [leave])
  // Until a file is chosen there is time to wake whoever will read it.
  const isChoosing = state.status === 'choosing'
  useEffect(() => {
    if (!isChoosing) return
    thread.current = warmUpSheetWorker()
    return () => {
      thread.current?.close()
      thread.current = undefined
    }
  }, [isChoosing])

  /** Marks what the fleet has already. It keeps nobody waiting, and where it fails the server still judges. */
  const look = (sheet: ImportSheet) => {
    const at = columns.findIndex(({ isUnique }) => isUnique)
    const { readHeld } = plan
    if (!readHeld || at < 0) return
    const { signal } = (looking.current = new AbortController())
    const read = (asked: ExistingKeysInput) =>
      readHeld(client, { ...asked, fleetId }, { signal, partOfBatch: true })
    void findExistingKeys(sheet, at, read, signal).catch(() => undefined)
  }
  const choose = (files: readonly File[], isPasted = false) => {
    const chosen = { type: 'chosen', files, isPasted } as const
    const next = importFlow(state, chosen)
    dispatch(chosen)
    if (next.status !== 'checking') return
    leave()
    const { file } = next
    const course = new AbortController()
    reading.current = course
    const awake = thread.current
    thread.current = undefined
    let seen = 0
    const onProgress = (done: number) => {
      if (done - seen < 0.05) return
      seen = done
      dispatch({ type: 'progressed', file, done })
    }
    void openInSheetWorker(file, sheetShapeOf(plan), { signal: course.signal, onProgress }, awake).then(
      (found) => {
        if (course.signal.aborted) return
        const sheet = typeof found === 'string' ? found : importSheet(file, found)
        dispatch({ type: 'opened', file, found: sheet })
        if (typeof sheet === 'string') return
        open.current = sheet
        look(sheet)
      },
      () => {
        if (!course.signal.aborted) dispatch({ type: 'opened', file, found: 'unreadable' })
      },
    )
  }
  const tell = () => {
    const { all, told } = applied.current
    if (all > told) onImported(all - told)
    applied.current.told = all
  }
  const deliver = async () => {
    if (running.current || !('sheet' in state)) return
    const { sheet } = state
    running.current = true
    // What it would find from here on could be the rows that are being sent.
    looking.current?.abort()
    try {
      await sheet.idle()
      if (importFlow(state, { type: 'sent' }).status !== 'sending') return
      const { signal } = (stopping.current = new AbortController())
      dispatch({ type: 'sent' })
      while (!signal.aborted) {
        pending.current ??= nextBatch(sheet, columns)
        const batch = pending.current
        if (!batch) break
        const { file: data, key } = batch
        const verdict = await send(
          { data, fleetId },
          { key, signal, partOfBatch: true, onOutcomeLookup: () => dispatch({ type: 'lost' }) },
        )
        dispatch({ type: 'found' })
        pending.current = undefined
        applied.current.all += takeVerdict(sheet, batch, verdict, columns)
      }
      dispatch({ type: 'answered', outcome: summarizeImport(sheet, applied.current.all) })
    } catch (error) {
      const { all } = applied.current
      const batch = pending.current
      if (!batch || !isRefusal(error)) {
        // What certainly had no effect goes out as a call of its own; anything else under the key that it had.
        const hadNoEffect = error instanceof ApiError && !error.isAmbiguous
        if (hadNoEffect && batch) pending.current = { ...batch, key: uniqueId() }
        return dispatch({ type: 'failed', error, applied: all })
      }
      // It may be corrected, and is another call then.
      pending.current = undefined
      if (takeRefusal(sheet, batch, error))
        dispatch({ type: 'answered', outcome: summarizeImport(sheet, all) })
      else dispatch({ type: 'failed', error, applied: all, refused: batch.indexes.map(sheet.numberOf) })
    } finally {
      running.current = false
      tell()
    }
  }
  const codeSentence = useCallback(
    (code: string) => (isErrorCode(code) ? fieldSentence(code) : undefined),
    [fieldSentence],
  )
  return {
    state,
    choose: (files) => choose(files),
    paste: (text) => choose([new File([text], t.pastedName, { type: 'text/csv' })], true),
    fix: () => dispatch({ type: 'fixed' }),
    upload: () => void deliver(),
    stop: () => {
      stopping.current?.abort()
      dispatch({ type: 'stopped' })
    },
    restart: () => {
      if (state.status === 'sending') return
      leave()
      dispatch({ type: 'restarted' })
    },
    groupsOf: useCallback(
      (faults) => faultGroups(faults, columns, t, codeSentence),
      [columns, t, codeSentence],
    ),
    wordsOf: useCallback((fault) => sentenceOf(fault, columns, t, codeSentence), [columns, t, codeSentence]),
  }
}
