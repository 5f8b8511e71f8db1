import { defineMessages } from '../messageSet.ts'

/** English sentences of the namespace `cards`. @since 0.1.0 */
export const cardMessages = defineMessages('cards', {
  choose: 'Card',
  temporary: 'Another card, for this payment only',
  temporaryNote: 'It is not saved.',
  add: 'Save a card',
  remove: (card: string) => `Remove ${card}`,
  ending: (brand: string, digits: string) => `${brand} ending in ${digits}`,
  notAvailable: 'Card payments are not available at the moment. Choose another way to pay.',
  onlySaved: 'You can only pay with a saved card at the moment.',
  name: 'Name on card',
  number: 'Card number',
  expiry: 'Expiry date',
  expiryHint: 'MM/YY',
  cvv: 'CVV',
  cvvHint: 'The 3 digits on the back',
  brandsHint: 'Visa, Mastercard or JCB',
  brands: { visa: 'Visa', 'master-card': 'Mastercard', jcb: 'JCB' },
  faults: {
    cardNumber: 'Card number you enter is incorrect',
    expiry: 'Enter the expiry date as MM/YY. It must be this month or later.',
    cvv: 'Enter the 3 digits of the CVV.',
  },
  addTitle: 'Save a card',
  addBody: 'You verify the card on the site of your bank, which brings you back here. Nothing is charged.',
  addConfirm: 'Continue to verification',
  addBlocked: 'The verification page could not be opened. The card was not saved.',
  removeTitle: 'Remove this card?',
  removeBody: (card: string) => `You can no longer pay with ${card}. You can save it again at any time.`,
  removeConfirm: 'Remove card',
  removed: (card: string) => `${card} was removed.`,
})
