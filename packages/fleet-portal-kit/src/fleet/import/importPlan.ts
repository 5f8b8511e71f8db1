import type * as z from 'zod/mini'
import type { ApiClient, CallOptions, Endpoint } from 'api-client'
import type { ExistingKeysInput, ExistingKeysPage } from './lookInFleet.ts'
import type { ColumnShape, SheetShape } from './sheetShape.ts'

/** One column of an import file, as data. */
export interface ImportColumn extends ColumnShape {
  /** What the server calls it when it rejects a row. */
  field: string
  /** Under which heading its faults are listed. Default `Other error`. */
  heading?: string
  /** The errors of a bad cell: `Invalid first name`. */
  fault: string
  /** Says how many cells its rule has rewritten. */
  mended?: (count: number) => string
}

/** The server's verdict on a file; `row` is the line as a spreadsheet shows it, the header being row 1. */
export interface ImportVerdict {
  applied?: number | undefined
  rejected?: readonly { row: number; field?: string | undefined; code?: string | undefined }[] | undefined
}

/** The call that takes a file. */
export type ImportRow = Endpoint<z.ZodMiniType<{ data: Blob; fleetId: string }>, z.ZodMiniType<ImportVerdict>>

/** An import, as data: its words, its columns in their order, and the call that takes the file. */
export interface ImportPlan {
  title: string
  endpoint: ImportRow
  /** The file name of the template. */
  templateName: string
  columns: readonly ImportColumn[]
  /** Titles are read without regard to case, and a space counts as an underscore. */
  hasLooseTitles?: boolean
  /** Reads what the fleet holds already of the unique column. Without it only the server tells of that. */
  readHeld?: (
    client: ApiClient,
    asked: ExistingKeysInput & { fleetId: string },
    options: CallOptions,
  ) => Promise<ExistingKeysPage>
  /** `3 drivers`. */
  counted: (count: number) => string
}

/** What of a plan a worker needs: it takes data only. */
export const sheetShapeOf = ({
  columns,
  hasLooseTitles = false,
}: Pick<ImportPlan, 'columns' | 'hasLooseTitles'>): SheetShape => ({
  columns: columns.map(({ title, rule, atMost, isOptional, isUnique }) => ({
    title,
    rule,
    ...(atMost !== undefined && { atMost }),
    ...(isOptional && { isOptional }),
    ...(isUnique && { isUnique }),
  })),
  hasLooseTitles,
})
