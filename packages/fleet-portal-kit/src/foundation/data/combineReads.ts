import type { ReadResult } from './readState.ts'

/** A read result with the time of its answer. */
export interface DatedRead<T> extends ReadResult<T> {
  dataUpdatedAt: number
}

/**
 * One read of a screen that needs the answers of several. `data` is calculated from them, and undefined until each has answered. A
 * refetch repeats the failed ones only.
 */
export function combineReads<T>(reads: readonly DatedRead<unknown>[], data: T | undefined): DatedRead<T> {
  const failed = reads.filter(({ error }) => error !== null && error !== undefined)
  return {
    data,
    error: data === undefined ? failed[0]?.error : undefined,
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
    dataUpdatedAt: Math.min(...reads.map(({ dataUpdatedAt }) => dataUpdatedAt)),
  }
}
