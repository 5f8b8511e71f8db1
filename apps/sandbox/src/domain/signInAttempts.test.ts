import { login, requestPasswordReset, verifyOtp } from 'api-client/contract/session'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from './fleetSetup.ts'
import { callerIpAddress, networkOf } from '../utilities/network.ts'
import { createTestSandbox, testSandboxOn, type TestSandbox } from '../testing.ts'
import { callerWith, type Answer } from '../testing/callerOf.ts'

const ipAddressOf = (request: Request) => request.headers.get('X-Test-Address') ?? undefined

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await createTestSandbox({ ipAddressOf })
})
afterAll(() => sandbox.close())

let houses = 0
/** Somewhere that no other test called from. */
const elsewhere = () => `203.0.113.${(houses += 1)}`

function from(address: string, box: Pick<TestSandbox, 'fetch'> = sandbox) {
  const nobody = callerWith(box)
  const headers = { 'X-Test-Address': address }
  return {
    signIn: (email: string, password = demoPassword, token?: string) =>
      nobody(login, { email, password, portalType: 'fleet', ...(token && { token }) }, { headers }),
    otp: (email: string, otp: string) => nobody(verifyOtp, { email, otp }, { headers }),
    reset: (email: string) => nobody(requestPasswordReset, { email }, { headers }),
    /** A wrong password at an account of its own each time, as spraying does. */
    spray: async (times: number) => {
      const codes = new Set<string>()
      for (let n = 0; n < times; n++) {
        const email = `sprayed.${address}.${n}@fleet.test`
        const { body } = await nobody(
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

async function newPerson() {
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

describe('tries from one network', () => {
  it('are fifty in a quarter of an hour, whatever accounts they go to', async () => {
    const email = await newPerson()
    const address = elsewhere()
    expect(await from(address).spray(50)).toEqual(['P1002'])
    expectSlowedDown(await from(address).signIn(email))
    expectSlowedDown(await from(address).signIn('stranger@fleet.test'))
    expect((await from(elsewhere()).signIn(email)).status).toBe(200)
    sandbox.advance(15 * 60_000)
    expect((await from(address).signIn(email)).status).toBe(200)
    sandbox.advance(-15 * 60_000)
  })

  it('stay counted when the sandbox starts anew', async () => {
    const address = elsewhere()
    await from(address).spray(50)
    const restarted = testSandboxOn(sandbox.db, { ipAddressOf })
    expectSlowedDown(await from(address, restarted).signIn(await newPerson()))
  })

  it('that were right do not count, however many an office makes', async () => {
    const address = elsewhere()
    const email = await newPerson()
    for (let n = 0; n < 60; n++) expect((await from(address).signIn(email)).status).toBe(200)
  })

  it('at one account that is slowed down already do not shut out the others there', async () => {
    const address = elsewhere()
    const victim = await newPerson()
    for (let n = 0; n < 70; n++) await from(address).signIn(victim, 'Wrong-2026!')
    expectSlowedDown(await from(address).signIn(victim))
    expect((await from(address).signIn(await newPerson())).status).toBe(200)
  })

  it('count where they come at once', async () => {
    const address = elsewhere()
    const answers = await Promise.all(
      Array.from({ length: 70 }, (_, n) => from(address).signIn(`parallel.${n}@fleet.test`, 'Wrong-2026!')),
    )
    expect(answers.filter(({ body }) => body.errorCode === 'P1002')).toHaveLength(50)
  })

  it('count wrong codes too, and not the right one', async () => {
    const address = elsewhere()
    const email = await newPerson()
    await sandbox.run(({ tx }) =>
      tx.execute(sql`update app_user set two_factor = true where email = ${email}`),
    )
    await from(address).spray(48)
    expect((await from(address).signIn(email)).body).toMatchObject({
      errorCode: 'P1008',
      data: { codeLength: 6 },
    })
    const code = (await sandbox.outbox(email)).at(-1)?.code ?? ''
    expect((await from(address).otp(email, code === '000000' ? '111111' : '000000')).body.errorCode).toBe(
      'P1006',
    )
    const { token } = (await from(address).otp(email, code)).body
    expect((await from(address).signIn(email, demoPassword, token)).status).toBe(200)
    expect((await from(address).spray(1))[0]).toBe('P1002')
    expectSlowedDown(await from(address).otp(email, '000000'))
  })

  it('of one IPv6 network are one, its addresses being many', async () => {
    const network = '2001:db8:0:7'
    for (let n = 1; n <= 50; n++)
      await from(`${network}::${n.toString(16)}`).signIn(`v6.${n}@fleet.test`, 'Wrong-2026!')
    expectSlowedDown(await from(`${network}:aaaa:bbbb:cccc:dddd`).signIn(await newPerson()))
    expect((await from('2001:db8:0:8::1').signIn(await newPerson())).status).toBe(200)
  })
})

it('mails for new passwords are thirty an hour from one network', async () => {
  const address = elsewhere()
  for (let n = 0; n < 30; n++) expect((await from(address).reset(`reset.${n}@fleet.test`)).status).toBe(200)
  expectSlowedDown(await from(address).reset('reset.too.many@fleet.test'))
  expect((await from(elsewhere()).reset('reset.elsewhere@fleet.test')).status).toBe(200)
})

describe('the network of a call', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:DB8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', undefined],
    [undefined, undefined],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network))

  it.each([
    [0, '1.1.1.1', '10.0.0.9'],
    [1, '6.6.6.6, 1.1.1.1', '1.1.1.1'],
    [2, '6.6.6.6, 1.1.1.1, 10.0.0.1', '1.1.1.1'],
    [1, null, '10.0.0.9'],
    [2, '1.1.1.1', '10.0.0.9'],
  ])('behind %i proxies that say %s is that of %s', (proxies, forwarded, address) =>
    expect(callerIpAddress('10.0.0.9', forwarded, proxies)).toBe(address),
  )
})
