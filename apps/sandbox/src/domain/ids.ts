import { cardNumberOf } from './cardNumbers.ts'

/** Digits and letters that nobody mistakes for another. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const codeAlphabet = alphabet.slice(0, 30).toUpperCase()

function pick(letters: string, length: number): string {
  const limit = 256 - (256 % letters.length)
  let text = ''
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2))) {
      if (byte < limit && text.length < length) text += letters.charAt(byte % letters.length)
    }
  }
  return text
}

/** An id that says what it names: `drv_7mk2…`. */
export const newId = (prefix: string): string => `${prefix}_${pick(alphabet, 14)}`

/** 160 random bits, for links and tokens. */
export const newSecret = (): string => pick(alphabet, 33)

/** Eight characters without look-alikes, to be read out at a pump. */
export const newFuelCode = (): string => pick(codeAlphabet, 8)

/** A number to tell somebody who asks what was paid: `CI-261122-7K3M9QXD`. */
export const newReference = (prefix: string, day: string): string =>
  `${prefix}-${day.slice(2).replaceAll('-', '')}-${pick(codeAlphabet, 8)}`

export const codeLength = 6

/** A two-factor code: digits alone. */
export const newOtp = (): string => pick('0123456789', codeLength)

/** The number of a new fleet card. */
export const newCardNumber = (): string => cardNumberOf(pick('0123456789', 11))
