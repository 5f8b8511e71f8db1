import type { SavedCard } from 'fleet-portal-api-client/contract/cashin'
import type { FleetPortalPayments } from '../../provider/payments.ts'
import { toCardDetails, type CardInput } from './cards/card.ts'
import { createCardToken } from './cards/cardToken.ts'
import type { InstrumentSource } from '../../headless/cash-in/useCashInFlow.ts'

interface PaymentCard {
  saved: SavedCard | undefined
  typed: CardInput
  /** Whether the fleet's gateway receives raw card data instead of a token. */
  isRawCardGateway: boolean
  tokenization: FleetPortalPayments['cardTokenization']
}

/**
 * Returns a function that creates the payment instrument: the token of a saved card, raw card data if the gateway
 * requires it, otherwise a new token.
 */
export const createInstrumentSource =
  ({ saved, typed, isRawCardGateway, tokenization }: PaymentCard): InstrumentSource =>
  async () => {
    if (saved) return saved.cardToken ? { paymentToken: saved.cardToken } : {}
    const details = toCardDetails(typed)
    if (isRawCardGateway) {
      const { number, month, year, cvc } = details
      return { creditCardNo: number, expiryDate: `${month}-${year}`, cardCvn: cvc }
    }
    return tokenization ? { paymentToken: await createCardToken(tokenization, details) } : {}
  }
