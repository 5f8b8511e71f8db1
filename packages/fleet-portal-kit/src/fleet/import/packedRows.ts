/** Rows that follow each other, packed: as the lines they were read from where nothing else is needed, else as JSON. */
export interface PackedBlock {
  /** The index of the first of them, counted from 0. */
  from: number
  text: string
  /** What parts lines, and their cells; none where the text is JSON. */
  lineEnd?: string
  separator?: string
}

const keptBlocks = 6

const unpacked = ({ text, lineEnd, separator }: PackedBlock): string[][] =>
  lineEnd === undefined || separator === undefined
    ? (JSON.parse(text) as string[][])
    : text.split(lineEnd).map((line) => line.split(separator))

/** Rows in blocks, in order and counted from 0, some of them written anew. */
export function packedRows(blocks: readonly PackedBlock[]) {
  const written = new Map<number, readonly string[]>()
  const opened = new Map<PackedBlock, string[][]>()
  const blockOf = (index: number) => blocks[blocks.findLastIndex(({ from }) => from <= index)]
  const rowsOf = (block: PackedBlock) => {
    const known = opened.get(block)
    if (known) return known
    const read = unpacked(block)
    const [oldest] = opened.keys()
    if (opened.size >= keptBlocks && oldest !== undefined) opened.delete(oldest)
    opened.set(block, read)
    return read
  }
  return {
    cellsOf(index: number): readonly string[] {
      const own = written.get(index)
      const block = own ? undefined : blockOf(index)
      return own ?? (block && rowsOf(block)[index - block.from]) ?? []
    },
    write: (index: number, cells: readonly string[]) => void written.set(index, cells),
    isWritten: (index: number) => written.has(index),
    countWritten: () => written.size,
  }
}
