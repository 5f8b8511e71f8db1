import { defineMessages } from '../messageSet.ts'

/** Words about the number of a fleet card, which is hidden but for its end. @since 0.1.0 */
export const cardNumberMessages = defineMessages('cardNumber', {
  ending: (last4: string) => `Card ending in ${last4}`,
  show: 'Show the whole card number',
  hide: 'Hide the card number',
})
