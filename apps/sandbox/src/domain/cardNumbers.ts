/**
 * Numbers of fleet cards: sixteen digits that no payment card has. They begin with 99, which no card scheme uses, and
 * their last digit is never the one that the check of payment cards asks for.
 */
const prefix = '9900'

/** The last digit that the check of payment cards (Luhn) would ask for behind fifteen others. */
export function checkDigit(fifteen: string): number {
  const total = fifteen.split('').reduce((sum, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return sum + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return (10 - (total % 10)) % 10
}

/** A number out of eleven digits that the caller draws. */
export function cardNumberOf(eleven: string): string {
  const fifteen = prefix + eleven
  return `${fifteen}${(checkDigit(fifteen) + 5) % 10}`
}

/** What logs and audit rows say of a card: its last four digits. */
export const maskedNumber = (cardNumber: string): string => `•••• ${cardNumber.slice(-4)}`
