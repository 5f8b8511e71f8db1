import { idAlphabet, randomText } from '../utilities/ids.ts'

const codeAlphabet = idAlphabet.slice(0, 30).toUpperCase()

/** Eight characters without look-alikes, so that a driver can read the code out at a pump. */
export const newFuelCode = (): string => randomText(codeAlphabet, 8)

/** A number by which users and support name a payment: `CI-261122-7K3M9QXD`. */
export const newReferenceNumber = (prefix: string, day: string): string =>
  `${prefix}-${day.slice(2).replaceAll('-', '')}-${randomText(codeAlphabet, 8)}`

export const codeLength = 6

/** A one-time code for a sign-in or a bank payment: six digits. */
export const newOneTimeCode = (): string => randomText('0123456789', codeLength)
