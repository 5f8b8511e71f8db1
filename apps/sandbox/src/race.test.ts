import { createFuelCodes, type FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { linkLoyalty } from 'fleet-portal-api-client/contract/loyalty'
import {
  inviteUser,
  listUserAccesses,
  updateUserAccess,
  type FleetUser,
} from 'fleet-portal-api-client/contract/users'
import { buyFuel } from 'fleet-portal-api-client/contract/fuel'
import { createReport, listReports } from 'fleet-portal-api-client/contract/reports'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rows, type Db } from './db/connect.ts'
import { loyaltyAccount } from './db/schema.ts'
import { runReportJob } from './domain/reportFiles.ts'
import { routes } from './routes/index.ts'
import { dayOf } from './utilities/time.ts'
import { testSandboxOn, type TestSandbox } from './testing.ts'
import { callerOf, type Answer } from './testing/callerOf.ts'
import { payingFleet } from './testing/payingFleet.ts'
import { startPostgres } from './testing/startPostgres.ts'

const concurrency = 20
const funds = 5
const trials = Number(process.env['RACE_TRIALS'] ?? 40)

let db: Db
let stop: () => Promise<void>
let sandbox: Omit<TestSandbox, 'close'>

beforeAll(async () => {
  ;({ db, stop } = await startPostgres(concurrency))
  sandbox = testSandboxOn(db)
}, 120_000)
afterAll(() => stop?.())

const concurrently = <T>(count: number, task: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => task(index)))

