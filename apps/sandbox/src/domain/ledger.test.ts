import fc from 'fast-check'
import { fuels } from 'fleet-portal-api-client/contract/products'
import { centavos, costOf, millilitres, unitPrice } from 'fleet-portal-api-client/money'
import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Context } from '../context.ts'
import { buy } from './buyFuel.ts'
import { sweepCodes } from './codePeriods.ts'
import { endCashin, openCashin } from './cashins.ts'
import { fundWallet, setPrice, type NewFleet } from './fleetSetup.ts'
import { createCodes } from './fuelCodes.ts'
import { accounts, balanceOf, postTransfers } from './ledger.ts'
import { findSessionUser } from './sessionUser.ts'
import { payForFuel, payForOther, voidPayment } from './cardPayments.ts'
import { issueCard } from './issueCard.ts'
import { PumpRefusal } from './pumpRefusal.ts'
import { redeem, voidRedemption } from './redeem.ts'
import { addDays } from '../utilities/time.ts'
import { Fault } from '../fault.ts'
import { getWallet } from 'fleet-portal-api-client/contract/wallet'
import { fleetTypes, isWalletFleet } from 'fleet-portal-api-client/contract/access'
import { createTestSandbox, type TestSandbox } from '../testing.ts'

let sandbox: TestSandbox
beforeAll(async () => void (sandbox = await createTestSandbox()))
afterAll(() => sandbox.close())

const fleetOf = (wanted: Partial<NewFleet> = {}) =>
  sandbox.newFleet({ type: 'hedging', roles: ['portal-admin'], funds: 100_000, ...wanted })

describe('the ledger', () => {
  it.each([
    'update movement set amount = amount + 1',
    'delete from movement',
    'truncate movement cascade',
    'update posting set reference = reference',
    'update account set balance = balance + 1',
    'update account set overdraft = true',
    'delete from account',
    "insert into account (id, fleet_id, kind, unit, balance) select 'x', id, 'points', 'point', 5 from fleet limit 1",
    'delete from audit',
  ])('refuses the statement: %s', async (statement) => {
    await fleetOf()
    await expect(sandbox.run(({ tx }) => tx.execute(sql.raw(statement)))).rejects.toThrow()
    expect(await sandbox.violations()).toEqual([])
  })

  it('refuses a posting that does not add up to zero', async () => {
    const { fleetId } = await fleetOf()
    const unbalanced = sandbox.run(async ({ tx, now }) => {
      await tx.execute(
        sql`insert into posting (id, fleet_id, kind, reference, created_at) values ('pst_x', ${fleetId}, 'points', 'x', ${now.toISOString()})`,
      )
      const { id } = accounts.points(fleetId)
      await tx.execute(
        sql`insert into movement (posting_id, account_id, unit, amount) values ('pst_x', ${id}, 'point', 5)`,
      )
    })
    await expect(unbalanced).rejects.toThrow()
  })

  it('refuses an overdraft in the database, even without a check in the code', async () => {
    const { fleetId } = await fleetOf()
    const event = { fleetId, kind: 'buy' as const, reference: 'careless', at: new Date() }
    const transfer = {
      from: accounts.wallet(fleetId),
      to: accounts.outside(fleetId, 'centavo'),
      amount: 100_001,
    }
    await expect(sandbox.run(({ tx }) => postTransfers(tx, event, [transfer]))).rejects.toThrow()
    expect(await sandbox.run(({ tx }) => balanceOf(tx, accounts.wallet(fleetId)))).toBe(100_000)
  })

  it('credits a cash-in only once', async () => {
    const { fleetId } = await fleetOf()
    const opened = await sandbox.run((context) =>
      openCashin(context, { fleetId, amount: 500, channel: 'manual-bank-deposit' }),
    )
    for (let n = 0; n < 2; n++) await sandbox.run((context) => endCashin(context, opened.id, 'success'))
    const secondPosting = sandbox.run(({ tx, now }) =>
      postTransfers(tx, { fleetId, kind: 'cash-in', reference: opened.id, at: now }, [
        { from: accounts.outside(fleetId, 'centavo'), to: accounts.wallet(fleetId), amount: 500 },
      ]),
    )
    await expect(secondPosting).rejects.toThrow()
    expect(await sandbox.run(({ tx }) => balanceOf(tx, accounts.wallet(fleetId)))).toBe(100_500)
  })

  it('refuses to change or delete an ended cash-in', async () => {
    const { fleetId } = await fleetOf()
    const { id } = await sandbox.run((context) =>
      openCashin(context, { fleetId, amount: 500, channel: 'manual-bank-deposit' }),
    )
    await sandbox.run((context) => endCashin(context, id, 'failed'))
    const change = (statement: SQL) => sandbox.run(({ tx }) => tx.execute(statement))
    await expect(
      change(sql`update cashin set status = 'success', fulfilled_at = now() where id = ${id}`),
    ).rejects.toThrow()
    await expect(change(sql`delete from cashin where id = ${id}`)).rejects.toThrow()
  })

  it.each(fleetTypes.filter(isWalletFleet))(
    'refuses litres for a %s fleet in the database, even without a check in the code',
    async (type) => {
      const { fleetId } = await fleetOf({ type })
      for (const product of fuels) {
        const event = { fleetId, kind: 'buy' as const, reference: `${fleetId} ${product}`, at: new Date() }
        const purchase = {
          from: accounts.outside(fleetId, product),
          to: accounts.fuel(fleetId, product),
          amount: 1,
        }
        await expect(sandbox.run(({ tx }) => postTransfers(tx, event, [purchase]))).rejects.toMatchObject({
          cause: expect.objectContaining({ constraint: 'litres_of_hedging_fleets' }),
        })
      }
    },
  )

  it('refuses to change the type of a hedging fleet while it holds litres', async () => {
    const { fleetId } = await fleetOf()
    const move = (from: 'outside' | 'fuel', to: 'outside' | 'fuel') =>
      sandbox.run(({ tx, now }) =>
        postTransfers(tx, { fleetId, kind: 'release', reference: `${fleetId} ${from}`, at: now }, [
          { from: accounts[from](fleetId, 'diesel'), to: accounts[to](fleetId, 'diesel'), amount: 5 },
        ]),
      )
    const changeType = (type: string) =>
      sandbox.run(({ tx }) => tx.execute(sql`update fleet set plb_type = ${type} where id = ${fleetId}`))
    await move('outside', 'fuel')
    for (const type of fleetTypes.filter(isWalletFleet)) await expect(changeType(type)).rejects.toThrow()
    await move('fuel', 'outside')
    await changeType('locqpay')
    await expect(move('outside', 'fuel')).rejects.toThrow()
    expect(await sandbox.violations()).toEqual([])
  })

  it('reports every kind of invariant violation', async () => {
    const { fleetId } = await fleetOf()
    const check = sandbox.run(async ({ tx }) => {
      await tx.execute(sql`alter table account disable trigger all`)
      await tx.execute(
        sql`update account set balance = balance + 1 where fleet_id = ${fleetId} and kind = 'wallet'`,
      )
      const found = await tx.execute(sql`select rule from ledger_violation`)
      throw new Error(JSON.stringify((found as { rows: unknown[] }).rows))
    })
    await expect(check).rejects.toThrow(/sum of movements.*add up to zero/)
    expect(await sandbox.violations()).toEqual([])
  })
})

