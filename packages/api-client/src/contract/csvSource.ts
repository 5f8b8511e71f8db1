/** The encoding of a CSV file. @since 0.1.0 */
export type Encoding = 'utf-8' | 'utf-16' | 'windows-1252'

/** The line ending of a text. @since 0.1.0 */
export type LineEnd = '\n' | '\r\n'

/**
 * A CSV file as text, before its cells are parsed. Page and server start from it, so that both read the same cells.
 *
 * @since 0.1.0
 */
export interface CsvSource {
  /** The whole file, decoded. */
  text: string
  /** The line ending of the first row. */
  lineEnd: LineEnd
  /** The character between cells. */
  separator: string
  /** The encoding that the file was decoded with. */
  encoding: Encoding
}

/**
 * Normalizes the line endings. A text with spreadsheet line endings only, and none inside quotes, is returned as it is:
 * copying a long text takes as long as parsing half of it.
 */
function withOneLineEnd(text: string): Pick<CsvSource, 'text' | 'lineEnd'> {
  if (!text.includes('\r')) return { text, lineEnd: '\n' }
  if (!text.includes('"') && !/\r(?!\n)|(?:^|[^\r])\n/.test(text)) return { text, lineEnd: '\r\n' }
  return { text: text.split('\r\n').join('\n').split('\r').join('\n'), lineEnd: '\n' }
}

const textOf = (bytes: Uint8Array, encoding: string, fatal = false) =>
  new TextDecoder(encoding, { fatal }).decode(bytes)

/** Decodes a file: by its byte order mark, else as UTF-8, else in the encoding of older spreadsheets. */
function decoded(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return { text: textOf(bytes, 'utf-16le'), encoding: 'utf-16' }
  if (first === 0xfe && second === 0xff) return { text: textOf(bytes, 'utf-16be'), encoding: 'utf-16' }
  try {
    return { text: textOf(bytes, 'utf-8', true), encoding: 'utf-8' }
  } catch {
    return { text: textOf(bytes, 'windows-1252'), encoding: 'windows-1252' }
  }
}

const separators = [',', ';', '\t'] as const
/** How many characters of a file are searched for its separator. */
const mostOfHeader = 100_000

/** The separator that occurs most often in the header row, outside of quotes. @since 0.1.0 */
export function detectSeparator(text: string): string {
  const [header = ''] = text
    .slice(0, mostOfHeader)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r|\n/, 1)
  const counts = separators.map((separator) => header.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}

/** The first line `sep=;` tells spreadsheets the separator. They do not show it as a row. */
const separatorLine = /^sep=([,;|\t])(?:\r\n|\r|\n|$)/i

/** Reads a CSV file up to its cells: encoding, line endings, separator. @since 0.1.0 */
export function csvSource(bytes: Uint8Array): CsvSource {
  const { text, encoding } = decoded(bytes)
  const [line = '', named] = separatorLine.exec(text) ?? []
  const content = text.slice(line.length)
  return { ...withOneLineEnd(content), separator: named ?? detectSeparator(content), encoding }
}
