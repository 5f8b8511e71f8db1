import { afterEach, expect, test, vi } from 'vitest'
import { createCardToken } from './cardToken.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const tokenization = { url: 'https://cards.test/payment-tokens', publicKey: 'pk-test' }
const card = { number: '4111111111111111', month: '12', year: '2031', cvc: '737' }

const failureOf = async (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', answer)
  return createCardToken(tokenization, card).catch((error: unknown) => error)
}

test.each([
  ['answers with a server error', () => Response.json({ code: 'K900' }, { status: 500 })],
  ['answers with the page of a proxy', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
  ['answers without a token', () => Response.json({ state: 'AVAILABLE' })],
  ['answers with a cut text', () => new Response('{"paymentTok', { status: 200 })],
])('a card provider that %s has failed, and the connection was not lost', async (_, answer) => {
  const failure = await failureOf(async () => answer())
  expect(failure).toMatchObject({ kind: 'not-applied', failedAtServer: true })
})

test('a card provider that does not answer means that the connection was lost', async () => {
  const failure = await failureOf(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(failure).toMatchObject({ kind: 'not-applied', failedAtServer: false })
})
