import { cardNumberOf } from '../domain/cardNumbers.ts'

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

const ticksPerMillisecond = 64
const orderedLength = 10
let lastTick = 0

/** Ten characters that sort by time. Within this process no two are the same, and a later one is always greater. */
function ordered(): string {
  lastTick = Math.max(lastTick + 1, Date.now() * ticksPerMillisecond)
  let text = ''
  for (let rest = lastTick; text.length < orderedLength; rest = Math.floor(rest / alphabet.length)) {
    text = alphabet.charAt(rest % alphabet.length) + text
  }
  return text
}

/**
 * An id that says what it names: `drv_7mk2…`. A later one is greater, so that lists which are sorted by time keep the
 * order in which things of one moment were made.
 */
export const newId = (prefix: string): string => `${prefix}_${ordered()}${pick(alphabet, 4)}`

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
