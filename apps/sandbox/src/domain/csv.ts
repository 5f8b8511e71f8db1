/** The cells of a CSV text: quotes, doubled quotes and line breaks inside them, any line ending. */
export function parseCsv(text: string): string[][] {
  const lines: string[][] = []
  let cells: string[] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\r|\n|$)/y
  const source = text.replace(/^\uFEFF/, '')
  if (source.includes('\0')) throw new SyntaxError('Not a CSV text')
  while (cell.lastIndex < source.length) {
    const match = cell.exec(source)
    if (!match) throw new SyntaxError('Not a CSV text')
    cells.push(match[1] === undefined ? (match[2] ?? '') : match[1].replaceAll('""', '"'))
    if (match[3] !== ',') {
      lines.push(cells)
      cells = []
    } else if (cell.lastIndex === source.length) cells.push('')
  }
  if (cells.length > 0) lines.push(cells)
  while (lines.length > 0 && lines.at(-1)?.every((value) => value.trim() === '')) lines.pop()
  return lines
}

/** A file's text: UTF-8, or what older spreadsheets write where it is not. */
export async function textOf(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
