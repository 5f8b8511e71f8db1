import type { cardNumberMessages } from '../en/cardNumber.ts'

export const cardNumber: typeof cardNumberMessages.defaults = {
  ending: (last4: string) => `Card na nagtatapos sa ${last4}`,
  show: 'Ipakita ang buong card number',
  hide: 'Itago ang card number',
}
