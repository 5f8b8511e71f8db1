import { ApiError, uniqueId } from 'fleet-portal-api-client'
import { isErrorCode } from 'fleet-portal-api-client/contract/errors'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { importMessages } from '../../locales/en/imports.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useBatchRecord } from '../../foundation/data/useBatchRecord.ts'
import { useFieldErrorMessage } from '../../foundation/errors/useFieldErrorMessage.ts'
import { errorMessageOf, groupErrors, type ErrorGroup } from './errorGroups.ts'
import { createRowCheck } from './checkRows.ts'
import { importNameOf, type ImportProgress } from './importProgress.ts'
import { findExistingKeys, type ExistingKeysInput } from './findExistingKeys.ts'
import { importFlow, initialImportState, type ImportState } from './importFlow.ts'
import { sheetShapeOf, type ImportPlan, type SendRows } from './importPlan.ts'
import { createImportSheet, type ImportSheet } from './importSheet.ts'
import { summarizeImport } from './importSummary.ts'
import { openInSheetWorker, warmUpSheetWorker, type SheetWorker } from './openInSheetWorker.ts'
import { applyVerdict, isBatchRejection, nextBatch, rejectNamedRows, type Batch } from './sendRows.ts'
import type { ImportError } from './sheetErrors.ts'

export interface ImportControl {
  state: ImportState
  choose: (files: readonly File[]) => void
  /** Opens rows that were copied from a spreadsheet. */
  paste: (text: string) => void
  /** Opens the editor for the rows. */
  openEditor: () => void
  /** Sends the waiting rows. Ignores calls during an upload; after a failure it continues with the remaining rows. */
  upload: () => void
  /** Stops the upload after the present call. */
  stop: () => void
  restart: () => void
  /** The rows were pasted. They have no file. */
  isPasted: boolean
  /** Removes the record of a failed upload. Call it when the user closes the dialog. */
  acknowledge: () => void
  groupErrors: (errors: Iterable<ImportError>) => ErrorGroup[]
  errorMessageOf: (error: ImportError) => string
}

