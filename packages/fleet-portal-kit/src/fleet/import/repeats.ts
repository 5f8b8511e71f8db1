/** Which rows hold the same in a column where no two may: every row but the first is a repeat. */
export function duplicateRowsOf() {
  const keys: (string | undefined)[] = []
  // Whether there is a repeat at all is told by a set in half the time that a map of the rows takes.
  const seen = new Set<string>()
  let known: Map<string, number | number[]> | undefined
  const hold = (held: Map<string, number | number[]>, row: number, key: string) => {
    const before = held.get(key)
    if (before === undefined) held.set(key, row)
    else if (typeof before === 'number') held.set(key, [before, row])
    else before.push(row)
    return before
  }
  const holders = () => {
    if (known) return known
    known = new Map()
    for (const [row, key] of keys.entries()) if (key !== undefined) hold(known, row, key)
    seen.clear()
    return known
  }
  const rowsOf = (key: string): number[] => {
    const rows = holders().get(key)
    return rows === undefined ? [] : typeof rows === 'number' ? [rows] : rows
  }
  return {
    rowsOf,
    keyOf: (row: number) => keys[row],
    /** Tells what a row holds, in the order of the rows. Answers with the first row that holds it, or -1. */
    add(row: number, key: string): number {
      if (!known) {
        const count = seen.size
        if (seen.add(key).size > count) {
          keys[row] = key
          return -1
        }
      }
      const before = hold(holders(), row, key)
      keys[row] = key
      return before === undefined ? -1 : typeof before === 'number' ? before : (before[0] ?? -1)
    },
    /** Tells what a row holds now. Answers with every row for which something may have changed. */
    change(row: number, key: string | undefined): number[] {
      const old = keys[row]
      if (old === key) return [row]
      const left = old === undefined ? [] : rowsOf(old).filter((one) => one !== row)
      if (old !== undefined) holders().set(old, left)
      keys[row] = undefined
      if (key === undefined) return [row, ...left]
      keys[row] = key
      const joined = [...rowsOf(key), row].toSorted((one, other) => one - other)
      holders().set(key, joined)
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
