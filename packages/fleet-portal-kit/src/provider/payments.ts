/** A card as it was typed, on its way to the card provider and nowhere else. Digits; the year has four. */
export interface CardDetails {
  number: string
  month: string
  year: string
  cvc: string
}

/** Where the card provider makes a token of a card, and the public key that it knows the page by. */
export interface CardTokenizer {
  url: string
  publicKey: string
}

/** An account that fleets pay into by hand. */
export interface DepositAccount {
  bank: string
  accountName: string
  accountNumber: string
}

/** What a host says of paying in. Nothing of it is made up where it is left out. */
export interface FleetPortalPayments {
  /**
   * How a token is made of a card: the provider's address with its public key, asked with Basic authentication and
   * `{ card: { number, expMonth, expYear, cvc } }`, or a function of the host's own that resolves to the token and
   * rejects with ApiError. Without it no new card can be typed in where the fleet's gateway takes tokens.
   */
  cardTokenization?: CardTokenizer | ((card: CardDetails) => Promise<string>)
  /**
   * Fleets on the card provider's own gateway (`paymentGateway: 'cybersource'`) are paid for by the card itself: number
   * and CVV go to your API, which makes every server on the way subject to PCI DSS. Nobody pays so unless you say true.
   */
  allowRawCardData?: boolean
  /** The hosts that payments may be made at. Default every one in plain letters (no `xn--`) that is reached by https. */
  allowedCheckoutHosts?: readonly string[]
  /** The accounts of manual bank deposits. */
  depositAccounts?: readonly DepositAccount[]
  /** The forms that stand in for a way to pay that is switched off. */
  instructionFormUrls?: { overTheCounter?: string; bpi?: string }
  /** What a point is worth, in centavos. Default 100. */
  pointValueInCentavos?: number
}
