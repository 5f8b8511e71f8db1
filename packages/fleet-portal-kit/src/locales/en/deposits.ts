import { defineMessages } from '../messageSet.ts'
import { formatCount } from './formats.ts'
import { plural } from './plural.ts'

/** Sentences of cash-in by manual bank deposit and by points. @since 0.1.0 */
export const depositMessages = defineMessages('deposits', {
  accounts: 'Deposit accounts',
  noAccounts: 'Ask support for the deposit accounts.',
  accountName: 'Account name',
  accountNumber: 'Account number',
  deduction: 'Php 50.00 is deducted from the cash-in amount.',
  howTitle: 'How it works',
  depositStep: 'Deposit or transfer to one of the deposit accounts.',
  proofStep: 'Send the proof of payment with the name of your fleet to support.',
  creditStep: 'Your wallet is credited once the payment is verified.',
  whenTitle: 'When it is verified',
  deposit: 'Bank deposit and online transfer',
  depositTime: '2 to 3 hours within a business day',
  transferBefore: 'PESONet transfer before 3:00 PM',
  transferBeforeTime: 'Same business day',
  transferAfter: 'PESONet transfer from 3:00 PM',
  transferAfterTime: 'Next business day',
  check: 'Check deposit',
  checkTime: '1 to 2 business days',
  now: (payment: string, transfer: string) =>
    `If you pay now, a deposit is verified by ${payment} and a PESONet transfer on ${transfer}.`,
  hours: 'Business hours are 8:00 AM to 5:30 PM, Monday to Friday, excluding public holidays.',

  points: 'Points',
  available: 'Available points',
  worth: (points: number, pesos: string) => `${plural(points, 'point')}, worth ${pesos}`,
  useAll: 'Use all',
  least: (points: number) => `Minimum ${plural(points, 'point')}`,
  missing: (points: number, missing: number) =>
    `Minimum ${plural(points, 'point')}: ${formatCount(missing)} more ${missing === 1 ? 'is' : 'are'} needed.`,
  most: (points: number) => `Maximum ${plural(points, 'point')}`,
  tooFew: (missing: number) => `You need ${plural(missing, 'more point')} to redeem points.`,
  byHand: 'Support credits points manually. This can take some weeks.',
  weeks: 'Some weeks',
  notLinked: 'This fleet has no VIP Biz Account yet. Connect one on the dashboard first.',
  dashboard: 'Go to the dashboard',
})
