import * as z from 'zod/mini'
import type { Row } from 'api-client'

/** One column of an import file, as data. */
export interface ImportColumn {
  /** The title in the header row. */
  title: string
  /** What the server calls it when it rejects a row. */
  field: string
  /** Under which heading its faults are listed. Default `Other error`. */
  heading?: string
  /** What is wrong with a bad cell: `Invalid first name`. */
  fault: string
  accepts: (value: string) => boolean
  /** A blank cell is no fault. */
  isOptional?: boolean
  /** Puts right what spreadsheets do to a cell, such as a lost leading zero, and says so. */
  repair?: { apply: (cell: string) => string; told: (count: number) => string }
}

/** The server's verdict on a file; `row` is the line as a spreadsheet shows it, the header being row 1. */
export interface ImportVerdict {
  applied?: number | undefined
  rejected?: readonly { row: number; field?: string | undefined; code?: string | undefined }[] | undefined
}

/** The call that takes a file. */
export type ImportRow = Row<z.ZodMiniType<{ data: Blob; fleetId: string }>, z.ZodMiniType<ImportVerdict>>

/** An import, as data: its words, its columns in their order, and the call that takes the file. */
export interface ImportPlan {
  title: string
  row: ImportRow
  /** The file name of the template. */
  templateName: string
  columns: readonly ImportColumn[]
  /** Titles are read without regard to case, and a space counts as an underscore. */
  hasLooseTitles?: boolean
  /** `3 drivers`. */
  counted: (count: number) => string
}

/** Whether a cell satisfies the rule of a form's field. */
export const acceptedBy =
  (schema: z.ZodMiniType<unknown, string>) =>
  (value: string): boolean =>
    z.safeDecode(schema, value).success