type Step =
  | { kind: 'fund'; amount: number }
  | { kind: 'price'; fuel: number; pumpPrice: number }
  | { kind: 'buy'; fuel: number; liter: number | null; amount: number | null }
  | { kind: 'code'; fuel: number; volume: number; oneTime: boolean; renew: boolean; days: number }
  | { kind: 'redeem'; index: number; volume: number }
  | { kind: 'void redemption'; index: number }
  | { kind: 'pay'; fuel: number; volume: number; amount: number | null }
  | { kind: 'void payment'; index: number }
  | { kind: 'wait'; days: number }

const fuel = fc.nat(3)
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('fund' as const), amount: fc.integer({ min: 1, max: 5_000_000 }) }),
  fc.record({
    kind: fc.constant('price' as const),
    fuel,
    pumpPrice: fc.integer({ min: 30_001, max: 990_000 }),
  }),
  fc.record({
    kind: fc.constant('buy' as const),
    fuel,
    liter: fc.integer({ min: 1, max: 400_000 }),
    amount: fc.constant(null),
  }),
  fc.record({
    kind: fc.constant('buy' as const),
    fuel,
    liter: fc.constant(null),
    amount: fc.integer({ min: 1, max: 2_000_000 }),
  }),
  fc.record({
    kind: fc.constant('code' as const),
    fuel,
    volume: fc.integer({ min: 1_000, max: 90_000 }),
    oneTime: fc.boolean(),
    renew: fc.boolean(),
    days: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({
    kind: fc.constant('redeem' as const),
    index: fc.nat(20),
    volume: fc.integer({ min: 1, max: 60_000 }),
  }),
  fc.record({ kind: fc.constant('void redemption' as const), index: fc.nat(20) }),
  fc.record({
    kind: fc.constant('pay' as const),
    fuel,
    volume: fc.integer({ min: 1, max: 60_000 }),
    amount: fc.option(fc.integer({ min: 1, max: 900_000 })),
  }),
  fc.record({ kind: fc.constant('void payment' as const), index: fc.nat(20) }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 3 }) }),
)

