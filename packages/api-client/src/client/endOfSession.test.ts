import { expect, test } from 'vitest'
import { lookupDrivers } from '../contract/drivers.ts'
import { getFleet } from '../contract/fleets.ts'
import { getCurrentUser } from '../contract/session.ts'
import { createTestClient } from '../testing/createTestClient.ts'
import { json } from '../testing/testServer.ts'

/** A portal whose server refuses every call, or does not respond. */
const portal = (answer: () => Response | Promise<Response>) =>
  createTestClient(answer, { errorPolicy: 'strict' })

test('a call that is refused to the role keeps the session, and one that is refused to the user ends it', async () => {
  const { client, session } = createTestClient(() => json({ errorCode: 'Forbidden' }, 403))
  await expect(client.call(lookupDrivers, { fleetId: '7' })).rejects.toMatchObject({ code: 'Forbidden' })
  expect(session.read().accessToken).toBeDefined()
  await expect(client.call(getCurrentUser, {})).rejects.toMatchObject({ code: 'Forbidden' })
  expect(session.read().accessToken).toBeUndefined()
})

test('a 403 for the fleet keeps the session; a 403 for the user ends it', async () => {
  const { client, session } = portal(() => json({}, 403))
  await expect(client.call(getFleet, { fleetId: '7' })).rejects.toMatchObject({ status: 403 })
  expect(session.read()).toMatchObject({ accessToken: 'token-1', fleetId: '7' })
  await expect(client.call(getCurrentUser, {})).rejects.toMatchObject({ status: 403 })
  expect(session.read()).not.toHaveProperty('accessToken')
  expect(session.read()).not.toHaveProperty('fleetId')
})

test.each([
  ['a refused token', () => json({}, 401)],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s ends the session also if it is the call for the fleet', async (_, answer) => {
  const { client, session } = portal(answer)
  await expect(client.call(getFleet, { fleetId: '7' })).rejects.toThrow()
  expect(session.read()).not.toHaveProperty('accessToken')
})
