import type { EndpointOutput } from 'api-client'
import type { getIntroductoryPromo, Promo } from 'api-client/contract/promos'
import type { Centavos } from 'api-client/money'

/** What a card shows, and the dialog behind it. */
export interface PromoCard {
  /** What the address calls it. */
  key: string
  title: string
  subtitle: string
  /** HTML that somebody else wrote. */
  description: string
  image: string | undefined
  button: { label: string; address: string } | undefined
  /** Of the introductory promo alone. */
  cashin: Centavos | undefined
  isIntroductory: boolean
}

interface Words {
  untitled: string
  learnMore: string
}

const introductoryKey = 'introductory'

export function cardOf(promo: Promo, words: Words): PromoCard {
  const { promoId, title, subtitle, longDescription, featuredImage, buttonLabel, redirectUrl } = promo
  return {
    key: promoId ?? title,
    title: title.trim() || words.untitled,
    subtitle: subtitle ?? '',
    description: longDescription ?? '',
    image: featuredImage ?? undefined,
    button: redirectUrl ? { label: buttonLabel?.trim() || words.learnMore, address: redirectUrl } : undefined,
    cashin: undefined,
    isIntroductory: false,
  }
}

/** The promo of a fleet that is new, while it is to be had. */
export function introductoryCard(
  promo: EndpointOutput<typeof getIntroductoryPromo> | undefined,
  words: Words & { welcome: string },
): PromoCard | undefined {
  if (promo?.status !== 'available') return undefined
  return {
    key: introductoryKey,
    title: promo.title?.trim() || words.welcome,
    subtitle: promo.shortDescription ?? '',
    description: promo.longDescription ?? '',
    image: promo.featuredImage ?? undefined,
    button: undefined,
    cashin: promo.cashinAmount ?? undefined,
    isIntroductory: true,
  }
}

/** The introductory promo first, once, then the others in the server's order; one that two pages have is shown once. */
export function withoutRepeats(cards: readonly (PromoCard | undefined)[]): PromoCard[] {
  const seen = new Map<string, PromoCard>()
  for (const card of cards) if (card && !seen.has(card.key)) seen.set(card.key, card)
  return [...seen.values()]
}
