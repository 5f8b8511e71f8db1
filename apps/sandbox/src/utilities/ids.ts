import { randomBytes } from './randomSource.ts'

/** Digits and lower-case letters without look-alikes such as 0 and o. */
export const idAlphabet = '23456789abcdefghjkmnpqrstuvwxyz'

/** Random characters of an alphabet, equally likely. */
export function randomText(letters: string, length: number): string {
  const limit = 256 - (256 % letters.length)
  let text = ''
  while (text.length < length) {
    for (const byte of randomBytes(length * 2)) {
      if (byte < limit && text.length < length) text += letters.charAt(byte % letters.length)
    }
  }
  return text
}

const ticksPerMillisecond = 64
const timePartLength = 10
let lastTick = 0

/** Ids start again at the present time. Only for an empty database. */
export function restartIds(): void {
  lastTick = 0
}

/** Ten characters that sort by time. Within a process every result is greater than the one before. */
function timePart(): string {
  lastTick = Math.max(lastTick + 1, Date.now() * ticksPerMillisecond)
  let text = ''
  for (let rest = lastTick; text.length < timePartLength; rest = Math.floor(rest / idAlphabet.length)) {
    text = idAlphabet.charAt(rest % idAlphabet.length) + text
  }
  return text
}

/**
 * An id with a prefix for its type: `drv_7mk2…`. Later ids are greater, so a list sorted by time and id keeps the order of
 * rows that were created at the same instant.
 */
export const newId = (prefix: string): string => `${prefix}_${timePart()}${randomText(idAlphabet, 4)}`

/** A random text of 160 bits, for links and tokens. */
export const newSecret = (): string => randomText(idAlphabet, 33)
