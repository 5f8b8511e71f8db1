import { fingerprint } from '../../../foundation/data/fingerprint.ts'
import { newCodeOf } from './codeRules.ts'
import type { CodeDraft } from './drafts.ts'

/** Identifies a draft with its content: its id, a blank, and the fingerprint of the code that it would become. */
export const fingerprintOf = ({ draftId, values }: CodeDraft): string =>
  `${draftId} ${fingerprint(newCodeOf(values, ''))}`

const draftIdIn = (print: string): string => print.split(' ', 1)[0] ?? ''

/**
 * The idempotency key of drafts. It depends on the drafts alone, so a copy of the same drafts in another tab has the
 * same key. After a call that ended without codes, the next attempt has another key.
 */
export const keyOfDrafts = (drafts: readonly CodeDraft[], attempt: number): string =>
  [drafts[0]?.draftId, fingerprint(drafts.map(fingerprintOf)), attempt].join('.')

/** Compares the drafts of this page with the fingerprints of drafts that were sent. */
export function compareWithSent(drafts: readonly CodeDraft[], sent: readonly string[]) {
  const sentIds = new Set(sent.map(draftIdIn))
  const byFingerprint = new Map(drafts.map((draft) => [fingerprintOf(draft), draft]))
  const same = drafts.filter((draft) => sent.includes(fingerprintOf(draft)))
  return {
    /** The drafts that were sent as they are now. */
    same,
    /** The drafts that were changed after they were sent. */
    changed: drafts.filter((draft) => sentIds.has(draft.draftId) && !same.includes(draft)),
    /** For each draft that was sent: the draft of this page, if it is still the same. */
    sent: sent.map((print) => byFingerprint.get(print)),
  }
}
