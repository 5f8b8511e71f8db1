import type { cashInChannelsMessages } from '../en/cashInChannels.ts'

export const cashInChannels: typeof cashInChannelsMessages.defaults = {
  names: {
    card: 'Card',
    'manual-paymaya': 'Manwal na PayMaya',
    'manual-bank-deposit': 'Manwal na bank deposit',
    'online-banking': 'Online banking',
    'locq-rebate': 'LOCQ rebate',
    'introductory-promo': 'Panimulang promo',
    'withholding-tax-refund': 'Refund ng withholding tax',
    'seaoil-reciprocity': 'SEAOIL reciprocity',
    otc: 'Over the counter',
    'locq-pay-discount': 'LocqPay discount',
    'vip-locqpay': 'VIP business points',
    'manual-bank-deposit-spi': 'Manwal na bank deposit (SPI)',
  },
  notes: {
    card: 'Visa, Mastercard o JCB, walang fee',
    otc: 'Magbayad ng cash sa bangko gamit ang reference number',
    'online-banking': 'Magbayad sa site ng iyong bangko',
    'vip-locqpay': 'Gawing cash ang puntos',
    'manual-bank-deposit': 'Mag-deposit o mag-transfer sa isa sa aming mga account',
  },
  askForAccounts: 'Itanong sa support ang mga account para sa deposit',
}
