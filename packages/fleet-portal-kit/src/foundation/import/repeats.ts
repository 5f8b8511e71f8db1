/** Which rows hold the same in a column where no two may: every row but the first is a repeat. */
export function repeatsOf() {
  const held = new Map<string, number | number[]>()
  const keys: (string | undefined)[] = []
  const rowsOf = (key: string): number[] => {
    const rows = held.get(key)
    return rows === undefined ? [] : typeof rows === 'number' ? [rows] : rows
  }
  return {
    rowsOf,
    keyOf: (row: number) => keys[row],
    /** Tells what a row holds, in the order of the rows. Answers with the first row that holds it, or -1. */
    add(row: number, key: string): number {
      keys[row] = key
      const before = held.get(key)
      if (before === undefined) {
        held.set(key, row)
        return -1
      }
      if (typeof before === 'number') held.set(key, [before, row])
      else before.push(row)
      return typeof before === 'number' ? before : (before[0] ?? -1)
    },
    /** Tells what a row holds now. Answers with every row for which something may have changed. */
    change(row: number, key: string | undefined): number[] {
      const old = keys[row]
      if (old === key) return [row]
      const left = old === undefined ? [] : rowsOf(old).filter((one) => one !== row)
      if (old !== undefined) held.set(old, left)
      keys[row] = undefined
      if (key === undefined) return [row, ...left]
      keys[row] = key
      const joined = [...rowsOf(key), row].toSorted((one, other) => one - other)
      held.set(key, joined)
      return [...new Set([row, ...left, ...joined])]
    },
    /** The first row that holds what this one holds, or -1 where that is this one. */
    firstOf(row: number): number {
      const key = keys[row]
      const first = key === undefined ? row : (rowsOf(key)[0] ?? row)
      return first === row ? -1 : first
    },
  }
}
