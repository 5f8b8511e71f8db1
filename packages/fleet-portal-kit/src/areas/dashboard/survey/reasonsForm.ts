import { limits } from 'fleet-portal-api-client/contract/fields'
import * as z from 'zod/mini'
import { createForm } from '../../../foundation/form/createForm.tsx'

/** The value of the option "Other". The empty string cannot collide with a reason. */
export const other = ''

/** Requires at least one reason, and a text if "Other" is selected. */
const reasonsSchema = z
  .object({
    ticked: z.array(z.string()).check(z.minLength(1, 'required')),
    otherReason: z.string().check(z.trim(), z.maxLength(limits.remarks, `maxLength:${limits.remarks}`)),
  })
  .check(
    z.refine(({ ticked, otherReason }) => !ticked.includes(other) || otherReason !== '', {
      path: ['otherReason'],
      error: 'required',
    }),
  )

export const { Form, Field, useFields } = createForm(reasonsSchema, 'money')
