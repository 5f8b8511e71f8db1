import { randomUUID } from 'node:crypto'
import { login, requestPasswordReset, verifyOtp } from 'fleet-portal-api-client/contract/session'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from './fleetSetup.ts'
import { callerIpAddress, networkOf } from '../utilities/network.ts'
import { passwordAttempts } from './signInAttempts.ts'
import { createTestSandbox, testSandboxOn, type TestSandbox } from '../testing.ts'
import { callerWith, type Answer } from '../testing/callerOf.ts'

const ipAddressOf = (request: Request) => request.headers.get('X-Test-Address') ?? undefined

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await createTestSandbox({ ipAddressOf })
})
afterAll(() => sandbox.close())

let lastOctet = 0
/** An IP address that no other test uses. */
const newAddress = () => `203.0.113.${(lastOctet += 1)}`

function clientAt(address: string, target: Pick<TestSandbox, 'fetch'> = sandbox) {
  const anonymous = callerWith(target)
  const headers = { 'X-Test-Address': address }
  return {
    signIn: (email: string, password = demoPassword, token?: string) =>
      anonymous(login, { email, password, portalType: 'fleet', ...(token && { token }) }, { headers }),
    otp: (email: string, otp: string) => anonymous(verifyOtp, { email, otp }, { headers }),
    reset: (email: string) => anonymous(requestPasswordReset, { email }, { headers }),
    /** Sends a wrong password to a different account each time, as in password spraying. */
    spray: async (times: number) => {
      const codes = new Set<string>()
      for (let n = 0; n < times; n++) {
        const email = `sprayed.${address}.${n}@fleet.test`
        const { body } = await anonymous(
          login,
          { email, password: 'Wrong-2026!', portalType: 'fleet' },
          { headers },
        )
        codes.add(body.errorCode)
      }
      return [...codes]
    },
  }
}

async function newUser() {
  const { users } = await sandbox.newFleet({ type: 'hedging', roles: ['portal-admin'] })
  return users[0]?.email ?? ''
}

