import { describe, expect, test } from 'vitest'
import { paymentsOf } from './payments.ts'

const url = 'https://cards.test/tokens'

describe('where cards go to', () => {
  test('is nowhere in a build for production that says nothing of it, or half', () => {
    expect(paymentsOf({ DEV: false })).toEqual({})
    expect(paymentsOf({ DEV: false, VITE_CARD_TOKENS_URL: url })).toEqual({})
    expect(paymentsOf({ DEV: false, VITE_CARD_PUBLIC_KEY: 'pk' })).toEqual({})
  })

  test('is what the build was told', () => {
    const values = { VITE_CARD_TOKENS_URL: url, VITE_CARD_PUBLIC_KEY: 'pk' }
    expect(paymentsOf({ DEV: false, ...values })).toEqual({ cardTokenization: { url, publicKey: 'pk' } })
    expect(paymentsOf({ DEV: true, ...values }).cardTokenization).toEqual({ url, publicKey: 'pk' })
    expect(paymentsOf({ DEV: false, VITE_RAW_CARDS: 'true' })).toEqual({ allowRawCardData: true })
    expect(paymentsOf({ DEV: false, VITE_RAW_CARDS: 'false' })).toEqual({})
  })

  test('is the sandbox while the portal is developed, unless another provider is named without its key', () => {
    expect(paymentsOf({ DEV: true }).cardTokenization?.publicKey).toBe('pk-sandbox')
    expect(paymentsOf({ DEV: true, VITE_CARD_TOKENS_URL: url }).cardTokenization).toBeUndefined()
  })
})
