import type { paymentChannels } from 'fleet-portal-api-client/contract/cashin'
import { defineMessages } from '../messageSet.ts'

const names: Record<(typeof paymentChannels)[number], string> = {
  card: 'Card',
  'manual-paymaya': 'Manual PayMaya',
  'manual-bank-deposit': 'Manual bank deposit',
  'online-banking': 'Online banking',
  'locq-rebate': 'LOCQ rebate',
  'introductory-promo': 'Introductory promo',
  'withholding-tax-refund': 'Withholding tax refund',
  'seaoil-reciprocity': 'SEAOIL reciprocity',
  otc: 'Over the counter',
  'locq-pay-discount': 'LocqPay discount',
  'vip-locqpay': 'VIP business points',
  'manual-bank-deposit-spi': 'Manual bank deposit (SPI)',
}

/** English sentences of the namespace `cashInChannels`. @since 0.1.0 */
export const cashInChannelsMessages = defineMessages('cashInChannels', {
  names,
  notes: {
    card: 'Visa, Mastercard or JCB, without a fee',
    otc: 'Pay in cash at a bank with a reference number',
    'online-banking': 'Pay on the site of your bank',
    'vip-locqpay': 'Turn points into cash',
    'manual-bank-deposit': 'Deposit or transfer to one of our accounts',
  },
  askForAccounts: 'Ask support for the deposit accounts',
})
