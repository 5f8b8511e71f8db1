import { emailPattern, limits } from 'fleet-portal-api-client/contract/fields'
import * as z from 'zod/mini'
import { createUnpersistedForm } from '../../foundation/form/createUnpersistedForm.ts'

const required = z.minLength(1, 'required')

const schema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      required,
      z.maxLength(limits.email, `maxLength:${limits.email}`),
      z.regex(emailPattern, 'signInEmail'),
    ),
  password: z.string().check(required, z.maxLength(limits.password, `maxLength:${limits.password}`)),
  rememberMe: z.boolean(),
})

export type SignInValues = z.output<typeof schema>

export const { Form, Field } = createUnpersistedForm<SignInValues>(schema)

export const signInDefaults = (email = '', rememberMe = false): SignInValues => ({
  email,
  password: '',
  rememberMe,
})
