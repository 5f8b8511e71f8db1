import type { Tx } from '../db/connect.ts'
import { cardPayment, fleetCardUse } from '../db/schema.ts'
import { accounts } from '../domain/ledger.ts'
import { monthOf } from '../utilities/time.ts'
import { bulkInsert } from './bulk.ts'
import type { SeedCard } from './cards.ts'
import type { Deposit } from './cashins.ts'
import type { Journal } from './journal.ts'
import {
  monthStartBefore,
  PaymentGenerator,
  existedBefore,
  type CardFleet,
  type SeedPayment,
} from './payments.ts'
import { Random } from './random.ts'

/** Months of history before this one. */
const months = 11

function createPayments(
  random: Random,
  fleet: CardFleet,
  cards: readonly SeedCard[],
  now: Date,
): SeedPayment[] {
  const generator = new PaymentGenerator(random, fleet)
  const payments: SeedPayment[] = []
  for (let before = months; before >= 0; before--) {
    const start = monthStartBefore(now, before)
    const until = before === 0 ? now : monthStartBefore(now, before - 1)
    for (const card of cards) {
      const from = card.createdAt > start ? card.createdAt : start
      if (!existedBefore(card, until)) continue
      const usual = Math.min(card.paymentLimit ?? 6, random.integer(0, 5))
      const money = Math.min(card.moneyLimit ?? 18_000_00, random.integer(2_000_00, 18_000_00))
      const plan =
        before === 0
          ? { payments: card.used.payments, total: card.used.paid, isExact: card.used.isAll }
          : { payments: usual, total: money, isExact: false }
      payments.push(...generator.generate({ card, from, until, ...plan }))
    }
  }
  return payments.toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime())
}

/** The use per card and month. Voided payments do not count. */
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
 * Writes a year of payments with a fleet's cards to the tables and the ledger, and the deposits that fund them to the
 * ledger. Resolves to the deposits.
 */
export async function writeCardPayments(
  tx: Tx,
  journal: Journal,
  fleet: CardFleet,
  { cards, now }: { cards: readonly SeedCard[]; now: Date },
): Promise<Deposit[]> {
  const { fleetId, plan } = fleet
  // A separate generator keeps the other seed data unchanged.
  const random = new Random(plan.drivers * 7_001 + plan.vehicles)
  const payments = createPayments(random, fleet, cards, now)
  await bulkInsert(tx, cardPayment, payments)
  await bulkInsert(tx, fleetCardUse, monthlyUsesOf(payments))
  const wallet = accounts.wallet(fleetId)
  const outside = accounts.outside(fleetId, 'centavo')
  const points = accounts.points(fleetId)
  const mint = accounts.outside(fleetId, 'point')
  const deposits: Deposit[] = []
  let balance = 0
  for (const { id, paidAt, finalAmount, pointsEarned, status } of payments) {
    if (balance < finalAmount) {
      const amount = Math.ceil((finalAmount - balance) / 50_000_00 + random.integer(1, 4)) * 50_000_00
      const one = { id: random.id('csh'), at: new Date(paidAt.getTime() - 3 * 3_600_000), amount }
      deposits.push(one)
      journal.add(fleetId, 'cash-in', one.id, one.at, [outside, wallet, amount])
      balance += amount
    }
    journal.add(fleetId, 'pay', id, paidAt, [wallet, outside, finalAmount], [mint, points, pointsEarned])
    balance -= finalAmount
    if (status === 'success') continue
    journal.add(fleetId, 'void', id, paidAt, [outside, wallet, finalAmount], [points, mint, pointsEarned])
    balance += finalAmount
  }
  return deposits
}
