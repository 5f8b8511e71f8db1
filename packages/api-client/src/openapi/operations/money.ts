/* Texts of the operations of money: cash-ins, cards, balances, points, loans, and the outcome of a write. */
import { newestFirst, tagged } from './tagged.ts'

export const cashInTexts = tagged('Cash-in', {
  listCashins: {
    summary: 'List the cash-ins of a fleet',
    description: newestFirst,
  },
  getCashin: { summary: 'Read one cash-in' },
  createCashin: {
    summary: 'Start a cash-in',
    description:
      'Moves money: send an `Idempotency-Key`, and look up the outcome if the answer is lost. If `mustRedirect` is true, or `checkoutUrl` is given, the user completes the payment on that page. A card is sent as `paymentToken`, made by the card provider.',
  },
  listBankProcessors: { summary: 'List the banks for payments over the counter' },
  listBanks: { summary: 'List the banks for online banking' },
  createBpiToken: {
    summary: 'Exchange the code of a redirect from BPI',
    description: 'Answers with the token of the payment.',
  },
  listBpiAccounts: { summary: 'List the BPI accounts that the user authorized' },
  initiateBpiPayment: {
    summary: 'Choose the BPI account of a payment',
    description:
      'A GET that moves money: never cache or repeat it. The bank sends a code to the account holder.',
  },
  processBpiPayment: {
    summary: 'Pay from a BPI account',
    description: 'A GET that moves money: never cache or repeat it. `otp` is the code of the bank.',
  },
})

export const savedCardsTexts = tagged('Saved cards', {
  listCards: { summary: 'List the saved cards of a fleet' },
  addCard: {
    summary: 'Add a card',
    description: 'Answers with the page on which the card holder verifies the card.',
  },
  confirmCard: {
    summary: 'Confirm a card',
    description: 'Called after the card holder has come back from the page of `addCard`.',
  },
  removeCard: { summary: 'Remove a saved card' },
})

export const balancesTexts = tagged('Balances', {
  getWallet: { summary: 'Read the wallet balance of a fleet' },
  listFuelBalances: { summary: 'List the litres that a fleet has left, by product' },
  getConsumption: {
    summary: 'Read the redeemed litres, by product',
    description:
      'Of the redemptions that match the filters. Default: this month, without voided redemptions. Paging has no effect.',
  },
  getFuelCodeTotals: { summary: 'Read the litres in fuel codes, by product' },
  getSavings: { summary: 'Read what a fleet has saved with its contract prices' },
})

export const loyaltyTexts = tagged('Loyalty', {
  getPoints: { summary: 'Read the loyalty points of a fleet' },
  linkLoyalty: {
    summary: 'Link a loyalty account',
    description: 'Found by its mobile number in international format, such as `+639171234567`.',
  },
})

export const loansTexts = tagged('Loans', {
  createLoanInquiry: { summary: 'Send a loan inquiry to a branch of the lender' },
})

export const idempotencyTexts = tagged('Idempotency', {
  resolveIdempotencyKey: {
    summary: 'Look up the outcome of a write by its idempotency key',
    description:
      '`done` has the status and the body of the stored answer. `pending` means that the call is still running. `void` means that the call had no effect and never will: a request that arrives later under the same key is refused with `KeyVoid`.',
  },
})
