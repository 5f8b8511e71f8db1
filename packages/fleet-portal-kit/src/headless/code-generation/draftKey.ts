import { fingerprint } from '../../foundation/data/fingerprint.ts'
import { newFuelCodeOf, toNewFuelCode } from './codeRules.ts'
import type { CodeDraft } from './codeDraft.ts'

/** Identifies a draft and its content: the draft id, a space, and the fingerprint of its code. */
export const fingerprintOf = ({ draftId, values }: CodeDraft): string =>
  `${draftId} ${fingerprint(toNewFuelCode(values, ''))}`

const draftIdIn = (draftFingerprint: string): string => draftFingerprint.split(' ', 1)[0] ?? ''

/**
 * The idempotency key of drafts. It depends only on the drafts and the attempt, so that a copy of the drafts in another
 * tab has the same key. After a call that generated no codes, the next attempt has another key.
 */
export const keyOfDrafts = (drafts: readonly CodeDraft[], attempt: number): string =>
  [drafts[0]?.draftId, fingerprint(drafts.map(fingerprintOf)), attempt].join('.')

/** Compares the drafts of this page with the fingerprints of drafts that were sent. */
export function compareWithSent(drafts: readonly CodeDraft[], sent: readonly string[]) {
  const sentIds = new Set(sent.map(draftIdIn))
  // A draft without a required value has no fingerprint: as it is now, it was not sent.
  const complete = drafts.filter(({ values }) => newFuelCodeOf(values, ''))
  const byFingerprint = new Map(complete.map((draft) => [fingerprintOf(draft), draft]))
  const sentDrafts = sent.map((draftFingerprint) => byFingerprint.get(draftFingerprint))
  const same = drafts.filter((draft) => sentDrafts.includes(draft))
  return {
    /** The drafts that were sent as they are now. */
    same,
    /** The drafts that were changed after they were sent. */
    changed: drafts.filter((draft) => sentIds.has(draft.draftId) && !same.includes(draft)),
    /** The draft of this page for each draft that was sent. Undefined if it was changed or removed. */
    sent: sentDrafts,
  }
}
