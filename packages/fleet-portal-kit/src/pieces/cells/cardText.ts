import { inGroups } from './codeText.ts'

/** The last four digits, by which users recognize a card. */
export const last4 = (cardNumber: string): string => cardNumber.slice(-4)

/** `•••• •••• •••• 1234`: as wide as the full number, so that nothing moves when the number is shown. */
export const maskedCard = (cardNumber: string): string => inGroups(cardNumber.replace(/.(?=.{4})/gu, '•'))

/** `•••• 1234`, for narrow places. */
export const shortCard = (cardNumber: string): string => `•••• ${last4(cardNumber)}`

const digitGroups = /^[\d -]+$/

/** Converts a typed search: removes the spaces and hyphens of a card number. Other text stays unchanged. */
export const cardKeyOf = (typed: string): string =>
  digitGroups.test(typed) ? typed.replaceAll(/[ -]/g, '') : typed
