import { centavos, millilitres, unitPrice } from 'api-client/money'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Order } from './order.ts'
import { noPurchase, purchaseFlow, type Purchase, type PurchaseEvent } from './purchaseFlow.ts'

const order: Order = {
  product: 'diesel',
  unit: 'liter',
  value: 2_000,
  price: unitPrice(55_5000),
  volume: millilitres(2_000),
  charge: centavos(11_100),
}
const bought = { buyFuelId: 'b1', totalCreditAmount: centavos(11_100) }

const keys = fc.constantFrom('k1', 'k2', 'k3')
const events: fc.Arbitrary<PurchaseEvent> = fc.oneof(
  keys.map((key) => ({ type: 'asked', order, key }) as const),
  keys.map((key) => ({ type: 'lookedUp', order, key, isEarlier: true }) as const),
  keys.map((key) => ({ type: 'succeeded', key, bought }) as const),
  keys.map((key) => ({ type: 'failed', key, failure: { kind: 'not-applied', isFault: false } }) as const),
  fc.constantFrom<PurchaseEvent>({ type: 'confirmed' }, { type: 'answerLost' }, { type: 'closed' }),
)

test('while a purchase is under way nothing replaces it: neither another order, nor another key, nor closing', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 30 }), (list) => {
      let state: Purchase = noPurchase
      for (const event of list) {
        const next = purchaseFlow(state, event)
        if (state.step === 'sending' && next !== state) {
          expect(['answerLost', 'succeeded', 'failed']).toContain(event.type)
          expect(next).toMatchObject({ key: state.key, order: state.order })
        }
        // An order is sent only out of the question that was put for it.
        if (next.step === 'sending' && state.step !== 'sending' && event.type === 'confirmed') {
          expect(state).toMatchObject({ step: 'asking', key: next.key })
        }
        state = next
      }
    }),
    { numRuns: 1_000 },
  )
})

test('an answer that belongs to another key changes nothing', () => {
  const sending = purchaseFlow(purchaseFlow(noPurchase, { type: 'asked', order, key: 'k1' }), {
    type: 'confirmed',
  })
  expect(purchaseFlow(sending, { type: 'succeeded', key: 'k2', bought })).toBe(sending)
  expect(purchaseFlow(sending, { type: 'failed', key: 'k2', failure: { kind: 'outcome-unknown' } })).toBe(
    sending,
  )
  expect(purchaseFlow(sending, { type: 'succeeded', key: 'k1', bought }).step).toBe('bought')
})
