/** Consecutive rows as one text: their source text if the cells are unchanged and unquoted, else JSON. */
export interface RowBlock {
  /** The index of the first row, counted from 0. */
  from: number
  text: string
  /** The separators of rows and cells; `undefined` if the text is JSON. */
  lineEnd?: string
  separator?: string
}

const maxCachedBlocks = 6

const parseBlock = ({ text, lineEnd, separator }: RowBlock): string[][] =>
  lineEnd === undefined || separator === undefined
    ? (JSON.parse(text) as string[][])
    : text.split(lineEnd).map((row) => row.split(separator))

/** Gives access to the rows of blocks by index, from 0, and stores edited rows over them. */
export function createRowBlocks(blocks: readonly RowBlock[]) {
  const editedRows = new Map<number, readonly string[]>()
  const cache = new Map<RowBlock, string[][]>()
  const blockOf = (index: number) => blocks[blocks.findLastIndex(({ from }) => from <= index)]
  const rowsOfBlock = (block: RowBlock) => {
    const cached = cache.get(block)
    if (cached) return cached
    const rows = parseBlock(block)
    const [oldest] = cache.keys()
    if (cache.size >= maxCachedBlocks && oldest !== undefined) cache.delete(oldest)
    cache.set(block, rows)
    return rows
  }
  return {
    cellsOf(index: number): readonly string[] {
      const edited = editedRows.get(index)
      const block = edited ? undefined : blockOf(index)
      return edited ?? (block && rowsOfBlock(block)[index - block.from]) ?? []
    },
    write: (index: number, cells: readonly string[]) => void editedRows.set(index, cells),
    isEdited: (index: number) => editedRows.has(index),
  }
}
