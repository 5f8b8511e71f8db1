import { centavos } from 'api-client/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cashInFlow, noCashIn, type CashInEvent, type CashInState } from './cashInFlow.ts'
import { wireOf, type Order } from './order.ts'

const order: Order = {
  method: 'online-banking',
  amount: centavos(20_000_00),
  fee: centavos(0),
  paidWith: 'UnionBank',
}
const made = { cashinId: 'csh_1' }
const keys = fc.constantFrom('one', 'other')

const events: fc.Arbitrary<CashInEvent> = fc.oneof(
  keys.map((key) => ({ type: 'asked' as const, order, key })),
  keys.map((key) => ({ type: 'lookedUp' as const, order, key, isEarlier: true })),
  keys.map((key) => ({ type: 'recalled' as const, order, key, made })),
  keys.map((key) => ({ type: 'left' as const, key, address: 'https://pay.test/', made })),
  keys.map((key) => ({ type: 'succeeded' as const, key, made })),
  keys.map((key) => ({ type: 'failed' as const, key, failure: { kind: 'outcome-unknown' as const } })),
  fc.constantFrom(
    { type: 'confirmed' as const },
    { type: 'answerLost' as const },
    { type: 'returned' as const },
    { type: 'closed' as const },
  ),
)

test('a cash-in on its way is left by its own outcome alone, and none is on its way that nobody confirmed', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 40 }), (list) => {
      let state: CashInState = noCashIn
      for (const event of list) {
        const next = cashInFlow(state, event)
        if (state.step === 'sending' && next.step !== 'sending') {
          expect(['left', 'succeeded', 'failed']).toContain(event.type)
          expect(next).toMatchObject({ key: state.key, order: state.order })
        }
        if (next.step === 'sending' && state.step !== 'sending') {
          expect(event.type).toBe(
            state.step === 'asking' && event.type === 'confirmed' ? 'confirmed' : 'lookedUp',
          )
        }
        if (next.step === 'leaving' && state.step !== 'leaving') expect(state.step).toBe('sending')
        if (state.step === 'leaving' && next.step === 'none') expect(event.type).toBe('closed')
        state = next
      }
    }),
    { numRuns: 2000 },
  )
})

test('the amount of an order goes out as it was put in, whatever the fee is', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50_000_000 }),
      fc.integer({ min: 0, max: 10_000 }),
      (amount, fee) => {
        const asked = { ...order, amount: centavos(amount), fee: centavos(fee) }
        for (const method of ['card', 'otc', 'online-banking'] as const) {
          expect(wireOf('flt_1', { ...asked, method }, {}).amount).toBe(amount)
        }
      },
    ),
  )
})
