import type { TileRead } from './TileSection.tsx'

/**
 * One read of a tile that needs the answers of several. `data` is calculated from them, and undefined until each has answered. A
 * refetch repeats the failed ones only.
 */
export function combineReads<T>(reads: readonly TileRead<unknown>[], data: T | undefined): TileRead<T> {
  const failed = reads.filter(({ error }) => error !== null && error !== undefined)
  return {
    data,
    error: data === undefined ? failed[0]?.error : undefined,
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
    dataUpdatedAt: Math.min(...reads.map(({ dataUpdatedAt }) => dataUpdatedAt)),
  }
}
