import type { Tx } from '../db/connect.ts'
import { cardPayment, fleetCardUse } from '../db/schema.ts'
import { accounts } from '../domain/ledger.ts'
import { monthOf } from '../utilities/time.ts'
import { bulk } from './bulk.ts'
import type { SeedCard } from './cards.ts'
import type { Deposit } from './cashins.ts'
import type { Journal } from './journal.ts'
import { monthStart, Terminal, existedBefore, type PayingFleet, type SeedPayment } from './payments.ts'
import { Random } from './random.ts'

/** Months of history before this one. */
const months = 11

function makePayments(
  random: Random,
  fleet: PayingFleet,
  cards: readonly SeedCard[],
  now: Date,
): SeedPayment[] {
  const terminal = new Terminal(random, fleet)
  const made: SeedPayment[] = []
  for (let before = months; before >= 0; before--) {
    const start = monthStart(now, before)
    const until = before === 0 ? now : monthStart(now, before - 1)
    for (const card of cards) {
      const from = card.createdAt > start ? card.createdAt : start
      if (!existedBefore(card, until)) continue
      const usual = Math.min(card.paymentLimit ?? 6, random.whole(0, 5))
      const money = Math.min(card.moneyLimit ?? 18_000_00, random.whole(2_000_00, 18_000_00))
      const errand =
        before === 0
          ? { payments: card.used.payments, total: card.used.paid, isExact: card.used.isAll }
          : { payments: usual, total: money, isExact: false }
      made.push(...terminal.run({ card, from, until, ...errand }))
    }
  }
  return made.toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime())
}

/** What counts of the payments, by card and month. */
function monthlyUsesOf(payments: readonly SeedPayment[]) {
  const uses = new Map<string, { cardId: string; month: string; paid: number; payments: number }>()
  for (const { cardId, paidAt, finalAmount, status } of payments) {
    if (status !== 'success') continue
    const month = monthOf(paidAt)
    const use = uses.get(cardId + month) ?? { cardId, month, paid: 0, payments: 0 }
    uses.set(cardId + month, { ...use, paid: use.paid + finalAmount, payments: use.payments + 1 })
  }
  return [...uses.values()]
}

/**
 * A year of payments with a fleet's cards, in the tables and in the ledger, with the money that was paid in for them.
 * Resolves to that.
 */
export async function writeCardPayments(
  tx: Tx,
  journal: Journal,
  fleet: PayingFleet,
  { cards, now }: { cards: readonly SeedCard[]; now: Date },
): Promise<Deposit[]> {
  const { fleetId, plan } = fleet
  // A generator of its own: what else is made up stays what it was.
  const random = new Random(plan.drivers * 7_001 + plan.vehicles)
  const payments = makePayments(random, fleet, cards, now)
  await bulk(tx, cardPayment, payments)
  await bulk(tx, fleetCardUse, monthlyUsesOf(payments))
  const wallet = accounts.wallet(fleetId)
  const outside = accounts.outside(fleetId, 'centavo')
  const points = accounts.points(fleetId)
  const mint = accounts.outside(fleetId, 'point')
  const paidIn: Deposit[] = []
  let balance = 0
  for (const { id, paidAt, finalAmount, pointsEarned, status } of payments) {
    if (balance < finalAmount) {
      const amount = Math.ceil((finalAmount - balance) / 50_000_00 + random.whole(1, 4)) * 50_000_00
      const one = { id: random.id('csh'), at: new Date(paidAt.getTime() - 3 * 3_600_000), amount }
      paidIn.push(one)
      journal.add(fleetId, 'cash-in', one.id, one.at, [outside, wallet, amount])
      balance += amount
    }
    journal.add(fleetId, 'pay', id, paidAt, [wallet, outside, finalAmount], [mint, points, pointsEarned])
    balance -= finalAmount
    if (status === 'success') continue
    journal.add(fleetId, 'void', id, paidAt, [outside, wallet, finalAmount], [points, mint, pointsEarned])
    balance += finalAmount
  }
  return paidIn
}
