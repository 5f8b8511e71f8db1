import type { ImportSheet } from './importSheet.ts'
import type { ExistingKey } from './openSheet.ts'

/** A request for one page of a list, or of the results of a search. */
export interface ExistingKeysInput {
  page: number
  perPage: number
  searchKey?: string
}

/** One page of the list that the import adds to, and the number of items in the whole list. */
export interface ExistingKeysPage {
  keys: ExistingKey[]
  count: number
}

const pageSize = 1000
const searchSize = 50

interface Lookup {
  /** Stops the lookup. */
  signal: AbortSignal
  /** Receives the completed fraction of the lookup, from 0 to 1, after each call. */
  onProgress: (fraction: number) => void
  /** Every row of the file was looked up. Edited values are still looked up afterwards. */
  onComplete: () => void
}

/**
 * Finds values of the unique column, at index `columnIndex`, that the fleet already has, and adds them to the sheet.
 * Reads the list page by page. If more pages are left than the file has rows, searches for each row instead, and for
 * each edited value, until the signal aborts. Rejects if a call fails; keys found before that stay in the sheet.
 */
export async function findExistingKeys(
  sheet: ImportSheet,
  columnIndex: number,
  readPage: (input: ExistingKeysInput) => Promise<ExistingKeysPage>,
  { signal, onProgress, onComplete }: Lookup,
): Promise<void> {
  const addPage = async (input: ExistingKeysInput) => {
    const result = await readPage(input)
    signal.throwIfAborted()
    sheet.addExisting(result.keys)
    return result
  }
  let readCount = 0
  let pagesLeft = 0
  for (let page = 1; pagesLeft <= sheet.report.count; page++) {
    const { keys, count } = await addPage({ page, perPage: pageSize })
    readCount += keys.length
    if (keys.length === 0 || readCount >= count) return onComplete()
    onProgress(readCount / count)
    pagesLeft = Math.ceil((count - readCount) / keys.length)
  }
  const searched = new Set([''])
  const isNotSearched = (value: string) => !searched.has(value)
  while (!signal.aborted) {
    const value = sheet
      .rowsWithStatus('waiting')
      .map((index) => sheet.cellsOf(index)[columnIndex] ?? '')
      .find(isNotSearched)
    if (value === undefined) {
      onComplete()
      await waitForChange(sheet, signal)
    } else {
      searched.add(value)
      await addPage({ searchKey: value, page: 1, perPage: searchSize })
      onProgress(searched.size / (sheet.report.count + 1))
    }
  }
}

/** Resolves at the next change of the sheet, or when the signal aborts. */
const waitForChange = (sheet: ImportSheet, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const finish = () => {
      unsubscribe()
      signal.removeEventListener('abort', finish)
      resolve()
    }
    const unsubscribe = sheet.subscribe(finish)
    signal.addEventListener('abort', finish)
  })
