import papa, { type ParseResult, type Parser } from 'papaparse'
import {
  csvSource,
  type CsvSource,
  type Encoding,
  type LineEnd,
} from 'fleet-portal-api-client/contract/csvSource'

/** Why a file cannot be read. The number after `quotes:` is the row with the broken quotes, as a spreadsheet shows it. */
export type UnreadableReason =
  'empty' | 'tooLarge' | 'notText' | `quotes:${number}` | 'unreadable' | 'tooWide'

/** Why no row of a file can be shown. */
export type FileError = UnreadableReason | 'noRows'

export interface FileFormat {
  encoding: Encoding
  separator: string
}

/** The text of parsed rows, if it has no quotes. The line break of the last row is not included. */
export interface SourceText {
  text: string
  lineEnd: LineEnd
  separator: string
}

/** Receives parsed rows. The receiver may change the arrays. */
export type OnRows = (rows: string[][], source?: SourceText) => void

export interface ReadOptions {
  /** Lets other tasks of the thread run; rejects if the read was cancelled. A worker needs none. */
  yieldToThread?: () => Promise<void>
  /** Receives the completed fraction, from 0 to 1. */
  onProgress?: (fraction: number) => void
}

/** The largest file, in bytes, and the most titles of a header. */
const maxBytes = 5_000_000
const maxColumns = 256
/** Characters parsed at a time: fewer on a thread that yields to other tasks. */
const chunkSizeWithYield = 64 * 1024
const chunkSize = 128 * 1024

/**
 * Parses a CSV text and passes its rows on chunk by chunk, in order, blank rows included. Line breaks inside quotes
 * stay. Resolves to the reason if the text cannot be parsed, else to `undefined`.
 */
export function parseRows(
  { text, lineEnd, separator }: Pick<CsvSource, 'text' | 'lineEnd' | 'separator'>,
  onRows: OnRows,
  { yieldToThread, onProgress }: ReadOptions = {},
): Promise<Extract<UnreadableReason, `quotes:${number}` | 'tooWide'> | undefined> {
  return new Promise((resolve, reject) => {
    let start = 0
    let isFirst = true
    let count = 0
    let hasEnded = false
    const end = (parser: Parser, settle: () => void) => {
      hasEnded = true
      settle()
      parser.abort()
    }
    papa.parse<string[]>(text as string & File, {
      delimiter: separator,
      newline: lineEnd,
      skipEmptyLines: false,
      chunkSize: yieldToThread ? chunkSizeWithYield : chunkSize,
      chunk({ data, errors, meta }: ParseResult<string[]>, parser: Parser) {
        if (hasEnded) return
        // The last row of a chunk may be incomplete: the next chunk contains it again, complete.
        const quoteError = errors.find(({ type, row = 0 }) => type === 'Quotes' && row < data.length)
        if (quoteError) return end(parser, () => resolve(`quotes:${count + (quoteError.row ?? 0) + 1}`))
        count += data.length
        if (isFirst && (data[0]?.length ?? 0) > maxColumns) return end(parser, () => resolve('tooWide'))
        isFirst &&= data.length === 0
        try {
          const chunk = text.slice(start, meta.cursor)
          const source = chunk.endsWith(lineEnd) ? chunk.slice(0, -lineEnd.length) : chunk
          start = meta.cursor
          onRows(data, source.includes('"') ? undefined : { text: source, lineEnd, separator })
        } catch (reason) {
          return end(parser, () => reject(reason))
        }
        onProgress?.(text.length === 0 ? 1 : meta.cursor / text.length)
        if (!yieldToThread) return
        parser.pause()
        yieldToThread().then(
          () => parser.resume(),
          (reason: unknown) => end(parser, () => reject(reason)),
        )
      },
      complete: () => !hasEnded && resolve(undefined),
      error: (error: Error) => !hasEnded && reject(error),
    })
  })
}

/** Reads a CSV file as spreadsheets write it and passes its rows on. Resolves to the reason if it cannot be read. */
export async function readSheet(
  file: Blob,
  onRows: OnRows,
  options: ReadOptions = {},
): Promise<FileFormat | UnreadableReason> {
  if (file.size > maxBytes) return 'tooLarge'
  let bytes: Uint8Array
  try {
    bytes = new Uint8Array(await file.arrayBuffer())
  } catch {
    return 'unreadable'
  }
  const source = csvSource(bytes)
  if (source.text.includes('\0')) return 'notText'
  const { encoding, separator } = source
  return (await parseRows(source, onRows, options)) ?? { encoding, separator }
}
