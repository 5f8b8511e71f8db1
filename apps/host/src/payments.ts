import type { CardTokenizer, FleetPortalPayments } from 'fleet-portal-kit'

/** The payment settings of the kit that a configuration file can contain. */
export type HostPayments = Omit<FleetPortalPayments, 'cardTokenization'> & {
  cardTokenization?: CardTokenizer
}

interface BuildValues {
  DEV: boolean
  VITE_CARD_TOKENS_URL?: string
  VITE_CARD_PUBLIC_KEY?: string
  VITE_RAW_CARDS?: string
}

/** The card provider of the sandbox, behind the proxy of the development server. */
const sandboxCards: CardTokenizer = {
  url: '/sandbox/card-provider/payment-tokens',
  publicKey: 'pk-sandbox',
}

/** The payment settings of a build. A production build without configuration has no card provider. */
export function paymentsOf(values: BuildValues): HostPayments {
  const { DEV, VITE_CARD_TOKENS_URL: url, VITE_CARD_PUBLIC_KEY: publicKey, VITE_RAW_CARDS: raw } = values
  const configured = url && publicKey ? { url, publicKey } : undefined
  const cardTokenization = configured ?? (DEV && !url ? sandboxCards : undefined)
  return {
    ...(cardTokenization && { cardTokenization }),
    ...((raw === 'true' || DEV) && { allowRawCardData: true }),
  }
}
