import { randomText } from '../utilities/ids.ts'

/**
 * Numbers of fleet cards: sixteen digits that are never a payment card's number. They begin with 99, which no card scheme
 * uses, and their last digit never passes the Luhn check.
 */
const prefix = '9900'

/** The Luhn check digit of fifteen digits. */
export function checkDigit(fifteen: string): number {
  const total = fifteen.split('').reduce((sum, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return sum + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return (10 - (total % 10)) % 10
}

/** The card number with the given eleven digits, which the caller chooses at random. */
export function cardNumberOf(eleven: string): string {
  const fifteen = prefix + eleven
  return `${fifteen}${(checkDigit(fifteen) + 5) % 10}`
}

/** A card number for logs and audit rows: only its last four digits are visible. */
export const maskedNumber = (cardNumber: string): string => `•••• ${cardNumber.slice(-4)}`

/** A random number for a new fleet card. */
export const newCardNumber = (): string => cardNumberOf(randomText('0123456789', 11))
