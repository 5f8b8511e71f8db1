import { field } from 'api-client/contract/fields'
import * as z from 'zod/mini'
import type { CardDetails } from '../../../provider/payments.ts'

export const brands = ['visa', 'master-card', 'jcb'] as const
export type Brand = (typeof brands)[number]

const numberLength = 16

/** Digits in fours, sixteen at most. */
export const spacedNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\D/g, '')
    .slice(0, numberLength)
    .replace(/(\d{4})(?=\d)/g, '$1 ')

export const digitsOf = (text: string): string => text.replaceAll(' ', '')

/** `MM/YY` while it is typed: `5` is May, `1` waits for what follows. Years of four digits lose the first two. */
export function slashedExpiry(text: string): string {
  const typed = text.normalize('NFKC')
  const parted = /^\s*(\d{1,2})\s*[/.-]\s*(\d*)/.exec(typed)
  const month = parted?.[1]
  const year = parted?.[2]
  const digits = month === undefined ? typed.replace(/\D/g, '') : month.padStart(2, '0') + (year ?? '')
  const whole = /^[2-9]/.test(digits) ? `0${digits}` : digits
  const short = whole.length > 4 && whole.slice(2, 4) === '20' ? whole.slice(0, 2) + whole.slice(4) : whole
  if (short.length > 2) return `${short.slice(0, 2)}/${short.slice(2, 4)}`
  return month !== undefined && short.length === 2 ? `${short}/` : short
}

/** The brand that a number begins like; known from the second digit on, or the fourth. */
export function brandOf(number: string): Brand | undefined {
  const digits = digitsOf(number)
  if (digits.startsWith('4')) return 'visa'
  if (/^5[1-5]/.test(digits)) return 'master-card'
  const four = Number(digits.slice(0, 4))
  if (digits.length < 4) return undefined
  if (four >= 2221 && four <= 2720) return 'master-card'
  return four >= 3528 && four <= 3589 ? 'jcb' : undefined
}

/** Whether a month, `MM/YY`, is one of the calendar and not over in Manila. */
export function isFutureMonth(expiry: string, today: string): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(expiry) ?? []
  return month !== undefined && `20${year}-${month}` >= today.slice(0, 7)
}

export interface TypedCard {
  name: string
  number: string
  expiry: string
  cvv: string
}

export const emptyCard: TypedCard = { name: '', number: '', expiry: '', cvv: '' }

const required = z.minLength(1, 'required')

/** The rules of a card that is typed in on a day. */
export const cardRules = (today: () => string) =>
  z.object({
    name: field.name,
    number: z.string().check(
      required,
      z.refine((text) => digitsOf(text).length === numberLength, 'cardNumber'),
      z.refine((text) => brandOf(text) !== undefined, 'PY0036'),
    ),
    expiry: z.string().check(
      required,
      z.refine((text) => isFutureMonth(text, today()), 'expiry'),
    ),
    cvv: z.string().check(required, z.regex(/^\d{3}$/, 'cvv')),
  })

/** A card as it goes to the card provider. */
export function detailsOf({ number, expiry, cvv }: TypedCard): CardDetails {
  const [month = '', year = ''] = expiry.split('/')
  return { number: digitsOf(number), month, year: `20${year}`, cvc: cvv }
}

/** `Visa ending in 1111` for what a server shows of a number. */
export const lastDigits = (cardNumber: string): string => cardNumber.replace(/\D/g, '').slice(-4)
