/** Finds rows with the same key in a unique column: every row but the first one is a duplicate. */
export function createDuplicateIndex() {
  const keys: (string | undefined)[] = []
  // Without duplicates a set is enough, and twice as fast as a map from keys to rows.
  const seenKeys = new Set<string>()
  let rowsByKey: Map<string, number | number[]> | undefined
  /** Adds a row to a map and returns the rows that had the key before. */
  const addToMap = (map: Map<string, number | number[]>, row: number, key: string) => {
    const before = map.get(key)
    if (before === undefined) map.set(key, row)
    else if (typeof before === 'number') map.set(key, [before, row])
    else before.push(row)
    return before
  }
  const getRowsByKey = () => {
    if (rowsByKey) return rowsByKey
    rowsByKey = new Map()
    for (const [row, key] of keys.entries()) if (key !== undefined) addToMap(rowsByKey, row, key)
    seenKeys.clear()
    return rowsByKey
  }
  const rowsWithKey = (key: string): number[] => {
    const rows = getRowsByKey().get(key)
    return rows === undefined ? [] : typeof rows === 'number' ? [rows] : rows
  }
  return {
    rowsWithKey,
    keyOf: (row: number) => keys[row],
    /** Adds a row; call it in the order of the rows. Returns the first row with the same key, or -1. */
    add(row: number, key: string): number {
      if (!rowsByKey) {
        const count = seenKeys.size
        if (seenKeys.add(key).size > count) {
          keys[row] = key
          return -1
        }
      }
      const before = addToMap(getRowsByKey(), row, key)
      keys[row] = key
      return before === undefined ? -1 : typeof before === 'number' ? before : (before[0] ?? -1)
    },
    /** Replaces the key of a row. Returns every row that may have become a duplicate, or ceased to be one. */
    change(row: number, key: string | undefined): number[] {
      const oldKey = keys[row]
      if (oldKey === key) return [row]
      const rowsOfOldKey = oldKey === undefined ? [] : rowsWithKey(oldKey).filter((other) => other !== row)
      if (oldKey !== undefined) getRowsByKey().set(oldKey, rowsOfOldKey)
      keys[row] = undefined
      if (key === undefined) return [row, ...rowsOfOldKey]
      keys[row] = key
      const rowsOfNewKey = [...rowsWithKey(key), row].toSorted((a, b) => a - b)
      getRowsByKey().set(key, rowsOfNewKey)
      return [...new Set([row, ...rowsOfOldKey, ...rowsOfNewKey])]
    },
    /** The first row with the key of this row, or -1 if this row is the first. */
    firstOf(row: number): number {
      const key = keys[row]
      const first = key === undefined ? row : (rowsWithKey(key)[0] ?? row)
      return first === row ? -1 : first
    },
  }
}
