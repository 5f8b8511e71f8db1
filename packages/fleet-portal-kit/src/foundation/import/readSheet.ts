import papa, { type ParseResult, type Parser } from 'papaparse'
import { isBlank } from './sheetShape.ts'
import { separatorOf, sheetText, type Encoding } from './sheetText.ts'

export type Unreadable = 'empty' | 'tooLarge' | 'notText' | 'quotes' | 'unreadable' | 'tooWide'

export interface Sheet {
  /** Every row as a spreadsheet shows it, the header first; blank lines at the end are left out. */
  rows: string[][]
  encoding: Encoding
  separator: string
  hasMark: boolean
}

export interface Pace {
  /** Lets others have the thread; rejects where the work was given up. A worker needs none. */
  breathe?: () => Promise<void>
  /** Told the part that is done, from 0 to 1. */
  onProgress?: (done: number) => void
}

/** The most that is read, in bytes, and in titles of a header. */
const most = 5_000_000
const mostColumns = 256
const chunkSize = 256 * 1024

/** The rows of a CSV text, blank ones included. Line breaks inside quotes stay; every kind of line break counts. */
export function rowsOf(
  text: string,
  separator: string,
  { breathe, onProgress }: Pace = {},
  chunk = chunkSize,
): Promise<string[][] | 'quotes'> {
  const plain = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
  return new Promise((resolve, reject) => {
    const rows: string[][] = []
    let isOver = false
    const end = (settle: () => void) => {
      isOver = true
      settle()
    }
    papa.parse<string[]>(plain as string & File, {
      delimiter: separator,
      newline: '\n',
      skipEmptyLines: false,
      chunkSize: chunk,
      chunk({ data, errors, meta }: ParseResult<string[]>, parser: Parser) {
        if (isOver) return
        if (errors.some(({ type }) => type === 'Quotes')) {
          end(() => resolve('quotes'))
          parser.abort()
          return
        }
        for (const cells of data) rows.push(cells)
        onProgress?.(plain.length === 0 ? 1 : meta.cursor / plain.length)
        if (!breathe) return
        parser.pause()
        breathe().then(
          () => parser.resume(),
          (reason: unknown) => {
            end(() => reject(reason))
            parser.abort()
          },
        )
      },
      complete: () => !isOver && end(() => resolve(rows)),
      error: (error: Error) => end(() => reject(error)),
    })
  })
}

/** Reads a CSV file as spreadsheets write them. Resolves to why not where it is no such file. */
export async function readSheet(file: Blob, pace: Pace = {}): Promise<Sheet | Unreadable> {
  if (file.size > most) return 'tooLarge'
  let bytes: Uint8Array
  try {
    bytes = new Uint8Array(await file.arrayBuffer())
  } catch {
    return 'unreadable'
  }
  const { text, encoding, hasMark } = sheetText(bytes)
  if (text.includes('\0')) return 'notText'
  const separator = separatorOf(text)
  const rows = await rowsOf(text, separator, pace)
  if (rows === 'quotes') return rows
  const end = rows.findLastIndex((cells) => !cells.every(isBlank)) + 1
  if (end === 0) return 'empty'
  if ((rows[0]?.length ?? 0) > mostColumns) return 'tooWide'
  rows.length = end
  return { rows, encoding, separator, hasMark }
}
