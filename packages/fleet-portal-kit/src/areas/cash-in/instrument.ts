import type { SavedCard } from 'api-client/contract/cashin'
import type { FleetPortalPayments } from '../../provider/payments.ts'
import { detailsOf, type TypedCard } from './cards/card.ts'
import { cardToken } from './cards/cardToken.ts'
import type { InstrumentSource } from './useCashIn.ts'

interface Chosen {
  saved: SavedCard | undefined
  typed: TypedCard
  /** The fleet's gateway takes the card itself, and no token. */
  isRaw: boolean
  how: FleetPortalPayments['cardTokenization']
}

/** What pays: a saved card's token, the card itself where the gateway wants that, else a token that is made now. */
export const instrumentOf =
  ({ saved, typed, isRaw, how }: Chosen): InstrumentSource =>
  async () => {
    if (saved) return saved.cardToken ? { paymentToken: saved.cardToken } : {}
    const details = detailsOf(typed)
    if (isRaw) {
      const { number, month, year, cvc } = details
      return { creditCardNo: number, expiryDate: `${month}-${year}`, cardCvn: cvc }
    }
    return how ? { paymentToken: await cardToken(how, details) } : {}
  }
