/** A typed card. It is sent to the card provider only. All values are digits; the year has four. */
export interface CardDetails {
  number: string
  month: string
  year: string
  cvc: string
}

/** The URL where the card provider tokenizes a card, and your public key there. */
export interface CardTokenizer {
  url: string
  publicKey: string
}

/** A bank account for manual deposits. */
export interface DepositAccount {
  bank: string
  accountName: string
  accountNumber: string
}

/** The settings of cash-in. The kit makes no assumptions about settings that you leave out. */
export interface FleetPortalPayments {
  /**
   * How cards are tokenized. Either the card provider's URL and public key: the kit posts
   * `{ card: { number, expMonth, expYear, cvc } }` with Basic authentication. Or a function that resolves to the token and
   * rejects with ApiError. Without it users cannot enter new cards, if the fleet's gateway takes tokens.
   */
  cardTokenization?: CardTokenizer | ((card: CardDetails) => Promise<string>)
  /**
   * Fleets with `paymentGateway: 'cybersource'` pay with raw card data: number and CVV go to your API, and every server on
   * the way is subject to PCI DSS. Default: false, such payments are not offered.
   */
  allowRawCardData?: boolean
  /** The hosts of payment pages. Default: every https host without `xn--` labels. */
  allowedCheckoutHosts?: readonly string[]
  /** The bank accounts for manual deposits. */
  depositAccounts?: readonly DepositAccount[]
  /** The URLs of instruction forms, shown for channels that are switched off. */
  instructionFormUrls?: { overTheCounter?: string; bpi?: string }
  /** The value of a loyalty point in centavos. Default: 100. */
  pointValueInCentavos?: number
}
