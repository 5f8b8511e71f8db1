import { loanProducts, salesRegions, type createLoanInquiry } from 'fleet-portal-api-client/contract/loans'
import type { EndpointInput } from 'fleet-portal-api-client'
import { limits, emailField, nameField } from 'fleet-portal-api-client/contract/fields'
import { mobilePattern, normalizeMobile } from 'fleet-portal-api-client/contract/mobile'
import * as z from 'zod/mini'
import { createForm } from '../../foundation/form/createForm.tsx'

const required = z.minLength(1, 'required')
const selected = z.string().check(required)
const agreed = z.boolean().check(z.refine((isAgreed) => isAgreed, 'required'))

/** The form of an inquiry. Its issues are codes of the field rules. */
export const loanForm = z.object({
  firstName: nameField,
  lastName: nameField,
  email: emailField,
  mobileNumber: z
    .string()
    .check(
      z.overwrite(normalizeMobile),
      required,
      z.regex(/^\d*$/, 'digits'),
      z.maxLength(limits.mobile, `maxLength:${limits.mobile}`),
      z.regex(mobilePattern, 'mobile'),
    ),
  loanProduct: selected,
  region: selected,
  branch: selected,
  lenderPrivacy: agreed,
  productPrivacy: agreed,
})
export type LoanValues = z.output<typeof loanForm>

export const { Form, Field, useFields } = createForm<LoanValues>(loanForm, 'money')

export const emptyValues: LoanValues = {
  firstName: '',
  lastName: '',
  email: '',
  mobileNumber: '',
  loanProduct: '',
  region: '',
  branch: '',
  lenderPrivacy: false,
  productPrivacy: false,
}

/** The invalid fields of an inquiry, in the order of the form. */
export function missingFields(values: LoanValues): (keyof LoanValues)[] {
  const { error } = z.safeParse(loanForm, values)
  const invalid = new Set(error?.issues.map(({ path: [field] }) => field))
  return (Object.keys(emptyValues) as (keyof LoanValues)[]).filter((field) => invalid.has(field))
}

const oneOf = <T extends string>(list: readonly T[], value: string): T => {
  const found = list.find((one) => one === value)
  if (!found) throw new RangeError(`${value} is none of ${list.join(', ')}`)
  return found
}

/** The input of the call. The consents are not part of it. */
export function inquiryInputOf(fleetId: string, values: LoanValues): EndpointInput<typeof createLoanInquiry> {
  const { lenderPrivacy: _, productPrivacy: __, loanProduct, region, ...rest } = values
  return {
    fleetId,
    ...rest,
    loanProduct: oneOf(loanProducts, loanProduct),
    region: oneOf(salesRegions, region),
  }
}
