import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { fleetCardUse } from '../db/schema.ts'
import { monthOf } from '../utilities/time.ts'

export interface CardUse {
  /** Centavos. */
  paid: number
  payments: number
}

/** The use of a card in the month of an instant. */
export async function cardUseAt(tx: Tx, cardId: string, at: Date): Promise<CardUse> {
  const [found] = await tx
    .select({ paid: fleetCardUse.paid, payments: fleetCardUse.payments })
    .from(fleetCardUse)
    .where(and(eq(fleetCardUse.cardId, cardId), eq(fleetCardUse.month, monthOf(at))))
  return found ?? { paid: 0, payments: 0 }
}

/** Adds payments to the use of a card in the month of an instant. */
export async function addUse(tx: Tx, cardId: string, at: Date, { paid, payments }: CardUse): Promise<void> {
  const { paid: paidBefore, payments: paymentsBefore } = fleetCardUse
  await tx
    .insert(fleetCardUse)
    .values({ cardId, month: monthOf(at), paid, payments })
    .onConflictDoUpdate({
      target: [fleetCardUse.cardId, fleetCardUse.month],
      set: { paid: sql`${paidBefore} + ${paid}`, payments: sql`${paymentsBefore} + ${payments}` },
    })
}

/** Subtracts a voided payment from the month in which it was paid. */
export async function subtractUse(tx: Tx, cardId: string, at: Date, paid: number): Promise<void> {
  await tx
    .update(fleetCardUse)
    .set({ paid: sql`${fleetCardUse.paid} - ${paid}`, payments: sql`${fleetCardUse.payments} - 1` })
    .where(and(eq(fleetCardUse.cardId, cardId), eq(fleetCardUse.month, monthOf(at))))
}
