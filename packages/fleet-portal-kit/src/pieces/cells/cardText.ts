import { inGroups } from './codeText.ts'

/** The digits that a card is told by. */
export const last4 = (cardNumber: string): string => cardNumber.slice(-4)

/** `•••• •••• •••• 1234`: as wide as the whole number, so that nothing moves when that is shown. */
export const maskedCard = (cardNumber: string): string => inGroups(cardNumber.replace(/.(?=.{4})/gu, '•'))

/** `•••• 1234`, where there is no room for more. */
export const shortCard = (cardNumber: string): string => `•••• ${last4(cardNumber)}`

const digitGroups = /^[\d -]+$/

/** What is searched for when a card number is typed with its gaps: the digits alone. Anything else stays as it is. */
export const cardKeyOf = (typed: string): string =>
  digitGroups.test(typed) ? typed.replaceAll(/[ -]/g, '') : typed
