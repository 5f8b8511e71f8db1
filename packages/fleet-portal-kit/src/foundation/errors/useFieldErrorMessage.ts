import { useCallback } from 'react'
import { errorMessages, type FieldCode } from '../../locales/en/errors.ts'
import { useMessages } from '../../provider/messages.ts'

/** Codes whose message differs in the areas of money and fuel. */
const codesInMoneyAreas: Partial<Record<string, FieldCode>> = {
  maxLength: 'maxlength',
  digits: 'numeric',
  number: 'numeric',
  email: 'emailField',
}

/** The wording of field errors: that of the areas about users and access, or that of the areas about money and fuel. */
export type FieldErrorMessages = 'people' | 'money'

/** Returns a function that turns the error code of a field into a message. The text after a colon is its parameter: `maxLength:75`. */
export function useFieldErrorMessage(wording: FieldErrorMessages = 'people'): (code: string) => string {
  const t = useMessages(errorMessages)
  return useCallback(
    (code: string) => {
      const [rule = '', parameter] = code.split(/:(.*)/s)
      const name = (wording === 'money' && codesInMoneyAreas[rule]) || rule
      const field = t.fields[name as FieldCode] as string | ((parameter: string) => string) | undefined
      // Without its parameter the message would be incomplete.
      if (typeof field === 'function') return parameter ? field(parameter) : (t.codes.BadRequest as string)
      const sentence = field ?? t.codes[name as keyof typeof t.codes] ?? t.general
      return typeof sentence === 'function' ? sentence({}) : sentence
    },
    [t, wording],
  )
}
