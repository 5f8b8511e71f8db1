import { separatorOf, sheetText, type Encoding } from './sheetText.ts'

export type Unreadable = 'empty' | 'tooLarge' | 'notText' | 'quotes' | 'unreadable'

export interface Sheet {
  /** Every row as a spreadsheet shows it, the header first; blank lines at the end are left out. */
  rows: string[][]
  encoding: Encoding
  separator: string
  hasMark: boolean
}

/** The most that is read, in bytes. */
const most = 5_000_000

const isBlank = (cell: string) => cell.trim() === ''

/** The rows of a CSV text, blank ones included. Line breaks inside quotes stay; every kind of line break counts. */
export async function rowsOf(text: string, separator: string): Promise<string[][] | 'quotes'> {
  const { default: papa } = await import('papaparse')
  const { data, errors } = papa.parse<string[]>(text.replace(/\r\n?/g, '\n'), {
    delimiter: separator,
    newline: '\n',
    skipEmptyLines: false,
  })
  return errors.some(({ type }) => type === 'Quotes') ? 'quotes' : data
}

/** Reads a CSV file as spreadsheets write them. Resolves to why not where it is no such file; never rejects. */
export async function readSheet(file: Blob): Promise<Sheet | Unreadable> {
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
  const rows = await rowsOf(text, separator)
  if (rows === 'quotes') return rows
  const end = rows.findLastIndex((cells) => !cells.every(isBlank)) + 1
  return end === 0 ? 'empty' : { rows: rows.slice(0, end), encoding, separator, hasMark }
}
