/** The values of a cash-in that a page may set. @since 0.1.0 */
export interface CashInFields {
  /** The payment method. */
  method: 'card' | 'otc' | 'online-banking' | 'vip-locqpay' | 'manual-bank-deposit'
  /** Centavos to add to the wallet. With a locked or hidden amount, methods without an amount are not offered. */
  amount: number
  /** Loyalty points, for the method `vip-locqpay`. */
  points: number
  /** The code of the bank, for the methods `otc` and `online-banking`: `BDO`. */
  bankCode: string
}
