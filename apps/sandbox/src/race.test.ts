import { createFuelCodes, type FuelCode } from 'api-client/contract/fuelCodes'
import { listUserAccesses, updateUserAccess, type FleetUser } from 'api-client/contract/users'
import { buyFuel } from 'api-client/contract/fuel'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rows, type Db } from './db/connect.ts'
import { dayOf } from './utilities/time.ts'
import { testSandboxOn, type TestSandbox } from './testing.ts'
import { callerOf, type Answer } from './testing/callerOf.ts'
import { payingFleet } from './testing/payingFleet.ts'
import { startPostgres } from './testing/startPostgres.ts'

const atOnce = 20
const funds = 5
const trials = Number(process.env['RACE_TRIALS'] ?? 40)

let db: Db
let stop: () => Promise<void>
let sandbox: Omit<TestSandbox, 'close'>

beforeAll(async () => {
  ;({ db, stop } = await startPostgres(atOnce))
  sandbox = testSandboxOn(db)
}, 120_000)
afterAll(() => stop?.())

const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

const tally = (answers: Answer[]) => {
  const found: Record<string, number> = {}
  for (const { status, body } of answers) {
    const name = status === 200 ? 'done' : String(body?.errorCode ?? body?.message)
    found[name] = (found[name] ?? 0) + 1
  }
  return found
}

async function lowest(): Promise<number> {
  const [found] = await rows<{ lowest: string }>(
    db,
    sql`select min(balance)::text as lowest from account where kind <> 'outside'`,
  )
  return Number(found?.lowest)
}

async function newBuyer(litres: number) {
  // Diesel at the opening credit price of 55.50 pesos.
  const fleet = await sandbox.newFleet({ type: 'hedging', roles: ['portal-admin'], funds: litres * 5_550 })
  const call = await callerOf(sandbox, fleet.users[0]?.email ?? '')
  const buy = (liter: number, key?: string) => {
    const order = { fleetId: fleet.fleetId, liter, amount: null, productCode: 'Diesel' }
    return call(buyFuel, order, key ? { key } : {})
  }
  return { ...fleet, call, buy }
}

async function redeem(body: { code: string; stationId: string; litres: number }): Promise<Answer> {
  const init = { method: 'POST', body: JSON.stringify(body) }
  const response = await sandbox.fetch(new Request('http://sandbox.test/sandbox/pump/redeem', init))
  return { status: response.status, headers: response.headers, body: await response.json() }
}

const codeFor = (fleetId: string, literVolume: number, maxUsage: 0 | 1) => ({
  fleetId,
  driverIds: [],
  vehicleIds: [],
  startDate: dayOf(new Date()),
  endDate: dayOf(new Date()),
  fuelCodeType: 'any',
  productCode: 'Diesel',
  literVolume,
  sendFuelCode: false,
  saveTemplate: false,
  maxUsage,
  autoRenew: false,
})

