import { expect, test } from 'vitest'
import { getFleet } from '../contract/fleets.ts'
import { getCurrentUser } from '../contract/session.ts'
import { clientOf } from '../testing/clientOf.ts'
import { json } from '../testing/server.ts'

/** A portal whose server refuses everything, or does not answer. */
const portal = (answer: () => Response | Promise<Response>) => clientOf(answer, { errorPolicy: 'strict' })

test('a refusal of the fleet says nothing of the session; any other refusal ends it', async () => {
  const { client, session } = portal(() => json({}, 403))
  await expect(client.call(getFleet, { fleetId: '7' })).rejects.toMatchObject({ status: 403 })
  expect(session.read()).toMatchObject({ accessToken: 'token-1', fleetId: '7' })
  await expect(client.call(getCurrentUser, {})).rejects.toMatchObject({ status: 403 })
  expect(session.read()).not.toHaveProperty('accessToken')
  expect(session.read()).not.toHaveProperty('fleetId')
})

test.each([
  ['a token that is refused', () => json({}, 401)],
  ['a connection that is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s ends the session for the call of the fleet too', async (_, answer) => {
  const { client, session } = portal(answer)
  await expect(client.call(getFleet, { fleetId: '7' })).rejects.toThrow()
  expect(session.read()).not.toHaveProperty('accessToken')
})