/** Runs an import. Calls `onImported` with the number of newly applied rows whenever an upload ends or stops. */
export function useImport(
  plan: ImportPlan,
  fleetId: string,
  send: SendRows,
  onImported: (applied: number) => void,
): ImportControl {
  const t = useMessages(importMessages)
  const fieldErrorMessage = useFieldErrorMessage()
  const { client } = usePortal()
  const record = useBatchRecord(importNameOf(plan, fleetId))
  const [state, dispatch] = useReducer(importFlow, initialImportState)
  const [isPasted, setPasted] = useState(false)
  const isUploading = useRef(false)
  const uploadAbort = useRef<AbortController>(undefined)
  const readAbort = useRef<AbortController>(undefined)
  const existingKeysAbort = useRef<AbortController>(undefined)
  const openSheet = useRef<ImportSheet>(undefined)
  const rowCheck = useRef<ReturnType<typeof createRowCheck>>(undefined)
  const sheetWorker = useRef<SheetWorker>(undefined)
  const pendingBatch = useRef<Batch>(undefined)
  const applied = useRef({ total: 0, reported: 0 })
  const { columns } = plan

  const discard = useCallback(() => {
    readAbort.current?.abort()
    existingKeysAbort.current?.abort()
    uploadAbort.current?.abort()
    openSheet.current?.close()
    openSheet.current = undefined
    rowCheck.current = undefined
    pendingBatch.current = undefined
    applied.current = { total: 0, reported: 0 }
  }, [])
  useEffect(() => discard, [discard])
  // The worker starts while the user chooses a file, so that reading begins without delay.
  const isChoosing = state.status === 'choosing'
  useEffect(() => {
    if (!isChoosing) return
    sheetWorker.current = warmUpSheetWorker()
    return () => {
      sheetWorker.current?.close()
      sheetWorker.current = undefined
    }
  }, [isChoosing])

  /**
   * Looks for values that the fleet already has. Resolves when all rows were looked up, so that a file has the same result on a slow
   * line. If it fails, the server still validates. Without a connection nothing can be sent, so the user does not wait.
   */
  const checkExistingKeys = async (sheet: ImportSheet, onProgress: (fraction: number) => void) => {
    const uniqueIndex = columns.findIndex(({ isUnique }) => isUnique)
    const { readExisting } = plan
    if (!readExisting || uniqueIndex < 0) return
    const { signal } = (existingKeysAbort.current = new AbortController())
    const readPage = (input: ExistingKeysInput) =>
      readExisting(client, { ...input, fleetId }, { signal, partOfBatch: true })
    onProgress(0)
    const { connection } = client
    let unsubscribe: (() => void) | undefined
    await new Promise<void>((resolve) => {
      const resolveIfDown = () => connection.isDown() && resolve()
      unsubscribe = connection.subscribe(resolveIfDown)
      resolveIfDown()
      const lookup = { signal, onProgress, onComplete: resolve }
      void findExistingKeys(sheet, uniqueIndex, readPage, lookup).then(resolve, () => resolve())
    })
    unsubscribe?.()
    await sheet.whenValidated()
  }
  const choose = (files: readonly File[], arePasted = false) => {
    const filesChosen = { type: 'filesChosen', files, isPasted: arePasted } as const
    setPasted(arePasted)
    const next = importFlow(state, filesChosen)
    dispatch(filesChosen)
    if (next.status !== 'checking') return
    discard()
    const { file } = next
    const { signal } = (readAbort.current = new AbortController())
    const worker = sheetWorker.current
    sheetWorker.current = undefined
    let shownFraction = 0
    const onProgress = (fraction: number) => {
      if (fraction - shownFraction < 0.05) return
      shownFraction = fraction
      dispatch({ type: 'progressed', file, fraction })
    }
    void openInSheetWorker(file, sheetShapeOf(plan), { signal, onProgress }, worker).then(
      async (opened) => {
        if (signal.aborted) return
        const result = typeof opened === 'string' ? opened : createImportSheet(file, opened)
        if (typeof result !== 'string') {
          openSheet.current = result
          rowCheck.current = createRowCheck(result, plan, signal)
          // If it fails, the check before sending repeats it and shows the error.
          await rowCheck.current.check().catch(() => undefined)
          if (signal.aborted) return
          rowCheck.current.watch()
          await checkExistingKeys(result, (fraction) =>
            dispatch({ type: 'progressed', file, isComparing: true, fraction }),
          )
          if (signal.aborted) return
        }
        dispatch({ type: 'opened', file, result })
      },
      () => {
        if (!signal.aborted) dispatch({ type: 'opened', file, result: 'unreadable' })
      },
    )
  }
  const reportApplied = () => {
    const { total, reported } = applied.current
    if (total > reported) onImported(total - reported)
    applied.current.reported = total
  }
  const sendWaitingRows = async () => {
    if (isUploading.current || !('sheet' in state)) return
    const { sheet } = state
    isUploading.current = true
    const counts = applied.current
    const progressOf = (unanswered: number): ImportProgress => ({
      file: sheet.name,
      total: sheet.report.count - sheet.rowsWithStatus('excluded').length,
      applied: counts.total,
      unanswered,
    })
    // From here on, the lookup would find the rows of this upload.
    existingKeysAbort.current?.abort()
    try {
      await sheet.whenValidated()
      if (importFlow(state, { type: 'sendingStarted' }).status !== 'sending') return
      const { signal } = (uploadAbort.current = new AbortController())
      dispatch({ type: 'sendingStarted' })
      await rowCheck.current?.check()
      if (sheet.invalidRows().length > 0) return dispatch({ type: 'errorsFound' })
      while (!signal.aborted) {
        pendingBatch.current ??= nextBatch(sheet, columns)
        const batch = pendingBatch.current
        if (!batch) break
        const { file: data, rows, key } = batch
        if (!plan.adding) record.begin(progressOf(rows.length))
        const verdict = await send(
          { data, rows },
          {
            key,
            signal,
            partOfBatch: true,
            onOutcomeLookup: () => dispatch({ type: 'outcomeLookupStarted' }),
          },
        )
        dispatch({ type: 'answerReceived' })
        pendingBatch.current = undefined
        counts.total += applyVerdict(sheet, batch, verdict, columns)
        record.update(progressOf(0))
      }
      // An import that was closed meanwhile cannot show its result.
      if (openSheet.current === sheet) record.remove()
      dispatch({ type: 'finished', summary: summarizeImport(sheet, counts.total) })
    } catch (error) {
      const { total } = counts
      const batch = pendingBatch.current
      if (!batch || !isBatchRejection(error)) {
        // A call that certainly had no effect is retried with a new key. Any other call is retried with its old key.
        const hadNoEffect = error instanceof ApiError && !error.isAmbiguous
        if (hadNoEffect && batch) {
          pendingBatch.current = { ...batch, key: uniqueId() }
          record.update(progressOf(0))
        }
        return dispatch({ type: 'failed', error, applied: total })
      }
      // The user may correct the batch, and then it is another call.
      pendingBatch.current = undefined
      record.update(progressOf(0))
      if (rejectNamedRows(sheet, batch, error))
        dispatch({ type: 'finished', summary: summarizeImport(sheet, total) })
      else
        dispatch({
          type: 'failed',
          error,
          applied: total,
          rejectedRows: batch.indexes.map(sheet.rowNumberOf),
        })
    } finally {
      isUploading.current = false
      reportApplied()
    }
  }
  const codeMessage = useCallback(
    (code: string) => (isErrorCode(code) ? fieldErrorMessage(code) : undefined),
    [fieldErrorMessage],
  )
  const acknowledge = () => {
    if (state.status === 'failed') record.remove()
  }
  return {
    state,
    isPasted,
    choose: (files) => choose(files),
    paste: (text) => choose([new File([text], t.pastedName, { type: 'text/csv' })], true),
    openEditor: () => dispatch({ type: 'editorOpened' }),
    upload: () => void sendWaitingRows(),
    stop: () => {
      uploadAbort.current?.abort()
      dispatch({ type: 'stopped' })
    },
    acknowledge,
    restart: () => {
      if (state.status === 'sending') return
      acknowledge()
      discard()
      dispatch({ type: 'restarted' })
    },
    groupErrors: useCallback(
      (errors) => groupErrors(errors, columns, t, codeMessage),
      [columns, t, codeMessage],
    ),
    errorMessageOf: useCallback(
      (error) => errorMessageOf(error, columns, t, codeMessage),
      [columns, t, codeMessage],
    ),
  }
}
