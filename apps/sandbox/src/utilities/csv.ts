import { csvSource } from 'fleet-portal-api-client/contract/csvSource'
import papa from 'papaparse'

/** The rows of a CSV file without the blank rows at its end, or the error code. An error's `row` counts from 1. */
export function readCsv(bytes: Uint8Array): string[][] | { code: 'csv' | 'quotes'; row?: number } {
  const { text, lineEnd, separator } = csvSource(bytes)
  if (text.includes('\0')) return { code: 'csv' }
  const options = { delimiter: separator, newline: lineEnd, skipEmptyLines: false } as const
  const { data, errors } = papa.parse<string[]>(text, options)
  const quoteError = errors.find(({ type }) => type === 'Quotes')
  if (quoteError) return { code: 'quotes', row: (quoteError.row ?? 0) + 1 }
  return data.slice(0, data.findLastIndex((cells) => !cells.every(isBlank)) + 1)
}

export const isBlank = (cell: string): boolean => cell.trim() === ''
