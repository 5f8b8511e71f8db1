import papa, { type ParseResult, type Parser } from 'papaparse'
import { csvSource, type CsvSource, type Encoding, type LineEnd } from 'api-client/contract/csvSource'

/** Why a file cannot be read. The number is that of the row whose quotes are wrong, as a spreadsheet shows it. */
export type Unreadable = 'empty' | 'tooLarge' | 'notText' | `quotes:${number}` | 'unreadable' | 'tooWide'

export interface SheetForm {
  encoding: Encoding
  separator: string
}

/** The lines that rows were read from, none of them with a quote, without the break of the last one. */
export interface Lines {
  text: string
  lineEnd: LineEnd
  separator: string
}

/** Takes rows as they are read; they are the taker's to change. */
export type Take = (rows: string[][], lines?: Lines) => void

export interface Pace {
  /** Lets others have the thread; rejects where the work was given up. A worker needs none. */
  breathe?: () => Promise<void>
  /** Told the part that is done, from 0 to 1. */
  onProgress?: (done: number) => void
}

/** The most that is read, in bytes, and in titles of a header. */
const most = 5_000_000
const mostColumns = 256
/** How much text is read at a time, in characters: where others wait for the thread, and where they do not. */
const slice = 64 * 1024
const stretch = 128 * 1024

/**
 * Hands over the rows of a CSV text as they are read, in order, blank ones included.
 * Line breaks inside quotes stay. Resolves to why not where it could not be read.
 */
export function rowsOf(
  { text, lineEnd, separator }: Pick<CsvSource, 'text' | 'lineEnd' | 'separator'>,
  take: Take,
  { breathe, onProgress }: Pace = {},
): Promise<Extract<Unreadable, `quotes:${number}` | 'tooWide'> | undefined> {
  return new Promise((resolve, reject) => {
    let from = 0
    let isFirst = true
    let count = 0
    let isOver = false
    const end = (parser: Parser, settle: () => void) => {
      isOver = true
      settle()
      parser.abort()
    }
    papa.parse<string[]>(text as string & File, {
      delimiter: separator,
      newline: lineEnd,
      skipEmptyLines: false,
      chunkSize: breathe ? slice : stretch,
      chunk({ data, errors, meta }: ParseResult<string[]>, parser: Parser) {
        if (isOver) return
        // The last row of a part may be cut off: it comes again, whole, with the next one.
        const wrong = errors.find(({ type, row = 0 }) => type === 'Quotes' && row < data.length)
        if (wrong) return end(parser, () => resolve(`quotes:${count + (wrong.row ?? 0) + 1}`))
        count += data.length
        if (isFirst && (data[0]?.length ?? 0) > mostColumns) return end(parser, () => resolve('tooWide'))
        isFirst &&= data.length === 0
        try {
          const read = text.slice(from, meta.cursor)
          const lines = read.endsWith(lineEnd) ? read.slice(0, -lineEnd.length) : read
          from = meta.cursor
          take(data, lines.includes('"') ? undefined : { text: lines, lineEnd, separator })
        } catch (reason) {
          return end(parser, () => reject(reason))
        }
        onProgress?.(text.length === 0 ? 1 : meta.cursor / text.length)
        if (!breathe) return
        parser.pause()
        breathe().then(
          () => parser.resume(),
          (reason: unknown) => end(parser, () => reject(reason)),
        )
      },
      complete: () => !isOver && resolve(undefined),
      error: (error: Error) => !isOver && reject(error),
    })
  })
}

/** Reads a CSV file as spreadsheets write them and hands over its rows. Resolves to why not where it is no such file. */
export async function readSheet(file: Blob, take: Take, pace: Pace = {}): Promise<SheetForm | Unreadable> {
  if (file.size > most) return 'tooLarge'
  let bytes: Uint8Array
  try {
    bytes = new Uint8Array(await file.arrayBuffer())
  } catch {
    return 'unreadable'
  }
  const source = csvSource(bytes)
  if (source.text.includes('\0')) return 'notText'
  const { encoding, separator } = source
  return (await rowsOf(source, take, pace)) ?? { encoding, separator }
}
