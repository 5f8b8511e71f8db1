import { millilitres } from 'fleet-portal-api-client/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blankCode } from './codeRules.ts'
import type { CodeValues } from './codeDraft.ts'
import { fingerprintOf, keyOfDrafts } from './draftKey.ts'
import { draftsReducer, duplicateOf, noDrafts, type DraftsAction, type DraftsState } from './drafts.ts'
import { serverErrors } from './serverErrors.ts'
import { totalsOf } from './totalsOf.ts'

const today = '2026-11-21'
const code: CodeValues = {
  ...blankCode(today),
  fuelCodeType: 'any',
  productCode: 'diesel',
  literVolume: 10_000,
  durationDays: '7',
}
const after = (...actions: DraftsAction[]) => actions.reduce(draftsReducer, noDrafts)
const added: DraftsAction = { type: 'added', values: [code, code] }
const twoDrafts = after(added)
const generatedFrom = ({ drafts }: DraftsState): DraftsAction => ({
  type: 'generated',
  key: 'key-1',
  sent: drafts.map(fingerprintOf),
  codes: undefined,
  isFromOtherTab: false,
})

describe('drafts', () => {
  test('are removed when their codes are generated, and stay if the call generated no codes', () => {
    expect(draftsReducer(twoDrafts, generatedFrom(twoDrafts))).toEqual({
      drafts: [],
      generated: { key: 'key-1', sent: twoDrafts.drafts, codes: undefined, isFromOtherTab: false },
    })
    expect(draftsReducer(twoDrafts, { type: 'notGenerated' }).drafts).toBe(twoDrafts.drafts)
  })

  test('that were added after the call was sent stay', () => {
    const more = draftsReducer(twoDrafts, { type: 'added', values: [code] })
    const { drafts, generated } = draftsReducer(more, generatedFrom(twoDrafts))
    expect(drafts).toEqual([more.drafts[2]])
    expect(generated?.sent).toEqual(twoDrafts.drafts)
  })

  test('that are unfinished stay when the codes of the others are generated', () => {
    const more = draftsReducer(twoDrafts, { type: 'added', values: [blankCode(today)] })
    const { drafts, generated } = draftsReducer(more, generatedFrom(twoDrafts))
    expect(drafts).toEqual([more.drafts[2]])
    expect(generated?.sent).toEqual(twoDrafts.drafts)
  })

  test('that were changed after the call was sent stay, as new codes with a new id', () => {
    const [first, second] = twoDrafts.drafts
    const values = { ...code, durationDays: '8' }
    const changed = draftsReducer(twoDrafts, { type: 'changed', draftId: second?.draftId ?? '', values })
    const { drafts, generated } = draftsReducer(changed, generatedFrom(twoDrafts))
    expect(drafts).toMatchObject([{ values }])
    expect(drafts[0]?.draftId).not.toBe(second?.draftId)
    expect(generated?.sent).toEqual([first, undefined])
  })

  test('that were emptied after the call was sent stay, as new codes with a new id', () => {
    const [first, second] = twoDrafts.drafts
    const values = { ...code, literVolume: null }
    const changed = draftsReducer(twoDrafts, { type: 'changed', draftId: second?.draftId ?? '', values })
    const { drafts, generated } = draftsReducer(changed, generatedFrom(twoDrafts))
    expect(drafts).toMatchObject([{ values }])
    expect(drafts[0]?.draftId).not.toBe(second?.draftId)
    expect(generated?.sent).toEqual([first, undefined])
  })

  test('that are restored keep the generated codes on screen', () => {
    const [draft] = twoDrafts.drafts
    if (!draft) throw new Error('No draft')
    const generated = draftsReducer(twoDrafts, generatedFrom(twoDrafts))
    const restored = draftsReducer(generated, { type: 'restored', drafts: [draft], index: 0 })
    expect(restored).toEqual({ ...generated, drafts: [draft] })
  })

  test('with an error are marked by validation', () => {
    const state = after({ type: 'added', values: [code, blankCode(today)] }, { type: 'validated', today })
    expect(state.drafts.map(({ errors }) => errors.length > 0)).toEqual([false, true])
  })

  test('that start before today are marked by validation', () => {
    const state = after(added, { type: 'validated', today: '2026-11-22' })
    expect(state.drafts[0]?.errors).toEqual([{ path: 'startDate', code: 'past' }])
  })

  test('are duplicated with all values except the option to save a template', () => {
    const driver = { value: 'drv_1', label: 'José' }
    const named: CodeValues = {
      ...code,
      fuelCodeType: 'driver-specific',
      driver,
      mobileNumber: '09171234567',
    }
    expect(duplicateOf(named)).toEqual(named)
    expect(duplicateOf({ ...named, saveTemplate: true })).toEqual(named)
  })

  test('clear the notice about the last call with the next change', () => {
    const rejected = draftsReducer(twoDrafts, { type: 'notGenerated', notice: 'notGenerated' })
    expect(rejected.notice).toBe('notGenerated')
    expect(draftsReducer(rejected, added).notice).toBeUndefined()
  })
})

describe('the idempotency key', () => {
  const keyOf = ({ drafts, attempt = 0 }: DraftsState) => keyOfDrafts(drafts, attempt)

  test('is the same for the same drafts, and differs for any others', () => {
    const key = keyOf(twoDrafts)
    expect(keyOf(draftsReducer(twoDrafts, { type: 'validated', today }))).toBe(key)
    const draftId = twoDrafts.drafts[0]?.draftId ?? ''
    const others = [
      draftsReducer(twoDrafts, { type: 'changed', draftId, values: { ...code, durationDays: '8' } }),
      draftsReducer(twoDrafts, { type: 'removed', draftIds: [draftId] }),
      draftsReducer(twoDrafts, { type: 'added', values: [code] }),
      // Drafts that were added separately are separate codes, although their content is the same.
      after(added),
    ]
    for (const other of others) expect(keyOf(other)).not.toBe(key)
  })

  test('changes after a call that generated no codes', () => {
    expect(keyOf(draftsReducer(twoDrafts, { type: 'notGenerated' }))).not.toBe(keyOf(twoDrafts))
  })
})

test('the errors of the server are assigned to drafts and fields', () => {
  const fields = [
    { path: 'codes.1.literVolume', code: 'litresMax' },
    { path: 'codes.1.driverIds.0', code: 'D1002' },
    { path: 'codes', code: 'required' },
  ]
  expect(serverErrors({ fields })).toEqual(
    new Map([
      [
        1,
        [
          { path: 'literVolume', code: 'litresMax' },
          { path: 'driver', code: 'D1002' },
        ],
      ],
    ]),
  )
})

test('the totals of the drafts are exact to the millilitre, and the remaining balance can be negative', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ product: fc.constantFrom('diesel', 'gas91'), volume: fc.nat(10_000_000) })),
      fc.nat(20_000_000),
      (codes, balance) => {
        const { drafts } = after({
          type: 'added',
          values: codes.map(({ product, volume }) => ({
            ...code,
            productCode: product as 'diesel',
            literVolume: volume,
          })),
        })
        const [diesel] = totalsOf(drafts, [{ productCode: 'diesel', fuelBalance: millilitres(balance) }])
        const expected = codes.reduce(
          (sum, { product, volume }) => sum + (product === 'diesel' ? BigInt(volume) : 0n),
          0n,
        )
        expect(BigInt(diesel?.requested ?? -1)).toBe(expected)
        expect(BigInt(diesel?.balanceAfter ?? 0)).toBe(BigInt(balance) - expected)
      },
    ),
  )
})
