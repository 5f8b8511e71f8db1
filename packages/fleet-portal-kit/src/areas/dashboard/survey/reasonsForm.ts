import { limits } from 'api-client/contract/fields'
import * as z from 'zod/mini'
import { createForm } from '../../../foundation/form/createForm.tsx'

/** The entry that asks for words of one's own. Not a text that a list of reasons could hold. */
export const other = ''

/** At least one reason; with Other among them, what it is. */
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
