import type { ImportSheet } from './importSheet.ts'
import type { ExistingKey } from './openSheet.ts'

/** What a list is asked for: a page of it, or of what answers to a search. */
export interface ExistingKeysInput {
  page: number
  perPage: number
  searchKey?: string
}

/** A page of the list that the rows are to join, and how many items it has in all. */
export interface ExistingKeysPage {
  held: ExistingKey[]
  count: number
}

const pageSize = 1000
const searchSize = 50

/**
 * Tells a sheet what the fleet holds already of its unique column, the one at index `at`: the list is read page by
 * page, or, where more pages are left than the file has rows, each row is searched for, and each one that is edited,
 * until the signal. Rejects where a call fails; what was told until then stays.
 */
export async function findExistingKeys(
  sheet: ImportSheet,
  at: number,
  read: (asked: ExistingKeysInput) => Promise<ExistingKeysPage>,
  signal: AbortSignal,
): Promise<void> {
  const ask = async (asked: ExistingKeysInput) => {
    const answer = await read(asked)
    signal.throwIfAborted()
    sheet.hold(answer.held)
    return answer
  }
  let seen = 0
  let pagesLeft = 0
  for (let page = 1; pagesLeft <= sheet.report.count; page++) {
    const { held, count } = await ask({ page, perPage: pageSize })
    seen += held.length
    if (held.length === 0 || seen >= count) return
    pagesLeft = Math.ceil((count - seen) / held.length)
  }
  const asked = new Set([''])
  const isOpen = (value: string) => !asked.has(value)
  while (!signal.aborted) {
    const value = sheet
      .rowsOf('waiting')
      .map((index) => sheet.cellsOf(index)[at] ?? '')
      .find(isOpen)
    if (value === undefined) await changeOf(sheet, signal)
    else {
      asked.add(value)
      await ask({ searchKey: value, page: 1, perPage: searchSize })
    }
  }
}

/** Resolves with the next change of a sheet, or with the signal. */
const changeOf = (sheet: ImportSheet, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      stop()
      signal.removeEventListener('abort', done)
      resolve()
    }
    const stop = sheet.subscribe(done)
    signal.addEventListener('abort', done)
  })
