import * as z from 'zod/mini'
import type { Keeping } from '../../foundation/data/useDraft.ts'
import { codeValues } from './codeRules.ts'
import type { CodeDraft, Generation } from './generation.ts'

const keptDraft = z.object({ draftId: z.string(), values: codeValues })
const keptGeneration = z.object({
  drafts: z.array(keptDraft),
  /** What was sent without anybody knowing its outcome; without drafts it was the very ones above. */
  unsettled: z.optional(z.object({ key: z.string(), drafts: z.optional(z.array(keptDraft)) })),
  attempt: z.optional(z.int()),
})
type KeptGeneration = z.output<typeof keptGeneration>

const plain = ({ draftId, values }: CodeDraft) => ({ draftId, values })
const revived = (draft: z.output<typeof keptDraft>): CodeDraft => ({ ...draft, faults: [] })

function keptOf({ drafts, step, unsettled, attempt }: Generation): KeptGeneration | undefined {
  const open = step.status === 'sending' ? { key: step.key, drafts } : unsettled
  if (drafts.length === 0 && !open) return undefined
  return {
    drafts: drafts.map(plain),
    ...(attempt && { attempt }),
    ...(open && {
      unsettled: { key: open.key, ...(open.drafts !== drafts && { drafts: open.drafts.map(plain) }) },
    }),
  }
}

function backFrom({ drafts: kept, unsettled, attempt }: KeptGeneration, at: number): Generation {
  const drafts = kept.map(revived)
  return {
    drafts,
    step: { status: 'drafting' },
    ...(attempt && { attempt }),
    ...(drafts.length > 0 && { leftAt: at }),
    ...(unsettled && {
      unsettled: { key: unsettled.key, drafts: unsettled.drafts?.map(revived) ?? drafts },
    }),
  }
}

/** Drafts outlive the page. What was under way comes back as something whose outcome is to be looked up. */
export const keepingDrafts: Keeping<Generation, KeptGeneration> = {
  schema: keptGeneration,
  of: keptOf,
  back: backFrom,
}
