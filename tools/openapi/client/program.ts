/* A client as a partner generates it from docs/openapi.json. The types are written by the check before this compiles. */
import assert from 'node:assert/strict'
import createClient from 'openapi-fetch'
import type { components, paths } from '../../../.cache/openapi/schema.d.ts'

type Driver = components['schemas']['Driver']

export interface Options {
  fetch: (request: Request) => Promise<Response>
  token: string
  fleetId: string
}

/** Reads, writes and provokes a refusal. Returns the names of the calls. */
export async function callWithGeneratedTypes({ fetch, token, fleetId }: Options): Promise<string[]> {
  const client = createClient<paths>({
    baseUrl: 'http://sandbox.test/api',
    fetch,
    headers: { Authorization: `Bearer ${token}` },
    querySerializer: { array: { style: 'form', explode: false } },
  })

  const me = await client.GET('/ms-profile/user/v2')
  assert.equal(me.data?.userAccesses[0]?.fleetId, fleetId)

  const created = await client.POST('/driver', {
    params: { header: { 'Idempotency-Key': 'generated-1' } },
    body: {
      fleetId,
      firstName: 'Ana',
      lastName: 'Cruz',
      driverLicenseId: 'N0112345678',
      mobileNumber: '09171234567',
    },
  })
  assert.ok(created.data, JSON.stringify(created.error))

  const query = {
    fleetId,
    orderBy: 'createdAt',
    order: 'desc',
    status: 'active',
    page: 1,
    perPage: 10,
  } as const
  const list = await client.GET('/driver', { params: { query } })
  const drivers: Driver[] = list.data?.drivers ?? []
  assert.deepEqual(
    drivers.map(({ driverId }) => driverId),
    [created.data.driverId],
  )

  const wallet = await client.GET('/wallet/fleet/{fleetId}', { params: { path: { fleetId } } })
  const balance: number | undefined = wallet.data?.walletBalance
  assert.equal(balance, 100_000)

  const cashins = await client.GET('/cashin/fleet/{fleetId}', {
    params: { path: { fleetId }, query: { fleetId, cashinChannel: ['manual-bank-deposit', 'otc'] } },
  })
  assert.equal(cashins.data?.count, 1)

  const repeated = await client.POST('/driver', {
    params: { header: { 'Idempotency-Key': 'generated-2' } },
    body: {
      fleetId,
      firstName: 'Bea',
      lastName: 'Cruz',
      driverLicenseId: 'N0112345678',
      mobileNumber: '09171234567',
    },
  })
  assert.equal(repeated.error?.errorCode, 'D1000')
  assert.equal(repeated.response.status, 409)
  return ['getCurrentUser', 'createDriver', 'listDrivers', 'getWallet', 'listCashins', 'createDriver refused']
}
