import { defineMessages } from '../messageSet.ts'
import { formatCount } from './formats.ts'

/** English sentences of the namespace `editFleetCard`. @since 0.1.0 */
export const editFleetCardMessages = defineMessages('editFleetCard', {
  title: 'Edit Fleet Card',
  back: 'Back to fleet cards',
  backToCard: 'Back to the card',
  openCard: 'Open the card',
  noCard: 'No card selected',
  noCardDetail: 'Select the card to edit in the list of fleet cards.',
  notActive: 'Only an active card can be edited.',
  activateFirst: 'Activate it in the list before you edit it.',
  cardNumber: 'Card number',
  type: 'Card type',
  driver: 'Driver',
  vehicle: 'Vehicle',
  clears: (names: string) =>
    `A card of this type has no driver or vehicle. Saving removes ${names}. Choose another type to keep them.`,
  and: (one: string, other: string) => `${one} and ${other}`,
  moneyLimit: 'LocqPay limit per month',
  transactionLimit: 'Transaction limit per month',
  noLimit: 'No limit',
  noMoneyLimit: 'No LocqPay limit',
  noTransactionLimit: 'No transaction limit',
  moneyRange: '₱1.00 to ₱99,999,999.99.',
  transactionRange: '1 to 999,999.',
  usedThisMonth: (used: string) => `Used this month: ${used}.`,
  belowUse: (used: string) =>
    `${used} is already used this month. The card cannot pay more until next month.`,
  products: 'Products',
  tickOne: 'Select at least one product.',
  remarks: 'Remarks',
  remarksLeft: (length: number, most: number) => `${formatCount(length)} / ${formatCount(most)}`,
  save: 'Save details',
  saved: 'Details successfully updated',
  saveTitle: 'Save changes?',
  unchanged: 'You have not changed anything.',
  before: 'Before',
  after: 'After',
  none: 'None',
})
