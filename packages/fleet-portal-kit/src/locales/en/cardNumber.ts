import { defineMessages } from '../../provider/messages.ts'

/** Words about the number of a fleet card, which is hidden but for its end. */
export const cardNumberMessages = defineMessages('cardNumber', {
  ending: (last4: string) => `Card ending in ${last4}`,
  show: 'Show the whole card number',
  hide: 'Hide the card number',
})
