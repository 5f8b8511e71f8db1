import * as z from 'zod/mini'
import type { DraftPersistence } from '../../foundation/data/useDraft.ts'
import { codeValues } from './codeRules.ts'
import type { DraftsState } from './drafts.ts'
import type { CodeDraft } from './codeDraft.ts'

const storedDraft = z.object({ draftId: z.string(), values: codeValues })
const storedDrafts = z.object({ drafts: z.array(storedDraft), attempt: z.optional(z.int()) })
type StoredDrafts = z.output<typeof storedDrafts>

const toStored = ({ draftId, values }: CodeDraft) => ({ draftId, values })
const fromStored = (draft: z.output<typeof storedDraft>): CodeDraft => ({ ...draft, errors: [] })

/** How the browser stores drafts. Errors and results are not stored. The money flow stores pending calls separately. */
export const draftsPersistence: DraftPersistence<DraftsState, StoredDrafts> = {
  schema: storedDrafts,
  toStored: ({ drafts, attempt }) =>
    drafts.length === 0 ? undefined : { drafts: drafts.map(toStored), ...(attempt && { attempt }) },
  fromStored: ({ drafts, attempt }, storedAt) => ({
    drafts: drafts.map(fromStored),
    ...(attempt && { attempt }),
    ...(drafts.length > 0 && { restoredFrom: storedAt }),
  }),
}
