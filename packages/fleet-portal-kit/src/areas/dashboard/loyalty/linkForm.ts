import { isMobile, findMobile, normalizeMobile } from 'fleet-portal-api-client/contract/mobile'
import * as z from 'zod/mini'
import { createForm } from '../../../foundation/form/createForm.tsx'

export const countryCode = '+63'
const mobileDigits = 10

/** A mobile number without the country code: ten digits that begin with 9. */
export const linkSchema = z.object({
  mobileNumber: z
    .string()
    .check(
      z.minLength(1, 'required'),
      z.regex(/^\d*$/, 'digits'),
      z.maxLength(mobileDigits, `maxLength:${mobileDigits}`),
      z.regex(/^9\d{9}$/, 'mobile'),
    ),
})

export const { Form, Field } = createForm(linkSchema, 'money')

/** Normalises a mobile number in any notation to the ten digits after the country code. */
export const nationalMobile = (text: string): string => {
  const plain = normalizeMobile(findMobile(text))
  return isMobile(plain) ? plain.slice(1) : plain
}
