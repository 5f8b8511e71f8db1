import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { blankCode, type CodeValues } from './codeRules.ts'
import { generationOf, nothingDrafted, type Generation, type GenerationAction } from './generation.ts'
import { keepingDrafts } from './keptDrafts.ts'

const today = '2026-11-21'
const code: CodeValues = {
  ...blankCode(today),
  fuelCodeType: 'driver-specific',
  productCode: 'diesel',
  literVolume: 10_125,
  durationDays: '7',
  driver: { value: 'drv_1', label: 'José Peñaflor', detail: 'N0112345678', mobileNumber: '09171234567' },
}
const leftAt = Date.parse('2026-11-21T06:05:00Z')
const after = (from: Generation, ...actions: GenerationAction[]) => actions.reduce(generationOf, from)
const added: GenerationAction = { type: 'added', values: [code, { ...blankCode(today), literVolume: null }] }
const sending = after(
  nothingDrafted,
  { type: 'added', values: [code] },
  { type: 'continued', today },
  { type: 'sent' },
)

/** What a state comes back as after a reload: through the text that lies in the browser. */
function reloaded(state: Generation): Generation | undefined {
  const kept = keepingDrafts.of(state)
  if (kept === undefined) return undefined
  return keepingDrafts.back(z.parse(keepingDrafts.schema, JSON.parse(JSON.stringify(kept))), leftAt)
}

describe('drafts after a reload', () => {
  test('are the same ones, finished or not, and say when they were left', () => {
    const state = after(nothingDrafted, added)
    expect(reloaded(state)).toEqual({ drafts: state.drafts, step: { status: 'drafting' }, leftAt })
  })

  test('no longer say when they were left once something happened to them', () => {
    const back = reloaded(after(nothingDrafted, added)) ?? nothingDrafted
    expect(after(back, { type: 'removed', draftId: back.drafts[0]?.draftId ?? '' }).leftAt).toBeUndefined()
  })

  test('that were on their way have an open end under the same key', () => {
    const key = sending.step.status === 'sending' ? sending.step.key : ''
    const back = reloaded(sending) ?? nothingDrafted
    expect(back).toMatchObject({ step: { status: 'drafting' }, unsettled: { key } })
    expect(after(back, { type: 'made', key }).drafts).toEqual([])
    const again = after(back, { type: 'continued', today })
    expect(again.step).toEqual({ status: 'confirming', key })
  })

  test('that were changed after an open end keep both: what was sent and what is there now', () => {
    const key = sending.step.status === 'sending' ? sending.step.key : ''
    const more = after(
      sending,
      { type: 'lost', key },
      { type: 'returned' },
      { type: 'added', values: [code] },
    )
    const back = reloaded(more) ?? nothingDrafted
    expect(after(back, { type: 'made', key }).drafts).toEqual([back.drafts[1]])
    expect(after(back, { type: 'continued', today }).step).not.toEqual({ status: 'confirming', key })
  })

  test('are nothing where there were none', () => {
    expect(reloaded(nothingDrafted)).toBeUndefined()
    const key = sending.step.status === 'sending' ? sending.step.key : ''
    expect(reloaded(after(sending, { type: 'made', key }))).toBeUndefined()
  })

  test.each([null, {}, { drafts: 1 }, { drafts: [{ draftId: 'a', values: {} }] }, 'drafts'])(
    'are nothing where %j lies in the browser',
    (found) => {
      expect(z.safeParse(keepingDrafts.schema, found).success).toBe(false)
    },
  )
})
