import { expect, test } from 'vitest'
import { getFleet } from '../contract/fleets.ts'
import { login } from '../contract/session.ts'
import { createTestClient } from '../testing/createTestClient.ts'
import { json } from '../testing/testServer.ts'
import { createApiClient } from './createApiClient.ts'
import { createEmbeddedSession } from './createEmbeddedSession.ts'
import { createPortalSession } from './createPortalSession.ts'

const tokens = { AccessToken: 'token-2', RefreshToken: 'refresh-2' }
const account = { email: 'a@b.ph', password: 'x', portalType: 'fleet' } as const
const fleet = { fleetId: '7', status: 'active', businessName: 'Bayani', plbType: 'hedging' }

test('the Authorization header is the token itself by default', async () => {
  const { client, backend } = createTestClient(() => json(fleet))
  await client.call(getFleet, { fleetId: '7' })
  expect(backend.requests[0]?.headers.get('Authorization')).toBe('token-1')
})

test("with authScheme 'Bearer' the scheme precedes the token", async () => {
  const { client, backend } = createTestClient(() => json(fleet), { authScheme: 'Bearer' })
  await client.call(getFleet, { fleetId: '7' })
  expect(backend.requests[0]?.headers.get('Authorization')).toBe('Bearer token-1')
})

test('a public call sends no token, also when a user is signed in', async () => {
  const { client, backend } = createTestClient(() => json(tokens), { authScheme: 'Bearer' })
  await client.call(login, account)
  expect(backend.requests[0]?.headers.has('Authorization')).toBe(false)
})

test('a client for public calls takes a session without a user', async () => {
  const session = createEmbeddedSession(async () => null)
  const client = createApiClient({ baseUrl: 'https://api.test', session, fetch: async () => json(tokens) })
  expect(await client.call(login, account)).toEqual(tokens)
  await expect(client.call(getFleet, { fleetId: '7' })).rejects.toMatchObject({
    message: 'GET getFleet: unauthorized 401 Unauthorized',
  })
})

test('a portal session works where there is no browser', async () => {
  const session = createPortalSession()
  const client = createApiClient({ baseUrl: 'https://api.test', session, fetch: async () => json(fleet) })
  session.start(tokens)
  expect(await client.call(getFleet, { fleetId: '7' })).toMatchObject({ fleetId: '7' })
})