const countResults = (answers: Answer[]) => {
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

async function createBuyer(litres: number) {
  // The initial credit price of diesel is 55.50 pesos.
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
    `allows only ${funds} of ${concurrency} concurrent purchases if the wallet covers ${funds}`,
    { timeout: 600_000 },
    async () => {
      for (let trial = 0; trial < trials; trial++) {
        const { buy } = await createBuyer(funds)
        const answers = await concurrently(concurrency, () => buy(1))
        expect(countResults(answers)).toEqual({ done: funds, InsufficientAmount: concurrency - funds })
      }
      expect(await lowest()).toBeGreaterThanOrEqual(0)
      expect(await sandbox.violations()).toEqual([])
    },
  )

  it('redeems a one-time code once with concurrent pumps', { timeout: 600_000 }, async () => {
    for (let trial = 0; trial < trials / 10; trial++) {
      const { call, buy, fleetId, stationId } = await createBuyer(40)
      await buy(40)
      const created = await call(createFuelCodes, { fleetId, codes: [codeFor(fleetId, 40, 1)] })
      const { fuelCode: code } = created.body.fuelCodes[0] as FuelCode
      const answers = await concurrently(concurrency, () => redeem({ code, stationId, litres: 10 }))
      expect(countResults(answers)).toEqual({ done: 1, 'This code was already used.': concurrency - 1 })
    }
    expect(await sandbox.violations()).toEqual([])
  })

  it('never redeems more than the volume of a code with concurrent pumps', { timeout: 600_000 }, async () => {
    for (let trial = 0; trial < trials / 10; trial++) {
      const { call, buy, fleetId, stationId } = await createBuyer(50)
      await buy(50)
      const created = await call(createFuelCodes, { fleetId, codes: [codeFor(fleetId, 50, 0)] })
      const { fuelCode: code } = created.body.fuelCodes[0] as FuelCode
      const answers = await concurrently(concurrency, () => redeem({ code, stationId, litres: 10 }))
      expect(countResults(answers)).toMatchObject({ done: 5 })
    }
    expect(await sandbox.violations()).toEqual([])
  })

  it('buys once per idempotency key with concurrent repeats', { timeout: 600_000 }, async () => {
    for (let trial = 0; trial < trials / 10; trial++) {
      const { buy, call, fleetId } = await createBuyer(100)
      const answers = await concurrently(concurrency, () => buy(1, 'the-same'))
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

  it('never reserves more than the fuel balance with concurrent batches', { timeout: 600_000 }, async () => {
    for (let trial = 0; trial < trials / 10; trial++) {
      const { call, buy, fleetId } = await createBuyer(100)
      await buy(100)
      const batch = { fleetId, codes: [codeFor(fleetId, 10, 0), codeFor(fleetId, 10, 0)] }
      const answers = await concurrently(concurrency, () => call(createFuelCodes, batch))
      expect(countResults(answers)).toEqual({ done: 5, InsufficientFuel: concurrency - 5 })
    }
    expect(await lowest()).toBeGreaterThanOrEqual(0)
    expect(await sandbox.violations()).toEqual([])
  })

  it('never exceeds the inventory limit with concurrent purchases', { timeout: 600_000 }, async () => {
    const { buy, fleetId } = await createBuyer(1_000)
    await sandbox.run(({ tx }) =>
      tx.execute(sql`update fleet set inventory_limit = 50000 where id = ${fleetId}`),
    )
    const answers = await concurrently(concurrency, () => buy(10))
    expect(countResults(answers)).toEqual({ done: 5, BuyFuelLimitExceeded: concurrency - 5 })
    expect(await sandbox.violations()).toEqual([])
  })

  it('ends a cash-in once and credits it at most once with concurrent end events', async () => {
    for (let trial = 0; trial < trials / 10; trial++) {
      const payer = await payingFleet(sandbox)
      const { body } = await payer.pay({ method: 'otc', amount: 10_000, mode: 'BDO' })
      const endings = await concurrently(concurrency, (n) =>
        payer.endCashin(body.cashinId, n % 2 === 0 ? 'success' : 'failed'),
      )
      const [status, ...others] = new Set(endings.map((one) => one.status))
      expect(others).toEqual([])
      expect(await payer.wallet()).toBe(status === 'success' ? 10_000 : 0)
    }
    expect(await sandbox.violations()).toEqual([])
  }, 600_000)

  it('evaluates four of a thousand wrong two-factor codes, then locks', { timeout: 600_000 }, async () => {
    const { users } = await createBuyer(1)
    const email = users[0]?.email ?? ''
    await sandbox.run(({ tx }) =>
      tx.execute(sql`update app_user set two_factor = true where email = ${email}`),
    )
    await expect(
      sandbox.fetch(post('ms-profile/user/login', { email, password: 'Fleet-2026!', portalType: 'fleet' })),
    ).resolves.toMatchObject({ status: 401 })
    const codes: string[] = []
    for (let burst = 0; burst < 20; burst++) {
      const answers = await concurrently(50, async () => {
        const response = await sandbox.fetch(post('ms-profile/user/otp/v2', { email, otp: '000' }))
        return ((await response.json()) as { errorCode: string }).errorCode
      })
      codes.push(...answers)
    }
    expect(codes.filter((code) => code === 'P1006')).toHaveLength(3)
    expect(new Set(codes)).toEqual(new Set(['P1006', 'P1029', 'TooManyRequests']))
  })

  it('keeps one administrator if two demote each other at once', { timeout: 600_000 }, async () => {
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

  it('invites a new email for every fleet that invites it at once', { timeout: 600_000 }, async () => {
    for (let trial = 0; trial < trials / 10; trial++) {
      const buyers = await concurrently(4, () => createBuyer(1))
      const email = `new.${buyers[0]?.fleetId}@fleet.test`
      const answers = await concurrently(4, async (index) => {
        const buyer = buyers[index]
        return buyer?.call(inviteUser, { fleetId: buyer.fleetId, email, role: 'data-analyst' })
      })
      expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200, 200])
    }
  })

  it('links one points account if a fleet links several at once', { timeout: 600_000 }, async () => {
    for (let trial = 0; trial < trials / 10; trial++) {
      const { fleetId, call } = await payingFleet(sandbox, { isVip: true })
      const numbers = [1, 2, 3, 4].map((last) => `+63917${trial}00000${last}`)
      await sandbox.run(({ tx }) =>
        tx
          .insert(loyaltyAccount)
          .values(numbers.map((mobileNumber) => ({ mobileNumber, firstName: 'Ana', lastName: 'Cruz' }))),
      )
      const answers = await concurrently(4, (index) =>
        call(linkLoyalty, { fleetId, mobileNumber: numbers[index] }),
      )
      expect(countResults(answers)).toEqual({ done: 1, L1001: 3 })
    }
  })

  it('issues one new token pair for concurrent uses of a refresh token', async () => {
    const { users } = await createBuyer(1)
    const login = { email: users[0]?.email, password: 'Fleet-2026!', portalType: 'fleet' }
    const signedIn = await sandbox.fetch(post('ms-profile/user/login', login))
    const { RefreshToken } = (await signedIn.json()) as { RefreshToken: string }
    const pairs = await concurrently(concurrency, async () => {
      const response = await sandbox.fetch(post('ms-profile/user/refresh', { refreshToken: RefreshToken }))
      expect(response.status).toBe(200)
      return JSON.stringify(await response.json())
    })
    expect(new Set(pairs).size).toBe(1)
  })

  it(
    'either buys litres or changes the fleet to a wallet type, never both',
    { timeout: 600_000 },
    async () => {
      for (let trial = 0; trial < trials / 4; trial++) {
        const { buy, fleetId } = await createBuyer(1)
        const changeTypeSql = sql`update fleet set plb_type = 'locqpay' where id = ${fleetId}`
        const change = async () => {
          await new Promise((resolve) => setTimeout(resolve, trial % 12))
          return db.execute(changeTypeSql).then(
            () => true,
            () => false,
          )
        }
        const [purchase, isWallet] = await Promise.all([buy(1), change()])
        expect([purchase.status, purchase.body.errorCode, isWallet]).toEqual(
          isWallet ? [403, 'FleetTypeNotAllowed', true] : [200, undefined, false],
        )
      }
      expect(await sandbox.violations()).toEqual([])
    },
  )

  it('writes the file of a report once if two processes run its job at once', async () => {
    const added: string[] = []
    const queued = testSandboxOn(db, { addReportJob: async (_, reportId) => void added.push(reportId) })
    const { fleetId, users, buy, call: createCodes } = await createBuyer(20_000)
    await buy(15_000)
    for (let batch = 0; batch < 50; batch++) {
      const codes = Array.from({ length: 50 }, () => codeFor(fleetId, 5, 0))
      expect((await createCodes(createFuelCodes, { fleetId, codes })).status).toBe(200)
    }
    const call = await callerOf(queued, users[0]?.email ?? '')
    for (let trial = 0; trial < trials / 10; trial++) {
      const { body } = await call(createReport, {
        fleetId,
        platformType: 'plb',
        reportType: 'fuel-code',
      })
      expect(added.pop()).toBe(body.reportId)
      const messages: unknown[] = []
      const { run } = testSandboxOn(db, { emit: ({ message }) => void messages.push(message) })
      await concurrently(8, () => runReportJob(routes, body.reportId)(run))
      expect(messages).toEqual([{ type: 'report', reportId: body.reportId, status: 'success' }])
      const [list] = await call(listReports, { fleetId, userId: users[0]?.userId }).then((answer) => [
        answer.body,
      ])
      const url = list.reports.find((one: { reportId: string }) => one.reportId === body.reportId).fileUrl
      const lines = (await (await sandbox.fetch(new Request(url))).text()).trim().split('\r\n')
      expect([lines.length, new Set(lines).size]).toEqual([2501, 2501])
    }
  }, 600_000)

  describe('sign-ins from one network', () => {
    const password = 'Fleet-2026!'
    const signInFrom = (address: string) => {
      const networkSandbox = testSandboxOn(db, { ipAddressOf: () => address })
      return async (email: string, typed = password) => {
        const response = await networkSandbox.fetch(
          post('ms-profile/user/login', { email, password: typed, portalType: 'fleet' }),
        )
        const { errorCode } = (await response.json()) as { errorCode?: string }
        return errorCode ?? 'in'
      }
    }

    it('do not wait for another sign-in that updates the counter', async () => {
      const { users } = await createBuyer(1)
      const signIn = signInFrom('203.0.113.50')
      await signIn('unknown@fleet.test')
      await db.transaction(async (tx) => {
        await tx.execute(sql`select * from rate_window where key = 'sign-in-from:203.0.113.50' for update`)
        expect(await signIn(users[0]?.email ?? '')).toBe('in')
      })
    })

    it('are limited to fifty failures, also with concurrent attempts', async () => {
      const { users } = await createBuyer(1)
      const signIn = signInFrom('203.0.113.51')
      const answers = await concurrently(120, (n) => signIn(`at.once.${n}@fleet.test`, 'Wrong-2026!'))
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
