import { createLoanInquiry } from 'fleet-portal-api-client/contract/loans'
import { getIntroductoryPromo, listPromos } from 'fleet-portal-api-client/contract/promos'
import { getLastFeedback, sendFeedback } from 'fleet-portal-api-client/contract/feedback'
import { centavos } from 'fleet-portal-api-client/money'
import { asc, count, desc, eq, isNull, or } from 'drizzle-orm'
import { feedback, loanInquiry, promo } from '../db/schema.ts'
import { newId } from '../utilities/ids.ts'
import { limitAndOffset } from '../utilities/paging.ts'
import { bannerImage } from '../utilities/bannerImage.ts'
import { dayInMilliseconds, wireInstant } from '../utilities/time.ts'
import { handle } from '../handle.ts'

/** The number of days in which a new fleet's first cash-in earns the introductory reward. */
const introductoryDays = 90
const introductoryAmount = centavos(5_000_000)

export const serviceRoutes = [
  handle(createLoanInquiry, async (context, fields) => {
    const { tx, now, currentUser } = context
    const id = newId('lon')
    await tx.insert(loanInquiry).values({ id, userId: currentUser.id, ...fields, createdAt: now })
    await context.send({
      channel: 'mail',
      to: fields.email,
      subject: 'We received your vehicle financing inquiry',
      body: `Your inquiry is ${id}. The branch that you chose replies within 24 hours.`,
      code: id,
    })
    return { loanId: id }
  }),

  handle(listPromos, async ({ tx, fleet }, input) => {
    const { limit, offset } = limitAndOffset(input)
    const where = or(isNull(promo.fleetId), eq(promo.fleetId, fleet.id))
    const found = await tx
      .select()
      .from(promo)
      .where(where)
      .orderBy(asc(promo.position), asc(promo.id))
      .limit(limit)
      .offset(offset)
    const [total] = await tx.select({ count: count() }).from(promo).where(where)
    const marketingBanners = found.map(({ id: promoId, fleetId: _, position, ...rest }) => ({
      promoId,
      ...rest,
      featuredImage: bannerImage(position * 36),
    }))
    return { marketingBanners, count: total?.count ?? 0 }
  }),

  handle(getIntroductoryPromo, async ({ now, fleet }) => {
    const isNew = now.getTime() - fleet.onboardedAt.getTime() < introductoryDays * dayInMilliseconds
    return {
      title: 'Welcome to the portal',
      shortDescription: 'A reward for your first cash-in',
      longDescription: '<p>Add ₱50,000 or more within your first ninety days.</p>',
      featuredImage: bannerImage(180),
      status: isNew ? 'available' : 'unavailable',
      cashinAmount: introductoryAmount,
    }
  }),

  handle(getLastFeedback, async ({ tx }, { fleetId }) => {
    const [last] = await tx
      .select()
      .from(feedback)
      .where(eq(feedback.fleetId, fleetId))
      .orderBy(desc(feedback.createdAt), desc(feedback.id))
      .limit(1)
    if (!last) return null
    const { rating, reasons, otherReason, referToFriend, recommendationScore, createdAt } = last
    return {
      rating,
      feedback: reasons,
      otherReason,
      referToFriend,
      recommendationScore,
      fleetId,
      createdAt: wireInstant(createdAt),
    }
  }),

  handle(
    sendFeedback,
    async ({ tx, now, currentUser }, { feedback: reasons, isSkipped = false, ...fields }) => {
      const id = newId('fbk')
      const values = {
        id,
        userId: currentUser.id,
        ...fields,
        reasons: reasons ?? null,
        isSkipped,
        createdAt: now,
      }
      await tx.insert(feedback).values(values)
      return {}
    },
  ),
]
