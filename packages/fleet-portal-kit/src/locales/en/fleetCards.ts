import type { FleetCardStatus } from 'fleet-portal-api-client/contract/fleetCards'
import { defineMessages } from '../messageSet.ts'
import { formatCount } from './formats.ts'
import { plural } from './plural.ts'

const statuses: Record<FleetCardStatus, string> = {
  active: 'Active',
  deactivated: 'Deactivated',
  terminated: 'Terminated',
}

/** English sentences of the namespace `fleetCards`. @since 0.1.0 */
export const fleetCardsMessages = defineMessages('fleetCards', {
  title: 'Fleet Card Management',
  search: 'Search card number, driver or plate number',
  empty: 'This fleet has no fleet cards yet.',
  emptyOfHedging:
    'This fleet has no fleet cards. It buys fuel in advance, and its drivers get the fuel with fuel codes.',
  toFuelCodes: 'Go to My Fuel Codes',
  issued: 'Date issued',
  status: 'Status',
  statuses,
  type: 'Card type',
  products: 'Products',
  allProducts: 'All products',
  cardAndType: 'Card number, type',
  driver: 'Driver',
  vehicle: 'Vehicle',
  moneyPerMonth: 'LocqPay per month',
  transactionsPerMonth: 'Transactions per month',
  used: (amount: string) => `${amount} used`,
  usedOf: (used: string, limit: string) => `${used} of ${limit}`,
  upTo: (limit: string) => `up to ${limit}`,
  left: (rest: string) => `${rest} left`,
  limitReached: 'Limit reached',
  noLimit: 'No limit',
  reportTitle: 'Success',
  reportText: 'Report is being generated',
  edit: 'Edit',
  check: 'Will this card work?',
  viewRedemptions: 'View redemptions',
  deactivate: 'Deactivate',
  activate: 'Activate',
  terminate: 'Terminate card',

  deactivateTitle: 'Deactivate Fleet Card',
  deactivateBody: (card: string) =>
    `${card} cannot pay while it is deactivated. This is temporary: you can activate it again at any time.`,
  deactivateConfirm: 'Yes deactivate it',
  deactivated: (card: string) => `${card} was deactivated.`,
  activateTitle: 'Activate Fleet Card',
  activateBody: (card: string) => `${card} can pay again, within its limits.`,
  activateConfirm: 'Yes activate it',
  activated: (card: string) => `${card} is active again.`,
  terminateTitle: 'Terminate Fleet Card',
  terminateBody: (card: string) =>
    `${card} can never pay again. This is permanent: a terminated card cannot be activated or edited.`,
  terminateInstead: 'To stop the card temporarily, deactivate it instead.',
  terminateConfirm: 'Yes terminate it',
  terminated: (card: string) => `${card} was terminated.`,
  several: {
    items: (count: number) => plural(count, 'card'),
    others: (count: number) => plural(count, 'other selected card'),
    deactivateBody:
      'These cards cannot pay while they are deactivated. This is temporary: you can activate them again at any time.',
    changeLimits: (count: number) => `Change limits of ${plural(count, 'card')}`,
    changeLimitsLead: 'The new limits apply to each card from now on. Empty limits stay as they are.',
    newLimits: (limits: string) => `New for each card: ${limits}.`,
    newMoneyLimit: (limit: string) => `LocqPay limit ${limit} per month`,
    newTransactionLimit: (count: string) =>
      count === '1' ? '1 transaction per month' : `${count} transactions per month`,
    noMoneyLimit: 'no LocqPay limit',
    noTransactionLimit: 'no transaction limit',
    enterALimit: 'Enter at least one new limit.',
    used: (amount: string) => `used ${amount}`,
    transactions: (count: number) => plural(count, 'transaction'),
    usedUp: (count: number) =>
      count === 1
        ? '1 card has used up its new limit. It cannot pay more until next month.'
        : `${formatCount(count)} cards have used up their new limits. They cannot pay more until next month.`,
    continue: 'Continue',
    limitsChanged: 'Changed',
    limitsResult: (done: string, cards: string) => `Limits of ${done} of ${cards} changed`,
    activateBody: 'These cards can pay again, within their limits.',
  },
})
