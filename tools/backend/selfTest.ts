import assert from 'node:assert/strict'
import { createTestSandbox } from '../../apps/sandbox/src/testing.ts'
import { callReads, readCount, type CallResult } from './callReads.ts'

type Change = (body: Record<string, unknown>, path: string) => unknown

/** Checks the check: on the sandbox every read fits, and each planted mistake of a server is found. Returns a summary. */
export async function selfTest(): Promise<string> {
  const sandbox = await createTestSandbox()
  try {
    const { fleetId, users } = await sandbox.newFleet({
      type: 'hedging',
      roles: ['portal-admin'],
      funds: 100_000,
    })
    const token = await sandbox.signIn(users[0]?.email ?? '')
    const requests: string[] = []
    const checkWith = (change: Change) =>
      callReads({
        url: 'http://sandbox.test/api',
        token,
        authScheme: 'Bearer',
        async fetch(request) {
          const { pathname } = new URL(request.url)
          requests.push(`${request.method} ${pathname}`)
          const response = await sandbox.fetch(request)
          const changed = change((await response.json()) as Record<string, unknown>, pathname)
          return changed instanceof Response ? changed : Response.json(changed, { status: response.status })
        },
      })
    const resultOf = (results: readonly CallResult[], name: string) =>
      results.find(({ endpoint }) => endpoint === name) ?? { result: 'missing', detail: '' }

    const good = await checkWith((body) => body)
    assert.equal(good.length, readCount)
    assert.deepEqual(
      good.filter(({ result }) => result === 'differs' || result === 'failed'),
      [],
    )
    assert.equal(good.filter(({ result }) => result === 'fits').length > 30, true)
    assert.match(resultOf(good, 'listStations').detail, /sorts by distance/)
    assert.match(resultOf(good, 'getPoints').detail, /404 L1002/)
    assert.equal(resultOf(good, 'listBpiAccounts').result, 'skipped')
    assert.equal(fleetId.length > 0, true)

    const broken = await checkWith((body, path) => {
      if (path.includes('/wallet/')) return { message: 'OK', data: { walletBalance: 'much' } }
      if (path.endsWith('/api/driver')) return { drivers: [{ driverId: 'd1', status: 'gone' }], count: 1 }
      if (path.endsWith('/api/vehicle')) return new Response('<html>', { status: 200 })
      if (path.endsWith('/api/group')) return Response.json({ error: 'no' }, { status: 403 })
      if (path.includes('/merchant')) return Response.json({ errorCode: 'Server' }, { status: 500 })
      return { message: 'OK', data: body }
    })
    assert.equal(resultOf(broken, 'getWallet').result, 'differs')
    assert.match(resultOf(broken, 'getWallet').detail, /in `data` of the envelope: walletBalance: custom/)
    assert.match(resultOf(broken, 'listDrivers').detail, /drivers\.0\.firstName: invalid_type \(string\)/)
    assert.equal(resultOf(broken, 'listVehicles').detail, 'the answer is no JSON')
    assert.match(resultOf(broken, 'listGroups').detail, /403 without an error code/)
    assert.deepEqual(resultOf(broken, 'lookupMerchants'), {
      endpoint: 'lookupMerchants',
      result: 'failed',
      detail: '500 Server',
    })
    assert.equal(resultOf(broken, 'listFleets').result, 'fits')

    const writes = requests.filter((request) => !request.startsWith('GET ') || /logout|bpi/.test(request))
    assert.deepEqual(writes, [])
    return `${good.length} reads of the sandbox, 5 planted mistakes found, ${requests.length} requests without an effect`
  } finally {
    await sandbox.close()
  }
}
