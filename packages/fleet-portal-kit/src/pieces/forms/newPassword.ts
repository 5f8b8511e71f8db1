import { limits, passwordField } from 'fleet-portal-api-client/contract/fields'
import * as z from 'zod/mini'

export interface NewPassword {
  password: string
  confirmPassword: string
}

/** The two fields of a new password, for the schema of a form. */
export const newPasswordShape = {
  password: passwordField,
  confirmPassword: z.string().check(z.minLength(1, 'required')),
}

const isSame = (a: string, b: string): boolean => a.normalize('NFC') === b.normalize('NFC')

/** Validates both passwords even if other fields of the form are still empty. */
export const passwordsMatch = z.refine<NewPassword>(
  ({ password, confirmPassword }) => isSame(password, confirmPassword),
  {
    path: ['confirmPassword'],
    error: 'passwordsDiffer',
    when: ({ value }) => {
      const { password, confirmPassword } = value as Partial<NewPassword>
      return typeof password === 'string' && Boolean(confirmPassword)
    },
  },
)

export type PasswordRule = 'length' | 'upper' | 'lower' | 'sign'

/** Checks each rule of a new password. Together they are the rule of the field, except for its maximum length. */
export function passwordRules(password: string): readonly { rule: PasswordRule; isMet: boolean }[] {
  const text = password.normalize('NFC')
  return [
    { rule: 'length', isMet: text.length >= limits.passwordMin },
    { rule: 'upper', isMet: /[A-Z]/.test(text) },
    { rule: 'lower', isMet: /[a-z]/.test(text) },
    { rule: 'sign', isMet: /[0-9#?!@$%^&*-]/.test(text) },
  ]
}

/** Whether both fields are valid. */
export const isNewPassword = ({ password, confirmPassword }: NewPassword): boolean =>
  z.safeParse(passwordField, password).success && isSame(password, confirmPassword)