function expectSlowedDown({ status, body, headers }: Answer) {
  expect([status, body.errorCode]).toEqual([429, 'TooManyRequests'])
  const wait = Number(headers.get('Retry-After'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(3600)
  expect(Math.abs(Date.parse(body.data.retryAt) - Date.now() - wait * 1000)).toBeLessThan(10_000)
}

describe('failed sign-ins from one network', () => {
  it('are limited to fifty in 15 minutes over all accounts', async () => {
    const email = await newUser()
    const address = newAddress()
    expect(await clientAt(address).spray(50)).toEqual(['P1002'])
    expectSlowedDown(await clientAt(address).signIn(email))
    expectSlowedDown(await clientAt(address).signIn('unknown@fleet.test'))
    expect((await clientAt(newAddress()).signIn(email)).status).toBe(200)
    sandbox.advance(15 * 60_000)
    expect((await clientAt(address).signIn(email)).status).toBe(200)
    sandbox.advance(-15 * 60_000)
  })

  it('stay counted after a restart of the sandbox', async () => {
    const address = newAddress()
    await clientAt(address).spray(50)
    const restarted = testSandboxOn(sandbox.db, { ipAddressOf })
    expectSlowedDown(await clientAt(address, restarted).signIn(await newUser()))
  })

  it('do not include successful sign-ins', async () => {
    const address = newAddress()
    const email = await newUser()
    for (let n = 0; n < 60; n++) expect((await clientAt(address).signIn(email)).status).toBe(200)
  })

  it('of one rate-limited account do not block other accounts of the network', async () => {
    const address = newAddress()
    const victim = await newUser()
    for (let n = 0; n < 70; n++) await clientAt(address).signIn(victim, 'Wrong-2026!')
    expectSlowedDown(await clientAt(address).signIn(victim))
    expect((await clientAt(address).signIn(await newUser())).status).toBe(200)
  })

  it('are counted exactly with concurrent requests', async () => {
    const address = newAddress()
    const answers = await Promise.all(
      Array.from({ length: 70 }, (_, n) =>
        clientAt(address).signIn(`parallel.${n}@fleet.test`, 'Wrong-2026!'),
      ),
    )
    expect(answers.filter(({ body }) => body.errorCode === 'P1002')).toHaveLength(50)
  })

  it('include wrong two-factor codes, but not correct ones', async () => {
    const address = newAddress()
    const email = await newUser()
    await sandbox.run(({ tx }) =>
      tx.execute(sql`update app_user set two_factor = true where email = ${email}`),
    )
    await clientAt(address).spray(48)
    expect((await clientAt(address).signIn(email)).body).toMatchObject({
      errorCode: 'P1008',
      data: { codeLength: 6 },
    })
    const code = (await sandbox.outbox(email)).at(-1)?.code ?? ''
    expect((await clientAt(address).otp(email, code === '000000' ? '111111' : '000000')).body.errorCode).toBe(
      'P1006',
    )
    const { token } = (await clientAt(address).otp(email, code)).body
    expect((await clientAt(address).signIn(email, demoPassword, token)).status).toBe(200)
    expect((await clientAt(address).spray(1))[0]).toBe('P1002')
    expectSlowedDown(await clientAt(address).otp(email, '000000'))
  })

  it('with an email that is too long are refused before any query', async () => {
    const client = clientAt(newAddress())
    // Random text, because the database compresses repeated letters.
    const email = `${Array.from({ length: 200 }, randomUUID).join('')}@fleet.test`
    const expected = { errorCode: 'BadRequest', fields: [{ path: 'email', code: 'maxLength:254' }] }
    for (const { status, body } of [
      await client.signIn(email, 'Wrong-2026!'),
      await client.otp(email, '000000'),
    ])
      expect({ status, body }).toMatchObject({ status: 400, body: expected })
  })

  it('are counted for an email of any length', async () => {
    const email = `${Array.from({ length: 200 }, randomUUID).join('')}@fleet.test`
    await sandbox.run(async (context) => {
      const attempts = passwordAttempts(context, email)
      for (let n = 0; n < 10; n++) await attempts.countFailure()
      await expect(attempts.refuseOverLimit()).rejects.toMatchObject({ code: 'TooManyRequests' })
    })
  })

  it('are counted together for all addresses of an IPv6 /64 network', async () => {
    const network = '2001:db8:0:7'
    for (let n = 1; n <= 50; n++)
      await clientAt(`${network}::${n.toString(16)}`).signIn(`v6.${n}@fleet.test`, 'Wrong-2026!')
    expectSlowedDown(await clientAt(`${network}:aaaa:bbbb:cccc:dddd`).signIn(await newUser()))
    expect((await clientAt('2001:db8:0:8::1').signIn(await newUser())).status).toBe(200)
  })
})

it('password reset requests are limited to thirty an hour from one network', async () => {
  const address = newAddress()
  for (let n = 0; n < 30; n++)
    expect((await clientAt(address).reset(`reset.${n}@fleet.test`)).status).toBe(200)
  expectSlowedDown(await clientAt(address).reset('reset.too.many@fleet.test'))
  expect((await clientAt(newAddress()).reset('reset.other.network@fleet.test')).status).toBe(200)
})

describe('the network of a request', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:DB8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', undefined],
    [undefined, undefined],
  ])('from %s is %s', (address, network) => expect(networkOf(address)).toBe(network))

  it.each([
    [0, '1.1.1.1', '10.0.0.9'],
    [1, '6.6.6.6, 1.1.1.1', '1.1.1.1'],
    [2, '6.6.6.6, 1.1.1.1, 10.0.0.1', '1.1.1.1'],
    [1, null, '10.0.0.9'],
    [2, '1.1.1.1', '10.0.0.9'],
  ])('behind %i proxies with X-Forwarded-For %s belongs to %s', (proxies, forwarded, address) =>
    expect(callerIpAddress('10.0.0.9', forwarded, proxies)).toBe(address),
  )
})