/** Hedging fleets buy litres; only cards of wallet fleets pay for other products. */
const anyType = fc.constantFrom('hedging' as const, 'locqpay' as const)

describe('any sequence of operations', () => {
  it('preserves the ledger invariants and charges exact centavos', { timeout: 300_000 }, async () => {
    let waitedDays = 0
    await fc.assert(
      fc.asyncProperty(anyType, fc.array(anyStep, { minLength: 5, maxLength: 40 }), async (type, steps) => {
        const { fleetId, stationId, users } = await fleetOf({ type, isVip: true })
        await sandbox.signIn(users[0]?.email ?? '')
        const card = await sandbox.run((context) =>
          issueCard(context, { fleetId, moneyLimit: 1_500_000, paymentLimit: 6 }),
        )
        const codes: string[] = []
        const redemptions: string[] = []
        const payments: string[] = []
        const runInFleet = (action: (context: Context) => Promise<void>) =>
          sandbox
            .run(async (context) => {
              const { tx } = context
              const userId = users[0]?.userId ?? ''
              const family = await tx.execute(
                sql`select id from session_family where user_id = ${userId} limit 1`,
              )
              const familyId = (family as { rows: { id: string }[] }).rows[0]?.id ?? ''
              const signedInUser = await findSessionUser(tx, userId, familyId)
              if (signedInUser) context.setCurrentUser(signedInUser)
              await context.enterFleet(getWallet, fleetId)
              await action(context)
            })
            .catch((error: unknown) => {
              // Refusals are expected. Every other error fails the test.
              if (!(error instanceof Fault) && !(error instanceof PumpRefusal)) throw error
            })
        for (const step of steps) {
          await runInFleet(async (context) => {
            const product = fuels[('fuel' in step ? step.fuel : 0) as 0]
            switch (step.kind) {
              case 'fund':
                return fundWallet(context, fleetId, step.amount)
              case 'price':
                return setPrice(context.tx, {
                  fleetId,
                  product,
                  pumpPrice: step.pumpPrice,
                  discount: 1_000,
                  effectiveAt: context.now,
                  movementType: 'account',
                })
              case 'buy': {
                const order = { productCode: product, liter: step.liter, amount: step.amount }
                const purchase = await buy(context, order as Parameters<typeof buy>[1])
                expect(purchase.total).toBe(costOf(millilitres(purchase.volume), unitPrice(purchase.price)))
                if (step.amount !== null) expect(purchase.total).toBeLessThanOrEqual(step.amount)
                return
              }
              case 'code': {
                const [createdCode] = await createCodes(context, [
                  {
                    fleetId,
                    driverIds: [],
                    vehicleIds: [],
                    startDate: context.today,
                    endDate: addDays(context.today, step.days - 1),
                    fuelCodeType: 'any',
                    productCode: product,
                    literVolume: millilitres(step.volume),
                    sendFuelCode: false,
                    saveTemplate: false,
                    maxUsage: step.oneTime ? 1 : 0,
                    autoRenew: step.renew,
                  },
                ])
                if (createdCode) codes.push(createdCode.code)
                return
              }
              case 'redeem': {
                const code = codes[step.index % Math.max(1, codes.length)] ?? 'NONE'
                const row = await redeem(context, { code, stationId, volume: millilitres(step.volume) })
                redemptions.push(row.id)
                return
              }
              case 'void redemption': {
                await voidRedemption(
                  context,
                  redemptions[step.index % Math.max(1, redemptions.length)] ?? 'NONE',
                  'test',
                )
                return
              }
              case 'pay': {
                const at = { cardNumber: card.cardNumber, stationId }
                const row =
                  step.amount === null
                    ? await payForFuel(context, { ...at, product, volume: millilitres(step.volume) })
                    : await payForOther(context, { ...at, amount: centavos(step.amount) })
                payments.push(row.id)
                expect(row.finalAmount).toBe(row.amount - row.totalDiscount)
                return
              }
              case 'void payment': {
                const id = payments[step.index % Math.max(1, payments.length)] ?? 'NONE'
                await voidPayment(context, id, 'test')
                return
              }
              case 'wait':
                sandbox.advance(step.days * 86_400_000)
                waitedDays += step.days
            }
          })
        }
        await runInFleet((context) => sweepCodes(context, fleetId))
        expect(await sandbox.violations()).toEqual([])
      }),
      { numRuns: Number(process.env['LEDGER_RUNS'] ?? 40) },
    )
    sandbox.advance(-waitedDays * 86_400_000)
  })
})
