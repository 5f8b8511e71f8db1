import fc from 'fast-check'
import { fuels } from 'api-client/contract/products'
import { centavos, costOf, millilitres, unitPrice } from 'api-client/money'
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
import { getWallet } from 'api-client/contract/wallet'
import { fleetTypes, isWalletFleet } from 'api-client/contract/access'
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
  ])('refuses: %s', async (statement) => {
    await fleetOf()
    await expect(sandbox.run(({ tx }) => tx.execute(sql.raw(statement)))).rejects.toThrow()
    expect(await sandbox.violations()).toEqual([])
  })

  it('refuses a posting that does not add up to zero', async () => {
    const { fleetId } = await fleetOf()
    const lopsided = sandbox.run(async ({ tx, now }) => {
      await tx.execute(
        sql`insert into posting (id, fleet_id, kind, reference, created_at) values ('pst_x', ${fleetId}, 'points', 'x', ${now.toISOString()})`,
      )
      const { id } = accounts.points(fleetId)
      await tx.execute(
        sql`insert into movement (posting_id, account_id, unit, amount) values ('pst_x', ${id}, 'point', 5)`,
      )
    })
    await expect(lopsided).rejects.toThrow()
  })

  it('refuses to take more than there is, even from a program that did not look', async () => {
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

  it('credits one cash-in once', async () => {
    const { fleetId } = await fleetOf()
    const opened = await sandbox.run((context) =>
      openCashin(context, { fleetId, amount: 500, channel: 'manual-bank-deposit' }),
    )
    for (let n = 0; n < 2; n++) await sandbox.run((context) => endCashin(context, opened.id, 'success'))
    const again = sandbox.run(({ tx, now }) =>
      postTransfers(tx, { fleetId, kind: 'cash-in', reference: opened.id, at: now }, [
        { from: accounts.outside(fleetId, 'centavo'), to: accounts.wallet(fleetId), amount: 500 },
      ]),
    )
    await expect(again).rejects.toThrow()
    expect(await sandbox.run(({ tx }) => balanceOf(tx, accounts.wallet(fleetId)))).toBe(100_500)
  })

  it('keeps an ended cash-in as it ended', async () => {
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
    'holds no litres for a %s fleet, even from a program that did not look',
    async (type) => {
      const { fleetId } = await fleetOf({ type })
      for (const product of fuels) {
        const event = { fleetId, kind: 'buy' as const, reference: `${fleetId} ${product}`, at: new Date() }
        const bought = {
          from: accounts.outside(fleetId, product),
          to: accounts.fuel(fleetId, product),
          amount: 1,
        }
        await expect(sandbox.run(({ tx }) => postTransfers(tx, event, [bought]))).rejects.toMatchObject({
          cause: expect.objectContaining({ constraint: 'litres_of_hedging_fleets' }),
        })
      }
    },
  )

  it('keeps a fleet that holds litres a hedging fleet until they are gone', async () => {
    const { fleetId } = await fleetOf()
    const move = (from: 'outside' | 'fuel', to: 'outside' | 'fuel') =>
      sandbox.run(({ tx, now }) =>
        postTransfers(tx, { fleetId, kind: 'release', reference: `${fleetId} ${from}`, at: now }, [
          { from: accounts[from](fleetId, 'diesel'), to: accounts[to](fleetId, 'diesel'), amount: 5 },
        ]),
      )
    const become = (type: string) =>
      sandbox.run(({ tx }) => tx.execute(sql`update fleet set plb_type = ${type} where id = ${fleetId}`))
    await move('outside', 'fuel')
    for (const type of fleetTypes.filter(isWalletFleet)) await expect(become(type)).rejects.toThrow()
    await move('fuel', 'outside')
    await become('locqpay')
    await expect(move('outside', 'fuel')).rejects.toThrow()
    expect(await sandbox.violations()).toEqual([])
  })

  it('notices every kind of broken promise', async () => {
    const { fleetId } = await fleetOf()
    const broken = sandbox.run(async ({ tx }) => {
      await tx.execute(sql`alter table account disable trigger all`)
      await tx.execute(
        sql`update account set balance = balance + 1 where fleet_id = ${fleetId} and kind = 'wallet'`,
      )
      const found = await tx.execute(sql`select rule from ledger_violation`)
      throw new Error(JSON.stringify((found as { rows: unknown[] }).rows))
    })
    await expect(broken).rejects.toThrow(/sum of movements.*add up to zero/)
    expect(await sandbox.violations()).toEqual([])
  })
})

type Step =
  | { do: 'fund'; amount: number }
  | { do: 'price'; fuel: number; pumpPrice: number }
  | { do: 'buy'; fuel: number; liter: number | null; amount: number | null }
  | { do: 'code'; fuel: number; volume: number; once: boolean; renew: boolean; days: number }
  | { do: 'redeem'; which: number; volume: number }
  | { do: 'void'; which: number }
  | { do: 'pay'; fuel: number; volume: number; amount: number | null }
  | { do: 'take back'; which: number }
  | { do: 'sleep'; days: number }

const fuel = fc.nat(3)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('fund' as const), amount: fc.integer({ min: 1, max: 5_000_000 }) }),
  fc.record({
    do: fc.constant('price' as const),
    fuel,
    pumpPrice: fc.integer({ min: 30_001, max: 990_000 }),
  }),
  fc.record({
    do: fc.constant('buy' as const),
    fuel,
    liter: fc.integer({ min: 1, max: 400_000 }),
    amount: fc.constant(null),
  }),
  fc.record({
    do: fc.constant('buy' as const),
    fuel,
    liter: fc.constant(null),
    amount: fc.integer({ min: 1, max: 2_000_000 }),
  }),
  fc.record({
    do: fc.constant('code' as const),
    fuel,
    volume: fc.integer({ min: 1_000, max: 90_000 }),
    once: fc.boolean(),
    renew: fc.boolean(),
    days: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({
    do: fc.constant('redeem' as const),
    which: fc.nat(20),
    volume: fc.integer({ min: 1, max: 60_000 }),
  }),
  fc.record({ do: fc.constant('void' as const), which: fc.nat(20) }),
  fc.record({
    do: fc.constant('pay' as const),
    fuel,
    volume: fc.integer({ min: 1, max: 60_000 }),
    amount: fc.option(fc.integer({ min: 1, max: 900_000 })),
  }),
  fc.record({ do: fc.constant('take back' as const), which: fc.nat(20) }),
  fc.record({ do: fc.constant('sleep' as const), days: fc.integer({ min: 1, max: 3 }) }),
)

/** Hedging fleets trade litres; only the cards of wallet fleets pay for anything else. */
const anyType = fc.constantFrom('hedging' as const, 'locqpay' as const)

describe('whatever happens in whatever order', () => {
  it('keeps every promise of the ledger and charges to the centavo', { timeout: 300_000 }, async () => {
    let slept = 0
    await fc.assert(
      fc.asyncProperty(anyType, fc.array(step, { minLength: 5, maxLength: 40 }), async (type, steps) => {
        const { fleetId, stationId, users } = await fleetOf({ type, isVip: true })
        await sandbox.signIn(users[0]?.email ?? '')
        const card = await sandbox.run((context) =>
          issueCard(context, { fleetId, moneyLimit: 1_500_000, paymentLimit: 6 }),
        )
        const codes: string[] = []
        const redemptions: string[] = []
        const payments: string[] = []
        const inFleet = (act: (context: Context) => Promise<void>) =>
          sandbox
            .run(async (context) => {
              const { tx } = context
              const userId = users[0]?.userId ?? ''
              const family = await tx.execute(
                sql`select id from session_family where user_id = ${userId} limit 1`,
              )
              const familyId = (family as { rows: { id: string }[] }).rows[0]?.id ?? ''
              const person = await findSessionUser(tx, userId, familyId)
              if (person) context.setCurrentUser(person)
              await context.enterFleet(getWallet, fleetId)
              await act(context)
            })
            .catch((error: unknown) => {
              // A refusal is an answer; anything else is a fault.
              if (!(error instanceof Fault) && !(error instanceof PumpRefusal)) throw error
            })
        for (const one of steps) {
          await inFleet(async (context) => {
            const product = fuels[('fuel' in one ? one.fuel : 0) as 0]
            switch (one.do) {
              case 'fund':
                return fundWallet(context, fleetId, one.amount)
              case 'price':
                return setPrice(context.tx, {
                  fleetId,
                  product,
                  pumpPrice: one.pumpPrice,
                  discount: 1_000,
                  effectiveAt: context.now,
                  movementType: 'account',
                })
              case 'buy': {
                const order = { productCode: product, liter: one.liter, amount: one.amount }
                const bought = await buy(context, order as Parameters<typeof buy>[1])
                expect(bought.total).toBe(costOf(millilitres(bought.volume), unitPrice(bought.price)))
                if (one.amount !== null) expect(bought.total).toBeLessThanOrEqual(one.amount)
                return
              }
              case 'code': {
                const [made] = await createCodes(context, [
                  {
                    fleetId,
                    driverIds: [],
                    vehicleIds: [],
                    startDate: context.today,
                    endDate: addDays(context.today, one.days - 1),
                    fuelCodeType: 'any',
                    productCode: product,
                    literVolume: millilitres(one.volume),
                    sendFuelCode: false,
                    saveTemplate: false,
                    maxUsage: one.once ? 1 : 0,
                    autoRenew: one.renew,
                  },
                ])
                if (made) codes.push(made.code)
                return
              }
              case 'redeem': {
                const code = codes[one.which % Math.max(1, codes.length)] ?? 'NONE'
                const row = await redeem(context, { code, stationId, volume: millilitres(one.volume) })
                redemptions.push(row.id)
                return
              }
              case 'void': {
                await voidRedemption(
                  context,
                  redemptions[one.which % Math.max(1, redemptions.length)] ?? 'NONE',
                  'test',
                )
                return
              }
              case 'pay': {
                const at = { cardNumber: card.cardNumber, stationId }
                const row =
                  one.amount === null
                    ? await payForFuel(context, { ...at, product, volume: millilitres(one.volume) })
                    : await payForOther(context, { ...at, amount: centavos(one.amount) })
                payments.push(row.id)
                expect(row.finalAmount).toBe(row.amount - row.totalDiscount)
                return
              }
              case 'take back': {
                const id = payments[one.which % Math.max(1, payments.length)] ?? 'NONE'
                await voidPayment(context, id, 'test')
                return
              }
              case 'sleep':
                sandbox.advance(one.days * 86_400_000)
                slept += one.days
            }
          })
        }
        await inFleet((context) => sweepCodes(context, fleetId))
        expect(await sandbox.violations()).toEqual([])
      }),
      { numRuns: Number(process.env['LEDGER_RUNS'] ?? 40) },
    )
    sandbox.advance(-slept * 86_400_000)
  })
})
