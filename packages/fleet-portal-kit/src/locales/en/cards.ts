import { defineMessages } from '../messageSet.ts'

/** English sentences of the namespace `cards`. @since 0.1.0 */
export const cardMessages = defineMessages('cards', {
  choose: 'Card',
  temporary: 'Another card, for this payment only',
  temporaryNote: 'It is not saved.',
  add: 'Save a card',
  remove: (card: string) => `Remove ${card}`,
  ending: (brand: string, digits: string) => `${brand} ending in ${digits}`,
  notAvailable: 'Paying by card is not available at the moment. Please pay in another way.',
  onlySaved: 'New cards cannot be used at the moment. You can pay with a saved one.',
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
    expiry: 'Enter a valid expiry date that is not over.',
    cvv: 'Enter the 3 digits of the CVV.',
  },
  addTitle: 'Save a card',
  addBody:
    'Your bank asks you to verify the card on another site, which brings you back here. Nothing is charged for that.',
  addConfirm: 'Go on to verification',
  addBlocked: 'The page for the verification could not be opened. The card was not saved.',
  removeTitle: 'Remove this card?',
  removeBody: (card: string) => `${card} can no longer be paid with. You can save it again.`,
  removeConfirm: 'Remove card',
  removed: (card: string) => `${card} was removed.`,
})
