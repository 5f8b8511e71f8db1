import papa, { type ParseResult, type Parser } from 'papaparse'
import { separatorOf, sheetText, type Encoding, type LineEnd, type SheetText } from './sheetText.ts'

export type Unreadable = 'empty' | 'tooLarge' | 'notText' | 'quotes' | 'unreadable' | 'tooWide'

export interface SheetForm {
  encoding: Encoding
  separator: string
  hasMark: boolean
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
  { text, lineEnd }: Pick<SheetText, 'text' | 'lineEnd'>,
  separator: string,
  take: Take,
  { breathe, onProgress }: Pace = {},
): Promise<'quotes' | 'tooWide' | undefined> {
  return new Promise((resolve, reject) => {
    let from = 0
    let isFirst = true
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
        if (errors.some(({ type }) => type === 'Quotes')) return end(parser, () => resolve('quotes'))
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
  const { text, lineEnd, encoding, hasMark } = sheetText(bytes)
  if (text.includes('\0')) return 'notText'
  const separator = separatorOf(text)
  return (await rowsOf({ text, lineEnd }, separator, take, pace)) ?? { encoding, separator, hasMark }
}
