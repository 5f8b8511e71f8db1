import * as z from 'zod/mini'
import type { DraftPersistence } from '../../foundation/data/useDraft.ts'
import { codeValues } from './codeRules.ts'
import type { CopiedDrafts, DraftsState } from './drafts.ts'
import type { CodeDraft } from './codeDraft.ts'

const storedDraft = z.object({ draftId: z.string(), values: codeValues })
const { productCode, literVolume, durationDays } = codeValues.shape
const storedCopies = z.object({
  source: z.enum(['code', 'draft']),
  values: z.object({ productCode, literVolume, durationDays }),
  draftIds: z.array(z.string()),
})
const storedDrafts = z.object({
  drafts: z.array(storedDraft),
  attempt: z.optional(z.int()),
  copied: z.optional(storedCopies),
})
type StoredDrafts = z.output<typeof storedDrafts>

const toStored = ({ draftId, values }: CodeDraft) => ({ draftId, values })
/** The fuel code itself is not stored. */
const copiesToStored = ({ source, values, draftIds }: CopiedDrafts) => ({
  source,
  values,
  draftIds: [...draftIds],
})
const fromStored = (draft: z.output<typeof storedDraft>): CodeDraft => ({ ...draft, errors: [] })

/** How the browser stores drafts. Errors and results are not stored. The money flow stores pending calls separately. */
export const draftsPersistence: DraftPersistence<DraftsState, StoredDrafts> = {
  schema: storedDrafts,
  toStored: ({ drafts, attempt, copied }) =>
    drafts.length === 0
      ? undefined
      : {
          drafts: drafts.map(toStored),
          ...(attempt && { attempt }),
          ...(copied && { copied: copiesToStored(copied) }),
        },
  fromStored: ({ drafts, attempt, copied }, storedAt) => ({
    drafts: drafts.map(fromStored),
    ...(attempt && { attempt }),
    ...(copied && { copied }),
    ...(drafts.length > 0 && { restoredFrom: storedAt }),
  }),
}