describe('on a real PostgreSQL', () => {
  it(
    `lets ${atOnce} purchases at once spend what pays for ${funds}, and never more`,
    { timeout: 600_000 },
    async () => {
      for (let trial = 0; trial < trials; trial++) {
        const { buy } = await newBuyer(funds)
        const answers = await times(atOnce, () => buy(1))
        expect(tally(answers)).toEqual({ done: funds, InsufficientAmount: atOnce - funds })
      }
      expect(await lowest()).toBeGreaterThanOrEqual(0)
      expect(await sandbox.violations()).toEqual([])
    },
  )

  it(`redeems a one-time code once, however many pumps try`, { timeout: 600_000 }, async () => {
    for (let trial = 0; trial < trials / 10; trial++) {
      const { call, buy, fleetId, stationId } = await newBuyer(40)
      await buy(40)
      const made = await call(createFuelCodes, { fleetId, codes: [codeFor(fleetId, 40, 1)] })
      const { fuelCode: code } = made.body.fuelCodes[0] as FuelCode
      const answers = await times(atOnce, () => redeem({ code, stationId, litres: 10 }))
      expect(tally(answers)).toEqual({ done: 1, 'This code was already used.': atOnce - 1 })
    }
    expect(await sandbox.violations()).toEqual([])
  })

  it('gives no more from a code than it holds, however many pumps try', { timeout: 600_000 }, async () => {
    for (let trial = 0; trial < trials / 10; trial++) {
      const { call, buy, fleetId, stationId } = await newBuyer(50)
      await buy(50)
      const made = await call(createFuelCodes, { fleetId, codes: [codeFor(fleetId, 50, 0)] })
      const { fuelCode: code } = made.body.fuelCodes[0] as FuelCode
      const answers = await times(atOnce, () => redeem({ code, stationId, litres: 10 }))
      expect(tally(answers)).toMatchObject({ done: 5 })
    }
    expect(await sandbox.violations()).toEqual([])
  })

  it('buys once for one key, however often it arrives', { timeout: 600_000 }, async () => {
    for (let trial = 0; trial < trials / 10; trial++) {
      const { buy, call, fleetId } = await newBuyer(100)
      const answers = await times(atOnce, () => buy(1, 'the-same'))
      const ids = new Set(answers.flatMap(({ status, body }) => (status === 200 ? [body.buyFuelId] : [])))
      expect(ids.size).toBe(1)
      for (const { status, body } of answers) if (status !== 200) expect(body.errorCode).toBe('KeyInProgress')
      const list = await rows<{ count: number }>(
        db,
        sql`select count(*)::int as count from buy_fuel where fleet_id = ${fleetId}`,
      )
      expect(list[0]?.count).toBe(1)
      expect(call).toBeDefined()
    }
  })

  it('sets aside no more fuel than there is, however many batches arrive', { timeout: 600_000 }, async () => {
    for (let trial = 0; trial < trials / 10; trial++) {
      const { call, buy, fleetId } = await newBuyer(100)
      await buy(100)
      const batch = { fleetId, codes: [codeFor(fleetId, 10, 0), codeFor(fleetId, 10, 0)] }
      const answers = await times(atOnce, () => call(createFuelCodes, batch))
      expect(tally(answers)).toEqual({ done: 5, InsufficientFuel: atOnce - 5 })
    }
    expect(await lowest()).toBeGreaterThanOrEqual(0)
    expect(await sandbox.violations()).toEqual([])
  })

  it('buys within the limit, however many purchases arrive', { timeout: 600_000 }, async () => {
    const { buy, fleetId } = await newBuyer(1_000)
    await sandbox.run(({ tx }) =>
      tx.execute(sql`update fleet set inventory_limit = 50000 where id = ${fleetId}`),
    )
    const answers = await times(atOnce, () => buy(10))
    expect(tally(answers)).toEqual({ done: 5, BuyFuelLimitExceeded: atOnce - 5 })
    expect(await sandbox.violations()).toEqual([])
  })

  it('ends a cash-in once, whatever is said of it at once, and credits it at most once', async () => {
    for (let trial = 0; trial < trials / 10; trial++) {
      const payer = await payingFleet(sandbox)
      const { body } = await payer.pay({ method: 'otc', amount: 10_000, mode: 'BDO' })
      const ended = await times(atOnce, (n) => payer.end(body.cashinId, n % 2 === 0 ? 'success' : 'failed'))
      const [status, ...others] = new Set(ended.map((one) => one.status))
      expect(others).toEqual([])
      expect(await payer.wallet()).toBe(status === 'success' ? 10_000 : 0)
    }
    expect(await sandbox.violations()).toEqual([])
  }, 600_000)

  it('evaluates four wrong codes of a thousand and locks', { timeout: 600_000 }, async () => {
    const { users } = await newBuyer(1)
    const email = users[0]?.email ?? ''
    await sandbox.run(({ tx }) =>
      tx.execute(sql`update app_user set two_factor = true where email = ${email}`),
    )
    await expect(
      sandbox.fetch(post('ms-profile/user/login', { email, password: 'Fleet-2026!', portalType: 'fleet' })),
    ).resolves.toMatchObject({ status: 401 })
    const codes: string[] = []
    for (let burst = 0; burst < 20; burst++) {
      const answers = await times(50, async () => {
        const response = await sandbox.fetch(post('ms-profile/user/otp/v2', { email, otp: '000' }))
        return ((await response.json()) as { errorCode: string }).errorCode
      })
      codes.push(...answers)
    }
    expect(codes.filter((code) => code === 'P1006')).toHaveLength(3)
    expect(new Set(codes)).toEqual(new Set(['P1006', 'P1029', 'TooManyRequests']))
  })

  it('keeps one administrator where two demote each other at once', { timeout: 600_000 }, async () => {
    for (let trial = 0; trial < trials / 10; trial++) {
      const roles = ['portal-admin', 'portal-admin'] as const
      const { fleetId, users } = await sandbox.newFleet({ type: 'hedging', roles })
      const calls = await Promise.all(users.map(({ email }) => callerOf(sandbox, email)))
      const listed = await calls[0]?.(listUserAccesses, { fleetId })
      const accessOf = (email: string | undefined): string =>
        listed?.body.userAccesses.find((one: FleetUser) => one.user.email === email).userAccessId
      const answers = await Promise.all(
        calls.map((call, index) =>
          call(updateUserAccess, { userAccessId: accessOf(users[1 - index]?.email), role: 'data-analyst' }),
        ),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const refused = answers.find(({ status }) => status !== 200)
      expect(['LastAdmin', 'Forbidden']).toContain(refused?.body.errorCode)
    }
  })

  it('gives one successor to a refresh token, however many tabs use it', async () => {
    const { users } = await newBuyer(1)
    const login = { email: users[0]?.email, password: 'Fleet-2026!', portalType: 'fleet' }
    const signedIn = await sandbox.fetch(post('ms-profile/user/login', login))
    const { RefreshToken } = (await signedIn.json()) as { RefreshToken: string }
    const pairs = await times(atOnce, async () => {
      const response = await sandbox.fetch(post('ms-profile/user/refresh', { refreshToken: RefreshToken }))
      expect(response.status).toBe(200)
      return JSON.stringify(await response.json())
    })
    expect(new Set(pairs).size).toBe(1)
  })

  it('buys litres for a fleet or makes it a wallet fleet, and never both', { timeout: 600_000 }, async () => {
    for (let trial = 0; trial < trials / 4; trial++) {
      const { buy, fleetId } = await newBuyer(1)
      const become = sql`update fleet set plb_type = 'locqpay' where id = ${fleetId}`
      const change = async () => {
        await new Promise((resolve) => setTimeout(resolve, trial % 12))
        return db.execute(become).then(
          () => true,
          () => false,
        )
      }
      const [bought, isWallet] = await Promise.all([buy(1), change()])
      expect([bought.status, bought.body.errorCode, isWallet]).toEqual(
        isWallet ? [403, 'FleetTypeNotAllowed', true] : [200, undefined, false],
      )
    }
    expect(await sandbox.violations()).toEqual([])
  })

  describe('sign-ins of one network', () => {
    const password = 'Fleet-2026!'
    const from = (address: string) => {
      const box = testSandboxOn(db, { ipAddressOf: () => address })
      return async (email: string, typed = password) => {
        const response = await box.fetch(
          post('ms-profile/user/login', { email, password: typed, portalType: 'fleet' }),
        )
        const { errorCode } = (await response.json()) as { errorCode?: string }
        return errorCode ?? 'in'
      }
    }

    it('do not wait for one that is still being counted', async () => {
      const { users } = await newBuyer(1)
      const signIn = from('203.0.113.50')
      await signIn('stranger@fleet.test')
      await db.transaction(async (tx) => {
        await tx.execute(sql`select * from rate_window where key = 'sign-in-from:203.0.113.50' for update`)
        expect(await signIn(users[0]?.email ?? '')).toBe('in')
      })
    })

    it('fail fifty times, however many are tried at once', async () => {
      const { users } = await newBuyer(1)
      const signIn = from('203.0.113.51')
      const answers = await times(120, (n) => signIn(`at.once.${n}@fleet.test`, 'Wrong-2026!'))
      expect(answers.filter((answer) => answer === 'P1002')).toHaveLength(50)
      expect(answers.filter((answer) => answer === 'TooManyRequests')).toHaveLength(70)
      expect(await signIn(users[0]?.email ?? '')).toBe('TooManyRequests')
    })
  })
})

function post(path: string, body: unknown): Request {
  const headers = { 'Content-Type': 'application/json' }
  return new Request(`http://sandbox.test/api/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
}
