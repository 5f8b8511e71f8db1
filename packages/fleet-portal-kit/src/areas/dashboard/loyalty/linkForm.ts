import * as z from 'zod/mini'
import { formOf } from '../../../foundation/form/formOf.tsx'

export const countryCode = '+63'
const mobileDigits = 10

/** A mobile number without the country code: ten digits that begin with 9. */
const linkSchema = z.object({
  mobileNumber: z
    .string()
    .check(
      z.minLength(1, 'required'),
      z.regex(/^\d*$/, 'digits'),
      z.maxLength(mobileDigits, `maxLength:${mobileDigits}`),
      z.regex(/^9\d{9}$/, 'mobile'),
    ),
})

export const { Form, Field } = formOf(linkSchema)

/**
 * The digits of what is typed or pasted. `+63 917 555 0123`, `0063917…`, `63917…` and `0917…` become `917…` once they are
 * whole; too many digits stay for the rule to name: cut off, they would be another number.
 */
export const nationalMobile = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\D/g, '')
    .replace(/^(?:00)?(?:63)?0?(?=9\d{9}$)/, '')
