import type * as z from 'zod/mini'
import type { ApiClient, CallOptions, Endpoint } from 'fleet-portal-api-client'
import type { ExistingKeysInput, ExistingKeysPage } from './findExistingKeys.ts'
import type { ColumnShape, SheetShape } from './sheetShape.ts'

/** One column of an import file. */
export interface ImportColumn extends ColumnShape {
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

/** The endpoint that receives a file. */
export type ImportEndpoint = Endpoint<
  z.ZodMiniType<{ data: Blob; fleetId: string }>,
  z.ZodMiniType<ImportVerdict>
>

/** Describes one kind of import: its text, its columns in order, and its endpoint. */
export interface ImportPlan {
  title: string
  endpoint: ImportEndpoint
  /** The file name of the template. */
  templateName: string
  columns: readonly ImportColumn[]
  /** Titles match in any case, and a space matches an underscore. */
  hasLooseTitles?: boolean
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
}: Pick<ImportPlan, 'columns' | 'hasLooseTitles'>): SheetShape => ({
  columns: columns.map(({ title, rule, maxLength, isOptional, isUnique }) => ({
    title,
    rule,
    ...(maxLength !== undefined && { maxLength }),
    ...(isOptional && { isOptional }),
    ...(isUnique && { isUnique }),
  })),
  hasLooseTitles,
})
