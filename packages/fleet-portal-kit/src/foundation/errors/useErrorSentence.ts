import { ApiError } from 'api-client'
import { useCallback } from 'react'
import { errorMessages, type FieldCode } from '../../locales/en/errors.ts'
import { useMessages } from '../../provider/messages.ts'
import { formatTime } from '../format/days.ts'

/**
 * The sentence of an error as a whole: its code's, the server's own for a refusal whose code nobody here knows, its
 * kind's, or the general one. Never the raw code.
 */
export function useErrorSentence(): (error: unknown) => string {
  const t = useMessages(errorMessages)
  return useCallback(
    (error: unknown) => {
      if (!(error instanceof ApiError)) return t.general
      if (error.code) {
        const sentence = t.codes[error.code]
        const { retryAt } = error.data
        const retryTime = typeof retryAt === 'string' ? formatTime(retryAt) : undefined
        const data = { ...error.data, retryAfter: error.retryAfter, retryTime }
        return typeof sentence === 'function' ? sentence(data) : sentence
      }
      if (error.kind === 'badrequest' && error.serverMessage) return error.serverMessage
      if (error.brokeAtServer) return t.lostToFault
      return t.kinds[error.kind] ?? t.general
    },
    [t],
  )
}

/** Rules that have other sentences where the areas of money and fuel name them. */
const inMoneyAreas: Partial<Record<string, FieldCode>> = {
  maxLength: 'maxlength',
  digits: 'numeric',
  number: 'numeric',
  email: 'emailField',
}

/** Whose document words the messages of a form's rules: that of people and access, or that of money and fuel. */
export type FieldWords = 'people' | 'money'

/** The sentence of a field's code; a number behind a colon fills its gap: `maxLength:75`. */
export function useFieldSentence(words: FieldWords = 'people'): (code: string) => string {
  const t = useMessages(errorMessages)
  return useCallback(
    (code: string) => {
      const [own = '', part] = code.split(/:(.*)/s)
      const name = (words === 'money' && inMoneyAreas[own]) || own
      const field = t.fields[name as FieldCode] as string | ((part: string) => string) | undefined
      // A gap that nothing fills would be read out.
      if (typeof field === 'function') return part ? field(part) : (t.codes.BadRequest as string)
      const sentence = field ?? t.codes[name as keyof typeof t.codes] ?? t.general
      return typeof sentence === 'function' ? sentence({}) : sentence
    },
    [t, words],
  )
}
