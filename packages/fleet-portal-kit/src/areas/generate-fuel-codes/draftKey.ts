import { fingerprint } from '../../foundation/data/fingerprint.ts'
import { newCodeOf } from './codeRules.ts'
import type { CodeDraft } from './generation.ts'

/** A draft as it is sent: its id, and behind a blank the fingerprint of its code. */
export const printOf = ({ draftId, values }: CodeDraft): string =>
  `${draftId} ${fingerprint(newCodeOf(values, ''))}`

const idIn = (print: string): string => print.split(' ', 1)[0] ?? ''

/**
 * The key of drafts: it follows from them alone, so that a copy of the same drafts in another tab has it too. After a
 * definite end without codes the next attempt has another one.
 */
export const keyOfDrafts = (drafts: readonly CodeDraft[], attempt: number): string =>
  [drafts[0]?.draftId, fingerprint(drafts.map(printOf)), attempt].join('.')

/** What became of drafts where others were sent under some of their ids: sent as they are, or changed since. */
export function comparedWith(drafts: readonly CodeDraft[], sent: readonly string[]) {
  const ids = new Set(sent.map(idIn))
  const isSent = (draft: CodeDraft) => ids.has(draft.draftId) && sent.includes(printOf(draft))
  return {
    same: drafts.filter(isSent),
    changed: drafts.filter((draft) => ids.has(draft.draftId) && !isSent(draft)),
  }
}
