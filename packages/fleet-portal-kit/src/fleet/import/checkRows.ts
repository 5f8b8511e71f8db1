import type { ImportPlan } from './importPlan.ts'
import type { ImportSheet } from './importSheet.ts'

/** How long no further edit may follow before edited rows are checked, in milliseconds. */
const editPause = 250

/**
 * Checks the waiting rows of a sheet with the plan's `checkRows`, and rejects those with errors. A row that was checked is checked
 * again after an edit only.
 */
export function createRowCheck(sheet: ImportSheet, { checkRows }: ImportPlan, signal: AbortSignal) {
  const checked = new Map<number, string>()
  let running: Promise<void> = Promise.resolve()
  const cellsText = (index: number) => JSON.stringify(sheet.cellsOf(index))

  async function checkNow(): Promise<void> {
    if (!checkRows) return
    const rows = sheet
      .rowsWithStatus('waiting')
      .filter((index) => sheet.errorBitsOf(index) === 0)
      .map((index) => ({ index, cells: sheet.cellsOf(index), text: cellsText(index) }))
      .filter(({ index, text }) => checked.get(index) !== text)
    if (rows.length === 0) return
    const errors = await checkRows(
      rows.map(({ cells }) => cells),
      signal,
    )
    signal.throwIfAborted()
    for (const { index, text } of rows) checked.set(index, text)
    for (const { row, ...rejection } of errors) {
      const found = rows[row]
      // The user may have edited or excluded the row during the check.
      if (!found || cellsText(found.index) !== found.text) continue
      const status = sheet.statusOf(found.index)
      // A rejected row is checked again also if the user puts the same cells back.
      checked.delete(found.index)
      if (status === 'waiting' || status === 'rejected') sheet.reject(found.index, rejection)
    }
  }
  /** Checks one after the other, so that each starts with the results of the one before. */
  const check = (): Promise<void> => {
    const next = running.then(checkNow)
    running = next.catch(() => undefined)
    return next
  }
  return {
    check,
    /** Checks edited rows as soon as the user pauses. If a check fails, the check before sending repeats it. */
    watch() {
      if (!checkRows) return
      let timer: ReturnType<typeof setTimeout> | undefined
      const unsubscribe = sheet.subscribe(() => {
        clearTimeout(timer)
        timer = setTimeout(() => void check().catch(() => undefined), editPause)
      })
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        unsubscribe()
      })
    },
  }
}
