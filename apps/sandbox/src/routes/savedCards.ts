import { addCard, confirmCard, listCards, removeCard } from 'fleet-portal-api-client/contract/cashin'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { savedCard } from '../db/schema.ts'
import { checkoutUrl } from '../domain/cashins.ts'
import { newReferenceNumber } from '../domain/generatedCodes.ts'
import { newId, newSecret } from '../utilities/ids.ts'
import { consumePaymentToken } from '../domain/testCards.ts'
import { Fault } from '../fault.ts'
import { handle } from '../handle.ts'

const brands: Readonly<Record<string, string>> = { visa: 'Visa', 'master-card': 'Mastercard', jcb: 'Jcb' }

export const savedCardRoutes = [
  handle(listCards, async ({ tx }, { fleetId }) => {
    const found = await tx
      .select()
      .from(savedCard)
      .where(and(eq(savedCard.fleetId, fleetId), eq(savedCard.status, 'saved')))
      .orderBy(desc(savedCard.createdAt), desc(savedCard.id))
    const fleetCards = found.map(({ id, brand, lastDigits, token }) => ({
      fleetCardId: id,
      cardType: brands[brand] ?? brand,
      cardNumber: `************${lastDigits}`,
      cardToken: token,
    }))
    return { fleetCards, count: fleetCards.length }
  }),

  handle(addCard, async (context, { fleetId, paymentToken }) => {
    const { tx, now, today, fleet } = context
    if (fleet.paymentGateway === 'cybersource') throw new Fault('Forbidden')
    const card = await consumePaymentToken(context, paymentToken)
    const id = newId('crd')
    const referenceNumber = newReferenceNumber('CARD', today)
    await tx.insert(savedCard).values({
      id,
      fleetId,
      ...card,
      token: newSecret(),
      referenceNumber,
      status: 'pending',
      createdAt: now,
    })
    return { verificationUrl: checkoutUrl(context, id), referenceNumber }
  }),

  handle(confirmCard, async ({ tx }, { fleetId, referenceNumber }) => {
    const own = and(eq(savedCard.fleetId, fleetId), eq(savedCard.referenceNumber, referenceNumber))
    const [saved] = await tx
      .update(savedCard)
      .set({ status: 'saved' })
      // Confirming a saved card again succeeds, because the user may open the confirming page again.
      .where(and(own, inArray(savedCard.status, ['verified', 'saved'])))
      .returning()
    if (saved) return {}
    const [existing] = await tx.select().from(savedCard).where(own)
    throw new Fault(existing ? 'IllegalTransition' : 'NotFound')
  }),

  handle(removeCard, async ({ tx }, { fleetId, cardId }) => {
    const [removed] = await tx
      .update(savedCard)
      .set({ status: 'removed' })
      .where(and(eq(savedCard.fleetId, fleetId), eq(savedCard.id, cardId), eq(savedCard.status, 'saved')))
      .returning()
    if (!removed) throw new Fault('NotFound')
    return {}
  }),
]
