import { describe, expect, test } from 'vitest'
import { parseHandover, outcomeOf, type StatusHint } from './handover.ts'

describe('the navigation state', () => {
  test.each([
    [undefined, { kind: 'method', method: undefined }],
    [{ paymentMethod: 'vip-locqpay' }, { kind: 'method', method: 'vip-locqpay' }],
    [{ amount: '37052023' }, { kind: 'method', method: undefined, amount: 37052023 }],
    [{ amount: '350' }, { kind: 'method', method: undefined, amount: 10_000 }],
    [{ amount: '-5' }, { kind: 'method', method: undefined }],
    [{ amount: '1.5' }, { kind: 'method', method: undefined }],
    [{ paymentMethod: 'gold' }, { kind: 'method', method: undefined }],
    [
      { cashInId: 'c', status: 'success', referenceNumber: 'R', paymentMethod: 'otc' },
      { kind: 'result', payment: { cashInId: 'c', referenceNumber: 'R', hint: 'success' } },
    ],
    [{ cashInId: 'c' }, { kind: 'result', payment: { cashInId: 'c', hint: undefined } }],
    [{ status: 'cancel' }, { kind: 'result', payment: { hint: 'cancelled' } }],
    [{ status: 'weird' }, { kind: 'result', payment: { hint: 'failed' } }],
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
      { kind: 'result', payment: { cashInId: 'c', hint: undefined } },
    ],
  ] as const)('%j is parsed', (state, expected) => {
    expect(parseHandover(state)).toEqual(expected)
  })
})

describe('the outcome of a cash-in', () => {
  const hints: StatusHint[] = ['success', 'failed', 'cancelled', undefined]

  test('is the status of the server, for any status hint', () => {
    for (const hint of hints) {
      expect(outcomeOf('success', hint)).toBe('success')
      expect(outcomeOf('pending', hint)).toBe('pending')
      for (const status of ['expired', 'voided', 'SUCCESS', '', 'whatever']) {
        expect(outcomeOf(status, hint)).toBe('failed')
      }
    }
  })

  test('is cancelled if the hint is cancelled and the server status is failed', () => {
    expect(outcomeOf('failed', 'cancelled')).toBe('cancelled')
    for (const hint of ['success', 'failed', undefined] as const) {
      expect(outcomeOf('failed', hint)).toBe('failed')
    }
  })
})
