import type { CardTokenizer, FleetPortalPayments } from 'fleet-portal-kit'

/** Of the kit's, what a file can say. */
export type HostPayments = Omit<FleetPortalPayments, 'cardTokenization'> & {
  cardTokenization?: CardTokenizer
}

interface BuildValues {
  DEV: boolean
  VITE_CARD_TOKENS_URL?: string
  VITE_CARD_PUBLIC_KEY?: string
  VITE_RAW_CARDS?: string
}

/** The card provider that the sandbox plays, behind the address of the development server. */
const sandboxCards: CardTokenizer = {
  url: '/sandbox/card-provider/payment-tokens',
  publicKey: 'pk-sandbox',
}

/** Where cards go to, by the values of a build. Nowhere, where a build for production says nothing of it. */
export function paymentsOf(values: BuildValues): HostPayments {
  const { DEV, VITE_CARD_TOKENS_URL: url, VITE_CARD_PUBLIC_KEY: publicKey, VITE_RAW_CARDS: raw } = values
  const configured = url && publicKey ? { url, publicKey } : undefined
  const cardTokenization = configured ?? (DEV && !url ? sandboxCards : undefined)
  return {
    ...(cardTokenization && { cardTokenization }),
    ...((raw === 'true' || DEV) && { allowRawCardData: true }),
  }
}
