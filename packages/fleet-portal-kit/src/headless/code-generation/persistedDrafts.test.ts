import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { blankCode } from './codeRules.ts'
import type { CodeValues } from './codeDraft.ts'
import { draftsReducer, noDrafts, type DraftsAction, type DraftsState } from './drafts.ts'
import { draftsPersistence } from './persistedDrafts.ts'

const today = '2026-11-21'
const code: CodeValues = {
  ...blankCode(today),
  fuelCodeType: 'driver-specific',
  productCode: 'diesel',
  literVolume: 10_125,
  durationDays: '7',
  driver: { value: 'drv_1', label: 'José Peñaflor', detail: 'N0112345678', mobileNumber: '09171234567' },
}
const restoredFrom = Date.parse('2026-11-21T06:05:00Z')
const after = (from: DraftsState, ...actions: DraftsAction[]) => actions.reduce(draftsReducer, from)
const added: DraftsAction = { type: 'added', values: [code, { ...blankCode(today), literVolume: null }] }

/** The state after a reload: stored as JSON and read again. */
function reloaded(state: DraftsState): DraftsState | undefined {
  const stored = draftsPersistence.toStored(state)
  if (stored === undefined) return undefined
  const parsed = z.parse(draftsPersistence.schema, JSON.parse(JSON.stringify(stored)))
  return draftsPersistence.fromStored(parsed, restoredFrom)
}

describe('drafts after a reload', () => {
  test('are the same, complete or not, and have the time of their last change', () => {
    const state = after(noDrafts, added)
    expect(reloaded(state)).toEqual({ drafts: state.drafts, restoredFrom })
  })

  test('lose the time of their last change with the next change', () => {
    const restored = reloaded(after(noDrafts, added)) ?? noDrafts
    const draftId = restored.drafts[0]?.draftId ?? ''
    expect(after(restored, { type: 'removed', draftIds: [draftId] }).restoredFrom).toBeUndefined()
  })

  test('keep the number of attempts, so that the next call has a new key', () => {
    const rejected = after(noDrafts, added, { type: 'notGenerated' })
    expect(reloaded(rejected)?.attempt).toBe(1)
  })

  test('are not stored if there are none', () => {
    expect(reloaded(noDrafts)).toBeUndefined()
  })

  test.each([null, {}, { drafts: 1 }, { drafts: [{ draftId: 'a', values: {} }] }, 'drafts'])(
    'are not restored from %j',
    (stored) => {
      expect(z.safeParse(draftsPersistence.schema, stored).success).toBe(false)
    },
  )
})
