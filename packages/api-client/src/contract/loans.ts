import { defineEndpoint, requires } from './endpoint.ts'
import * as z from 'zod/mini'
import { id } from './codecs.ts'
import { emailField, mobileField, nameField, requiredField } from './fields.ts'

/** The kinds of loans. @since 0.1.0 */
export const loanProducts = ['car-loan', 'truck-loan', 'car-financing-loan', 'truck-financing-loan'] as const

/** The sales regions of a lender. @since 0.1.0 */
export const salesRegions = ['North Luzon', 'Metro Manila', 'South Luzon', 'Visayas', 'Mindanao'] as const

/** Sends a loan inquiry to a branch of the lender. @since 0.1.0 */
export const createLoanInquiry = defineEndpoint({
  name: 'createLoanInquiry',
  method: 'POST',
  kind: 'write',
  access: requires('LOANS', 'modify'),
  activeFleetOnly: true,
  input: z.object({
    fleetId: id,
    firstName: nameField,
    lastName: nameField,
    mobileNumber: mobileField,
    email: emailField,
    loanProduct: z.enum(loanProducts),
    region: z.enum(salesRegions),
    branch: requiredField,
  }),
  output: z.looseObject({ loanId: id }),
})
