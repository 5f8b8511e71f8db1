import * as z from 'zod/mini'

/**
 * The validation result of an imported file. `row` is the row number of a spreadsheet: the header is row 1.
 *
 * @since 0.1.0
 */
export const importResult = z.looseObject({
  applied: z.optional(z.number()),
  rejected: z.optional(
    z.array(
      z.looseObject({
        row: z.number(),
        field: z.optional(z.string()),
        code: z.optional(z.string()),
        message: z.optional(z.string()),
      }),
    ),
  ),
})

/** The validation result of an imported file. @since 0.1.0 */
export type ImportResult = z.output<typeof importResult>
