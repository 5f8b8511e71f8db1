import { describe, expect, test } from 'vitest'
import { paymentsOf } from './payments.ts'

const url = 'https://cards.test/tokens'

describe('the card provider', () => {
  test('is missing in a production build without its URL or its key', () => {
    expect(paymentsOf({ DEV: false })).toEqual({})
    expect(paymentsOf({ DEV: false, VITE_CARD_TOKENS_URL: url })).toEqual({})
    expect(paymentsOf({ DEV: false, VITE_CARD_PUBLIC_KEY: 'pk' })).toEqual({})
  })

  test('is configured by the build', () => {
    const values = { VITE_CARD_TOKENS_URL: url, VITE_CARD_PUBLIC_KEY: 'pk' }
    expect(paymentsOf({ DEV: false, ...values })).toEqual({ cardTokenization: { url, publicKey: 'pk' } })
    expect(paymentsOf({ DEV: true, ...values }).cardTokenization).toEqual({ url, publicKey: 'pk' })
    expect(paymentsOf({ DEV: false, VITE_RAW_CARDS: 'true' })).toEqual({ allowRawCardData: true })
    expect(paymentsOf({ DEV: false, VITE_RAW_CARDS: 'false' })).toEqual({})
  })

  test('is the sandbox in development, unless a URL is configured without its key', () => {
    expect(paymentsOf({ DEV: true }).cardTokenization?.publicKey).toBe('pk-sandbox')
    expect(paymentsOf({ DEV: true, VITE_CARD_TOKENS_URL: url }).cardTokenization).toBeUndefined()
  })
})
