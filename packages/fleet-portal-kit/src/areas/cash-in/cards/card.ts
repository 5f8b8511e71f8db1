import { nameField } from 'fleet-portal-api-client/contract/fields'
import * as z from 'zod/mini'
import type { CardDetails } from '../../../provider/payments.ts'

export const brands = ['visa', 'master-card', 'jcb'] as const
export type Brand = (typeof brands)[number]

const numberLength = 16

/** Formats a card number in groups of four digits, at most sixteen digits. */
export const formatCardNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\D/g, '')
    .slice(0, numberLength)
    .replace(/(\d{4})(?=\d)/g, '$1 ')

export const removeSpaces = (text: string): string => text.replaceAll(' ', '')

/** Formats an expiry date as `MM/YY` while the user types: `5` is May, `1` may continue. A year of four digits is shortened. */
export function formatExpiry(text: string): string {
  const typed = text.normalize('NFKC')
  const match = /^\s*(\d{1,2})\s*[/.-]\s*(\d*)/.exec(typed)
  const month = match?.[1]
  const year = match?.[2]
  const digits = month === undefined ? typed.replace(/\D/g, '') : month.padStart(2, '0') + (year ?? '')
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits
  const short =
    padded.length > 4 && padded.slice(2, 4) === '20' ? padded.slice(0, 2) + padded.slice(4) : padded
  if (short.length > 2) return `${short.slice(0, 2)}/${short.slice(2, 4)}`
  return month !== undefined && short.length === 2 ? `${short}/` : short
}

/** Detects the brand from the first one, two or four digits of a card number. */
export function detectBrand(number: string): Brand | undefined {
  const digits = removeSpaces(number)
  if (digits.startsWith('4')) return 'visa'
  if (/^5[1-5]/.test(digits)) return 'master-card'
  const prefix = Number(digits.slice(0, 4))
  if (digits.length < 4) return undefined
  if (prefix >= 2221 && prefix <= 2720) return 'master-card'
  return prefix >= 3528 && prefix <= 3589 ? 'jcb' : undefined
}

/** Whether the last digit of a card number is its check digit: the Luhn formula of ISO/IEC 7812-1. */
function hasCheckDigit(digits: string): boolean {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, place) => {
      const weighted = Number(digit) * (place % 2 === 0 ? 1 : 2)
      return total + (weighted > 9 ? weighted - 9 : weighted)
    }, 0)
  return sum % 10 === 0
}

/** Whether `MM/YY` is a valid month that is not before the month of `today`. */
export function isFutureMonth(expiry: string, today: string): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(expiry) ?? []
  return month !== undefined && `20${year}-${month}` >= today.slice(0, 7)
}

export interface CardInput {
  name: string
  number: string
  expiry: string
  cvv: string
}

export const emptyCard: CardInput = { name: '', number: '', expiry: '', cvv: '' }

const required = z.minLength(1, 'required')

/** The schema of a new card. `today` returns the day in Manila. */
export const cardRules = (today: () => string) =>
  z.object({
    name: nameField,
    number: z.string().check(
      required,
      z.refine((text) => removeSpaces(text).length === numberLength, 'cardNumber'),
      z.refine((text) => detectBrand(text) !== undefined, 'PY0036'),
      z.refine((text) => hasCheckDigit(removeSpaces(text)), 'cardNumber'),
    ),
    expiry: z.string().check(
      required,
      z.refine((text) => isFutureMonth(text, today()), 'expiry'),
    ),
    cvv: z.string().check(required, z.regex(/^\d{3}$/, 'cvv')),
  })

/** Converts a new card to the details that the card provider expects. */
export function toCardDetails({ number, expiry, cvv }: CardInput): CardDetails {
  const [month = '', year = ''] = expiry.split('/')
  return { number: removeSpaces(number), month, year: `20${year}`, cvc: cvv }
}

/** The last four digits of a card number that the server has masked. */
export const lastDigits = (cardNumber: string): string => cardNumber.replace(/\D/g, '').slice(-4)
