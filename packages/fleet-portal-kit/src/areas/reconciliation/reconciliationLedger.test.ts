import type { ApiClient } from 'fleet-portal-api-client'
import { createCashin } from 'fleet-portal-api-client/contract/cashin'
import { buyFuel } from 'fleet-portal-api-client/contract/fuel'
import { createFuelCodes, type NewFuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { fuels } from 'fleet-portal-api-client/contract/products'
import { getSavings } from 'fleet-portal-api-client/contract/wallet'
import { centavos, millilitres } from 'fleet-portal-api-client/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plusDays } from '../../format/calendar.ts'
import { issueCard } from '../../testing/cardScene.ts'
import { enoughMoney } from '../../testing/fuelScene.ts'
import { testFleet } from '../../testing/testFleet.ts'
import { testSandbox } from '../../testing/testSandbox.ts'
import { readBalances } from './readBalances.ts'
import { historyEndpoints, readHistory, type HistoryName } from './readHistory.ts'
import { accounts, entriesOf, statementOf, type Account, type EntryKind } from './statement.ts'
import { accountsOf, balanceOf } from './statementRows.ts'

const product = fc.constantFrom(...fuels)
const litres = fc.integer({ min: 1, max: 60_000 }).map((volume) => volume / 1000)
const index = fc.nat(20)

const anyStep = fc.oneof(
  fc.record({ kind: fc.constant('start cash-in' as const), pesos: fc.integer({ min: 10_000, max: 40_000 }) }),
  fc.record({ kind: fc.constant('end cash-in' as const), index, isPaid: fc.boolean() }),
  fc.record({ kind: fc.constant('buy' as const), product, volume: fc.integer({ min: 1_000, max: 400_000 }) }),
  fc.record({
    kind: fc.constant('code' as const),
    product,
    volume: fc.integer({ min: 1_000, max: 90_000 }),
    isOneTime: fc.boolean(),
    renews: fc.boolean(),
    days: fc.integer({ min: 1, max: 20 }),
    startsIn: fc.nat(2),
  }),
  fc.record({ kind: fc.constant('redeem' as const), index, litres }),
  fc.record({ kind: fc.constant('void redemption' as const), index }),
  fc.record({ kind: fc.constant('pay for fuel' as const), product, litres }),
  fc.record({ kind: fc.constant('pay for other' as const), pesos: fc.integer({ min: 1, max: 90_000 }) }),
  fc.record({ kind: fc.constant('void payment' as const), index }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 16 }) }),
)
type Step = typeof anyStep extends fc.Arbitrary<infer S> ? S : never

/** Every kind of entry and a void of each, so that no run of random steps is without one of them. */
const everyKind: readonly Step[] = [
  { kind: 'start cash-in', pesos: 20_000 },
  { kind: 'end cash-in', index: 0, isPaid: true },
  { kind: 'buy', product: 'diesel', volume: 100_000 },
  { kind: 'code', product: 'diesel', volume: 50_000, isOneTime: false, renews: false, days: 20, startsIn: 0 },
  { kind: 'redeem', index: 0, litres: 12.345 },
  { kind: 'redeem', index: 0, litres: 1 },
  { kind: 'void redemption', index: 0 },
  { kind: 'pay for fuel', product: 'diesel', litres: 2.5 },
  { kind: 'pay for fuel', product: 'diesel', litres: 1 },
  { kind: 'pay for other', pesos: 12_345 },
  { kind: 'void payment', index: 0 },
]

const dayLength = 86_400_000
const pick = (ids: readonly string[], at: number) => ids[at % Math.max(1, ids.length)] ?? 'missing'

/** Does what users, stations and banks do. A refused step has no effect. Resolves to the days that the clock was moved. */
async function runSteps(fleet: Awaited<ReturnType<typeof testFleet>>, steps: readonly Step[]) {
  const { fleetId, stationId, arrange, operate, pump } = fleet
  const sandbox = await testSandbox()
  const { cardNumber } = await issueCard(fleet)
  const cashins: string[] = []
  const codes: string[] = []
  const redemptions: string[] = []
  const payments: string[] = []
  let waited = 0
  const run = async (step: Step): Promise<unknown> => {
    switch (step.kind) {
      case 'start cash-in': {
        const order = { fleetId, amount: centavos(step.pesos * 100), method: 'otc', mode: 'BDO' } as const
        return cashins.push((await arrange(createCashin, order)).cashinId ?? '')
      }
      case 'end cash-in':
        return operate(`cashins/${pick(cashins, step.index)}`, { ending: step.isPaid ? 'success' : 'failed' })
      case 'buy':
        return arrange(buyFuel, {
          fleetId,
          liter: millilitres(step.volume),
          amount: null,
          productCode: step.product,
        })
      case 'code': {
        // The clock of the sandbox, which other tests may have moved.
        const startDate = plusDays(await sandbox.run(async (context) => context.today), step.startsIn)
        const code: NewFuelCode = {
          fleetId,
          driverIds: [],
          vehicleIds: [],
          startDate,
          endDate: plusDays(startDate, step.days - 1),
          fuelCodeType: 'any',
          productCode: step.product,
          literVolume: millilitres(step.volume),
          sendFuelCode: false,
          saveTemplate: false,
          maxUsage: step.isOneTime ? 1 : 0,
          autoRenew: step.renews,
        }
        const { fuelCodes = [] } = await arrange(createFuelCodes, { fleetId, codes: [code] })
        return codes.push(...fuelCodes.map(({ fuelCode }) => fuelCode))
      }
      case 'redeem': {
        const order = { code: pick(codes, step.index), stationId, litres: step.litres }
        return redemptions.push((await pump<{ redemptionId: string }>('redeem', order)).redemptionId)
      }
      case 'void redemption':
        return pump('void', { redemptionId: pick(redemptions, step.index), remarks: 'Wrong pump' })
      case 'pay for fuel':
      case 'pay for other': {
        const goods =
          step.kind === 'pay for fuel'
            ? { productCode: step.product, litres: step.litres }
            : { amount: step.pesos / 100 }
        const path = step.kind === 'pay for fuel' ? 'terminal/fuel' : 'terminal/other'
        const paid = (await operate(path, { cardNumber, stationId, ...goods })) as { paymentId: string }
        return payments.push(paid.paymentId)
      }
      case 'void payment':
        return operate('terminal/void', { paymentId: pick(payments, step.index), remarks: 'Wrong card' })
      case 'wait':
        sandbox.advance(step.days * dayLength)
        waited += step.days
    }
    return undefined
  }
  for (const step of steps) await run(step).catch(() => undefined)
  return waited
}

