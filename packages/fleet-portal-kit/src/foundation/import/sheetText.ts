export type Encoding = 'utf-8' | 'utf-16' | 'windows-1252'

/** How the lines of a text end, all of them. */
export type LineEnd = '\n' | '\r\n'

export interface SheetText {
  text: string
  lineEnd: LineEnd
  encoding: Encoding
  /** Whether the file began with a byte order mark. It is not part of the text. */
  hasMark: boolean
}

/**
 * The text with one kind of line end. One that has only that of spreadsheets, and none inside of quotes, stays as it
 * is: writing a long text anew takes as long as parsing half of it.
 */
function withOneLineEnd(text: string): Pick<SheetText, 'text' | 'lineEnd'> {
  if (!text.includes('\r')) return { text, lineEnd: '\n' }
  if (!text.includes('"') && !/\r(?!\n)|(?:^|[^\r])\n/.test(text)) return { text, lineEnd: '\r\n' }
  return { text: text.split('\r\n').join('\n').split('\r').join('\n'), lineEnd: '\n' }
}

const decoded = (bytes: Uint8Array, encoding: string, fatal = false) =>
  withOneLineEnd(new TextDecoder(encoding, { fatal }).decode(bytes))

/** The text of a file's bytes: what its mark says, else UTF-8, else what older spreadsheets write. */
export function sheetText(bytes: Uint8Array): SheetText {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) {
    return { ...decoded(bytes, 'utf-16le'), encoding: 'utf-16', hasMark: true }
  }
  if (first === 0xfe && second === 0xff) {
    return { ...decoded(bytes, 'utf-16be'), encoding: 'utf-16', hasMark: true }
  }
  const hasMark = first === 0xef && second === 0xbb && bytes[2] === 0xbf
  try {
    return { ...decoded(bytes, 'utf-8', true), encoding: 'utf-8', hasMark }
  } catch {
    return { ...decoded(bytes, 'windows-1252'), encoding: 'windows-1252', hasMark: false }
  }
}

const separators = [',', ';', '\t'] as const
/** As far into a file, in characters, a separator is looked for. */
const mostOfHeader = 100_000

/** What parts the cells: the separator that the header row, outside of quotes, has most of. */
export function separatorOf(text: string): string {
  const [header = ''] = text
    .slice(0, mostOfHeader)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r|\n/, 1)
  const counts = separators.map((separator) => header.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}
