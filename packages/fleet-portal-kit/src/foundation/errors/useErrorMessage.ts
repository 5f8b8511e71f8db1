import { ApiError } from 'api-client'
import { useCallback } from 'react'
import { errorMessages, type FieldCode } from '../../locales/en/errors.ts'
import { useMessages } from '../../provider/messages.ts'
import { formatTime } from '../../format/days.ts'
import { causeOfError } from './causeOfError.ts'

export interface ErrorMessageOptions {
  /** The call has no effect, so that nothing is left to check after it failed. */
  isRead?: boolean
  /** Seconds until it can be tried again after too many requests. Default what the server said. */
  wait?: number | undefined
}

/**
 * The sentence of an error as a whole: its code's, what broke the call and whether it took effect, the server's own words
 * for a refusal whose code is not known, its kind's, or the general one. Never the raw code.
 */
export function useErrorMessage(): (error: unknown, options?: ErrorMessageOptions) => string {
  const t = useMessages(errorMessages)
  return useCallback(
    (error: unknown, { isRead = false, wait }: ErrorMessageOptions = {}) => {
      if (!(error instanceof ApiError)) return t.general
      const cause = causeOfError(error)
      if (cause === 'tooMany') {
        const { retryAt } = error.data
        const seconds = wait ?? error.retryAfter
        const until = () => {
          if (seconds === undefined) return t.waits.unknown
          if (seconds <= 0) return t.waits.now
          // A time of day stays true while the sentence stands there.
          const isLong = seconds > 60 && typeof retryAt === 'string'
          return isLong ? t.waits.at(formatTime(retryAt)) : t.waits.in(seconds)
        }
        return `${t.causes.tooMany} ${until()}`
      }
      if (error.code && !cause) {
        const sentence = t.codes[error.code]
        return typeof sentence === 'function' ? sentence(error.data) : sentence
      }
      if (cause) {
        const next = isRead ? t.afterRead[cause](error.requestId !== undefined) : t.afterWrite
        return `${t.causes[cause]} ${next}`
      }
      if (error.kind === 'badrequest' && error.serverMessage) return error.serverMessage
      if (error.failedAtServer) return t.lostToFault
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
export type FieldErrorMessages = 'people' | 'money'

/** The sentence of a field's code; a number behind a colon fills its gap: `maxLength:75`. */
export function useFieldErrorMessage(words: FieldErrorMessages = 'people'): (code: string) => string {
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
