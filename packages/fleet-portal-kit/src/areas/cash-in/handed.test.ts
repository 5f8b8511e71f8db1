import { describe, expect, test } from 'vitest'
import { handedOf, outcomeOf, type Hint } from './handed.ts'

describe('what is handed over', () => {
  test.each([
    [undefined, { kind: 'method', method: undefined }],
    [{ paymentMethod: 'vip-locqpay' }, { kind: 'method', method: 'vip-locqpay' }],
    [{ paymentMethod: 'gold' }, { kind: 'method', method: undefined }],
    [
      { cashInId: 'c', status: 'success', referenceNumber: 'R', paymentMethod: 'otc' },
      { kind: 'result', returned: { cashInId: 'c', referenceNumber: 'R', hint: 'success' } },
    ],
    [{ cashInId: 'c' }, { kind: 'result', returned: { cashInId: 'c', hint: undefined } }],
    [{ status: 'cancel' }, { kind: 'result', returned: { hint: 'cancelled' } }],
    [{ status: 'weird' }, { kind: 'result', returned: { hint: 'failed' } }],
    [
      { cashInStatus: 'success', referenceNumber: 'CARD-1', paymentMethod: 'card', status: 'success' },
      { kind: 'card', isVerified: true, referenceNumber: 'CARD-1' },
    ],
    [
      { cashInStatus: 'odd', referenceNumber: 'CARD-1' },
      { kind: 'card', isVerified: false, referenceNumber: 'CARD-1' },
    ],
    [
      { bankName: 'BPI', cashInId: 'c', token: 't' },
      { kind: 'bpi', cashInId: 'c', token: 't' },
    ],
    [
      { bankName: 'BPI', cashInId: 'c' },
      { kind: 'result', returned: { cashInId: 'c', hint: undefined } },
    ],
  ] as const)('%j is understood', (state, handed) => {
    expect(handedOf(state)).toEqual(handed)
  })
})

describe('how a cash-in ended', () => {
  const hints: Hint[] = ['success', 'failed', 'cancelled', undefined]

  test('is what the server says, whatever was handed over', () => {
    for (const hint of hints) {
      expect(outcomeOf('success', hint)).toBe('success')
      expect(outcomeOf('pending', hint)).toBe('pending')
      for (const status of ['expired', 'voided', 'SUCCESS', '', 'whatever']) {
        expect(outcomeOf(status, hint)).toBe('failed')
      }
    }
  })

  test('is told as cancelled where that was handed over and the server says that it failed', () => {
    expect(outcomeOf('failed', 'cancelled')).toBe('cancelled')
    for (const hint of ['success', 'failed', undefined] as const) {
      expect(outcomeOf('failed', hint)).toBe('failed')
    }
  })
})
