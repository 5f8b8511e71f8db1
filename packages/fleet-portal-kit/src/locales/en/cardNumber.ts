import { defineMessages } from '../messageSet.ts'

/** Sentences about the number of a fleet card. Only its last digits are shown. @since 0.1.0 */
export const cardNumberMessages = defineMessages('cardNumber', {
  ending: (last4: string) => `Card ending in ${last4}`,
  show: 'Show the whole card number',
  hide: 'Hide the card number',
})
