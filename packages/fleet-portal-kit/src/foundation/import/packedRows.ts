/** How many rows are in a block. */
export const blockSize = 250
const keptBlocks = 6

/** Rows in blocks of JSON, counted from 0, some of them written anew. */
export function packedRows(blocks: readonly string[]) {
  const written = new Map<number, readonly string[]>()
  const opened = new Map<number, string[][]>()
  const blockOf = (at: number) => {
    const known = opened.get(at)
    if (known) return known
    const read = JSON.parse(blocks[at] ?? '[]') as string[][]
    const [oldest] = opened.keys()
    if (opened.size >= keptBlocks && oldest !== undefined) opened.delete(oldest)
    opened.set(at, read)
    return read
  }
  return {
    cellsOf: (index: number): readonly string[] =>
      written.get(index) ?? blockOf(Math.floor(index / blockSize))[index % blockSize] ?? [],
    write: (index: number, cells: readonly string[]) => void written.set(index, cells),
    isWritten: (index: number) => written.has(index),
    countWritten: () => written.size,
  }
}
