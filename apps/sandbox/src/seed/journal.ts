import type { Tx } from '../db/connect.ts'
import { movement, posting } from '../db/schema.ts'
import type { accounts, PostingKind } from '../domain/ledger.ts'
import { bulkInsert } from './bulk.ts'
import type { Random } from './random.ts'

type Account = ReturnType<typeof accounts.wallet>

/** Collects business events and inserts them in the order in which they were added. */
export class Journal {
  #random: Random
  #postings: (typeof posting.$inferInsert)[] = []
  #movements: (typeof movement.$inferInsert)[] = []

  constructor(random: Random) {
    this.#random = random
  }

  add(
    fleetId: string,
    kind: PostingKind,
    reference: string,
    createdAt: Date,
    ...transfers: readonly (readonly [from: Account, to: Account, amount: number])[]
  ): void {
    const postingId = this.#random.id('pst')
    const legs = transfers
      .filter(([, , amount]) => amount > 0)
      .flatMap(([from, to, amount]) => [
        { postingId, accountId: from.id, unit: from.unit, amount: -amount },
        { postingId, accountId: to.id, unit: to.unit, amount },
      ])
    if (legs.length === 0) return
    this.#postings.push({ id: postingId, fleetId, kind, reference, createdAt })
    this.#movements.push(...legs)
  }

  async write(tx: Tx): Promise<void> {
    await bulkInsert(tx, posting, this.#postings)
    await bulkInsert(tx, movement, this.#movements)
  }
}
