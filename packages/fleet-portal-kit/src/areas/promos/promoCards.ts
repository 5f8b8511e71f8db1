import type { EndpointOutput } from 'fleet-portal-api-client'
import type { getIntroductoryPromo, Promo } from 'fleet-portal-api-client/contract/promos'
import type { Centavos } from 'fleet-portal-api-client/money'

/** The values of a promo that its tile and its dialog show. */
export interface PromoCard {
  /** The ID of the promo in the URL. */
  key: string
  title: string
  subtitle: string
  /** External HTML, not sanitized. */
  description: string
  image: string | undefined
  button: { label: string; url: string } | undefined
  /** The amount to cash in. Only the introductory promo has one. */
  cashin: Centavos | undefined
  isIntroductory: boolean
}

interface Messages {
  untitled: string
  learnMore: string
}

const introductoryKey = 'introductory'

export function cardOf(promo: Promo, messages: Messages): PromoCard {
  const { promoId, title, subtitle, longDescription, featuredImage, buttonLabel, redirectUrl } = promo
  return {
    key: promoId ?? title,
    title: title.trim() || messages.untitled,
    subtitle: subtitle ?? '',
    description: longDescription ?? '',
    image: featuredImage ?? undefined,
    button: redirectUrl ? { label: buttonLabel?.trim() || messages.learnMore, url: redirectUrl } : undefined,
    cashin: undefined,
    isIntroductory: false,
  }
}

/** The introductory promo of a new fleet. Undefined if it is not available. */
export function introductoryCard(
  promo: EndpointOutput<typeof getIntroductoryPromo> | undefined,
  messages: Messages & { welcome: string },
): PromoCard | undefined {
  if (promo?.status !== 'available') return undefined
  return {
    key: introductoryKey,
    title: promo.title?.trim() || messages.welcome,
    subtitle: promo.shortDescription ?? '',
    description: promo.longDescription ?? '',
    image: promo.featuredImage ?? undefined,
    button: undefined,
    cashin: promo.cashinAmount ?? undefined,
    isIntroductory: true,
  }
}

/** Removes duplicate keys and keeps the order. A promo can appear on two pages if the list changes between the reads. */
export function withoutDuplicates(cards: readonly (PromoCard | undefined)[]): PromoCard[] {
  const cardsByKey = new Map<string, PromoCard>()
  for (const card of cards) if (card && !cardsByKey.has(card.key)) cardsByKey.set(card.key, card)
  return [...cardsByKey.values()]
}
