import type { ApiClient, CallOptions } from 'fleet-portal-api-client'
import type { RowRejection } from './importSheet.ts'
import type { ExistingKeysInput, ExistingKeysPage } from './findExistingKeys.ts'
import type { ColumnShape, SheetShape } from './sheetShape.ts'

/** One column of an import file. */
export interface ImportColumn extends ColumnShape {
  /** The name of the column in messages: `Last name`. Default: its title. */
  name?: string
  /** The column as the user sees it, in the header of the rows and in their errors. Default: its title. */
  label?: string
  /** The server's name of the column in a rejection. */
  field: string
  /** The heading of its errors. Default `Other error`. */
  heading?: string
  /** The message of an invalid cell: `Invalid first name`. */
  errorMessage: string
  /** The message about cells that were rewritten by the column's rule. */
  corrected?: (count: number) => string
}

/** The server's answer to a file. `row` is the row number as a spreadsheet shows it; the header is row 1. */
export interface ImportVerdict {
  applied?: number | undefined
  rejected?: readonly { row: number; field?: string | undefined; code?: string | undefined }[] | undefined
}

/** Receives the rows of a batch, as a file and as cells. */
export type SendRows = (
  batch: { data: File; rows: readonly (readonly string[])[] },
  options: CallOptions,
) => Promise<ImportVerdict>

/** An error that a check found in one of the checked rows. `row` is its index among them. */
export interface FoundError extends RowRejection {
  row: number
}

/** Describes one kind of import: its text and its columns in order. */
export interface ImportPlan {
  title: string
  /** The file name of the template. */
  templateName: string
  columns: readonly ImportColumn[]
  /** What the user has to know before preparing the rows: the required columns and the formats. */
  hints?: readonly string[]
  /** Titles match in any case, and a space matches an underscore. */
  hasLooseTitles?: boolean
  /** Columns are found by their titles, in any order. Missing columns are blank, unknown columns are ignored. */
  isInAnyOrder?: boolean
  /**
   * Finds errors that no rule of a column finds. Checks the rows of a file before they are shown, edited rows after each edit,
   * and all rows before they are sent. A rejection stops the upload.
   */
  checkRows?: (rows: readonly (readonly string[])[], signal: AbortSignal) => Promise<readonly FoundError[]>
  /** The rows are added to a page, and nothing is sent. The dialog then starts with the pasted rows, and says what it adds. */
  adding?: { submit: (count: number) => string; note: (count: number) => string }
  /** Reads unique values that the fleet already has. Without it, only the server detects them. */
  readExisting?: (
    client: ApiClient,
    input: ExistingKeysInput & { fleetId: string },
    options: CallOptions,
  ) => Promise<ExistingKeysPage>
  /** A number of items with its unit: `3 drivers`. */
  countLabel: (count: number) => string
}

/** The part of a plan that can be posted to a worker: data without functions. */
export const sheetShapeOf = ({
  columns,
  hasLooseTitles = false,
  isInAnyOrder,
}: Pick<ImportPlan, 'columns' | 'hasLooseTitles' | 'isInAnyOrder'>): SheetShape => ({
  columns: columns.map(({ title, aliases, rule, maxLength, isOptional, isUnique }) => ({
    title,
    rule,
    ...(aliases && { aliases }),
    ...(maxLength !== undefined && { maxLength }),
    ...(isOptional && { isOptional }),
    ...(isUnique && { isUnique }),
  })),
  hasLooseTitles,
  ...(isInAnyOrder && { isInAnyOrder }),
})
