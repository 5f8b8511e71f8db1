import * as z from 'zod/mini'
import type { ImportPlan } from './importPlan.ts'

/** The progress of an upload, in rows. */
export const importProgress = z.object({
  /** The name of the file. */
  file: z.string(),
  total: z.number(),
  applied: z.number(),
  /** Rows that were sent and have no answer yet. */
  unanswered: z.number(),
})
export type ImportProgress = z.output<typeof importProgress>

/** The name under which the progress of an import is stored. */
export const importNameOf = ({ templateName }: Pick<ImportPlan, 'templateName'>, fleetId: string): string =>
  `import:${templateName}:${fleetId}`