/** The change of each account in each month by the ledger. A void counts in the month of what it voids, as in the statement. */
async function ledgerOf(fleetId: string): Promise<{ account: Account; month: string; amount: number }[]> {
  const { db } = await testSandbox()
  const found: unknown = await db.execute(`
    select case when a.unit = 'centavo' then 'wallet' else a.unit end as account,
      to_char(coalesce(original.created_at, p.created_at) at time zone 'Asia/Manila', 'YYYY-MM') as month,
      sum(m.amount)::text as amount
    from movement m
    join account a on a.id = m.account_id
    join posting p on p.id = m.posting_id
    left join posting original
      on p.kind = 'void' and original.reference = p.reference and original.kind in ('redeem', 'pay')
    where a.fleet_id = '${fleetId}' and a.kind in ('wallet', 'fuel', 'reservation')
    group by 1, 2`)
  const { rows } = found as { rows: { account: Account; month: string; amount: string }[] }
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }))
}

const total = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0)

test.each(['hedging', 'locqpay'] as const)(
  'the statements of a %s fleet are those of the ledger, and their savings those of the server, to the centavo and the millilitre',
  { timeout: 280_000 },
  async (type) => {
    const kinds = new Set<EntryKind>()
    let voids = 0
    let months = 0
    let savings = 0
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 15, maxLength: 45 }), async (steps) => {
        const fleet = await testFleet({ type, funds: enoughMoney })
        const { fleetId } = fleet
        const waited = await runSteps(fleet, steps)
        const hasLitres = type === 'hedging'
        const names = (Object.keys(historyEndpoints) as HistoryName[]).filter((name) =>
          hasLitres ? name !== 'merchantPayments' : name !== 'purchases',
        )
        const client = { call: fleet.arrange } as unknown as ApiClient
        const { signal } = new AbortController()
        const balances = await readBalances(client, { fleetId, hasLitres, signal })
        const read = await readHistory(client, {
          fleetId,
          names,
          from: undefined,
          signal,
          onProgress: () => undefined,
        })
        if (read.status !== 'read') throw new Error('There are too many rows.')
        const entries = entriesOf(read.history)
        const ledger = await ledgerOf(fleetId)
        expect(accountsOf(balances)).toEqual(hasLitres ? accounts : ['wallet'])
        let saved = 0
        for (const account of accountsOf(balances)) {
          const own = ledger.filter((row) => row.account === account)
          for (const month of new Set(ledger.map((row) => row.month))) {
            const statement = statementOf({
              entries,
              account,
              month,
              balance: balanceOf(account, balances),
              isComplete: true,
            })
            expect(statement).toMatchObject({
              opening: total(own.filter((row) => row.month < month)),
              closing: total(own.filter((row) => row.month <= month)),
              balance: total(own),
              difference: 0,
            })
            for (const { kind } of statement.lines) kinds.add(kind)
            if (account !== 'wallet') saved += statement.savings?.amount ?? 0
            voids += statement.voids.count
            months += 1
          }
        }
        if (hasLitres) {
          expect(saved).toBe((await fleet.arrange(getSavings, { fleetId })).savings)
          savings += saved
        }
        ;(await testSandbox()).advance(-waited * dayLength)
      }),
      { numRuns: 40, examples: [[[...everyKind]]] },
    )
    const expected: EntryKind[] =
      type === 'hedging'
        ? ['cashIn', 'purchase', 'redemption', 'fuelPayment']
        : ['cashIn', 'fuelPayment', 'otherPayment']
    expect([...kinds].toSorted()).toEqual(expected.toSorted())
    expect(voids).toBeGreaterThan(0)
    expect(months).toBeGreaterThan(12)
    expect(savings > 0).toBe(type === 'hedging')
  },
)
