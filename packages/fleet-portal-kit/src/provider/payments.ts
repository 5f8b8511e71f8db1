/** A typed card. It is sent to the card provider only. All values are digits; the year has four. @since 0.1.0 */
export interface CardDetails {
  /** The card number. */
  number: string
  /** The month of expiry, 1 to 12. */
  month: string
  /** The year of expiry. */
  year: string
  /** The security code. */
  cvc: string
}

/** The endpoint of the card provider that tokenizes a card, and your public key. @since 0.1.0 */
export interface CardTokenizer {
  /** The URL of the tokenization endpoint. */
  url: string
  /** Your public key. */
  publicKey: string
}

/** A bank account for manual deposits. @since 0.1.0 */
export interface DepositAccount {
  /** The name of the bank. */
  bank: string
  /** The name of the account holder. */
  accountName: string
  /** The number of the account. */
  accountNumber: string
}

/** The settings of cash-in. The kit makes no assumptions about settings that you leave out. @since 0.1.0 */
export interface FleetPortalPayments {
  /**
   * How cards are tokenized. Either the card provider's URL and public key: the kit posts
   * `{ card: { number, expMonth, expYear, cvc } }` with Basic authentication. Or a function that resolves to the token and
   * rejects with ApiError. Without it users of a fleet whose gateway requires tokens cannot enter new cards.
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
