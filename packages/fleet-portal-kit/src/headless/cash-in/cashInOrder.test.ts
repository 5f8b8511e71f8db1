import { centavos } from 'fleet-portal-api-client/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildCashInInput } from './cashInOrder.ts'
import type { CashInOrder } from './cashInDetails.ts'

const order: CashInOrder = {
  method: 'online-banking',
  amount: centavos(20_000_00),
  fee: centavos(0),
  paidWith: 'UnionBank',
}

test('the amount of an order is sent as typed, for any fee', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50_000_000 }),
      fc.integer({ min: 0, max: 10_000 }),
      (amount, fee) => {
        const prepared = { ...order, amount: centavos(amount), fee: centavos(fee) }
        for (const method of ['card', 'otc', 'online-banking'] as const) {
          expect(buildCashInInput('flt_1', { ...prepared, method }, {}).amount).toBe(amount)
        }
      },
    ),
  )
})
