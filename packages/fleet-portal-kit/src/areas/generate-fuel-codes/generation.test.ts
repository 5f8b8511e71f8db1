import { millilitres } from 'api-client/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blankCode, type CodeValues } from './codeRules.ts'
import {
  duplicateOf,
  generationOf,
  nothingDrafted,
  type Generation,
  type GenerationAction,
} from './generation.ts'
import { serverFaults } from './serverFaults.ts'
import { totalsOf } from './totalsOf.ts'

const today = '2026-11-21'
const code: CodeValues = {
  ...blankCode(today),
  fuelCodeType: 'any',
  productCode: 'diesel',
  literVolume: 10_000,
  durationDays: '7',
}
const after = (...actions: GenerationAction[]) => actions.reduce(generationOf, nothingDrafted)
const added: GenerationAction = { type: 'added', values: [code, code] }
const sending = after(added, { type: 'continued', today }, { type: 'sent' })

const keyOf = ({ step }: Generation) => ('key' in step ? step.key : undefined)

describe('drafts', () => {
  test('cannot change while they are on their way', () => {
    const [first] = sending.drafts
    const draftId = first?.draftId ?? ''
    expect(generationOf(sending, { type: 'removed', draftId })).toBe(sending)
    expect(generationOf(sending, { type: 'changed', draftId, values: code })).toBe(sending)
    expect(generationOf(sending, added)).toBe(sending)
    expect(generationOf(sending, { type: 'returned' })).toBe(sending)
  })

  test('are cleared when the codes are made, and only then', () => {
    const key = keyOf(sending) ?? ''
    expect(generationOf(sending, { type: 'made', key })).toEqual({
      drafts: [],
      step: { status: 'done', key, sent: sending.drafts, codes: undefined },
    })
    const failed = generationOf(sending, { type: 'failed', failure: new Error('no'), isDefiniteAnswer: true })
    expect(failed.drafts).toBe(sending.drafts)
  })

  test('that are brought back leave what is said about others on screen, and take a question about all back', () => {
    const draft = after(added).drafts[0]
    if (!draft) throw new Error('No draft')
    const restored: GenerationAction = { type: 'restored', drafts: [draft], index: 0 }
    const done = generationOf(sending, { type: 'made', key: keyOf(sending) ?? '' })
    expect(generationOf(done, restored)).toEqual({ ...done, drafts: [draft] })
    const asking = after(added, { type: 'continued', today })
    expect(generationOf(asking, restored).step.status).toBe('drafting')
  })

  test('with a fault are marked and not confirmed', () => {
    const state = after({ type: 'added', values: [code, blankCode(today)] }, { type: 'continued', today })
    expect(state.step.status).toBe('drafting')
    expect(state.drafts.map(({ faults }) => faults.length > 0)).toEqual([false, true])
  })

  test('that became yesterday’s are marked in place of being sent', () => {
    const state = after(added, { type: 'continued', today: '2026-11-22' })
    expect(state.step.status).toBe('drafting')
    expect(state.drafts[0]?.faults).toEqual([{ path: 'startDate', code: 'past' }])
  })

  test('are duplicated with everything but the wish for a template', () => {
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
})

describe('the key', () => {
  test('is the same for the same drafts however often they are asked about, and another for any others', () => {
    const drafted = after(added)
    const asked = (state: Generation) => generationOf(state, { type: 'continued', today })
    const key = keyOf(asked(drafted))
    expect(key).toBeDefined()
    expect(keyOf(asked(generationOf(asked(drafted), { type: 'returned' })))).toBe(key)
    const draftId = drafted.drafts[0]?.draftId ?? ''
    const others = [
      generationOf(drafted, { type: 'changed', draftId, values: { ...code, durationDays: '8' } }),
      generationOf(drafted, { type: 'removed', draftId }),
      generationOf(drafted, { type: 'added', values: [code] }),
      // Drafts with the same content that were made on their own are codes of their own.
      after(added),
    ]
    for (const other of others) expect(keyOf(asked(other))).not.toBe(key)
  })

  test('stays after a failure that nobody understands and changes after a definite one', () => {
    const fail = (isDefiniteAnswer: boolean) =>
      generationOf(sending, { type: 'failed', failure: new Error('no'), isDefiniteAnswer })
    expect(keyOf(fail(false))).toBe(keyOf(sending))
    expect(keyOf(fail(true))).not.toBe(keyOf(sending))
  })

  test('stays for the same drafts after an unknown outcome, and changes with them', () => {
    const key = keyOf(sending) ?? ''
    const lost = generationOf(generationOf(sending, { type: 'lost', key }), { type: 'returned' })
    expect(keyOf(generationOf(lost, { type: 'continued', today }))).toBe(key)
    const changed = generationOf(lost, added)
    expect(keyOf(generationOf(changed, { type: 'continued', today }))).not.toBe(key)
  })
})

describe('an unknown outcome that turns out well', () => {
  test('takes only the drafts away that were sent', () => {
    const key = keyOf(sending) ?? ''
    const lost = generationOf(sending, { type: 'lost', key })
    const more = generationOf(lost, { type: 'added', values: [code] })
    const made = generationOf(more, { type: 'made', key })
    expect(made.drafts).toEqual([more.drafts[2]])
    expect(made.step).toMatchObject({ status: 'done', sent: sending.drafts })
    expect(made.unsettled).toBeUndefined()
  })

  test('leaves a draft that was changed since', () => {
    const key = keyOf(sending) ?? ''
    const lost = generationOf(sending, { type: 'lost', key })
    const draftId = lost.drafts[1]?.draftId ?? ''
    const changed = generationOf(lost, { type: 'changed', draftId, values: { ...code, durationDays: '8' } })
    const made = generationOf(changed, { type: 'made', key })
    expect(made.drafts.map((draft) => draft.draftId)).toEqual([draftId])
  })

  test('says nothing about other drafts that are on their way now', () => {
    const key = keyOf(sending) ?? ''
    const lost = generationOf(sending, { type: 'lost', key })
    const other = [added, { type: 'continued', today } as const, { type: 'sent' } as const].reduce(
      generationOf,
      lost,
    )
    expect(generationOf(other, { type: 'made', key })).toBe(other)
    expect(generationOf(other, { type: 'lost', key })).toBe(other)
    expect(generationOf(other, { type: 'settledWithout', key })).toBe(other)
  })
})

test('the server’s faults point at the draft and the field', () => {
  const fields = [
    { path: 'codes.1.literVolume', code: 'max' },
    { path: 'codes.1.driverIds.0', code: 'D1002' },
    { path: 'codes', code: 'required' },
  ]
  expect(serverFaults({ fields })).toEqual(
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

test('the totals of the drafts are exact to the millilitre and what is left may be negative', () => {
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
        expect(BigInt(diesel?.asked ?? -1)).toBe(expected)
        expect(BigInt(diesel?.after ?? 0)).toBe(BigInt(balance) - expected)
      },
    ),
  )
})
