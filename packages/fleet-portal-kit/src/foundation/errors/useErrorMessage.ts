import { ApiError } from 'fleet-portal-api-client'
import { useCallback } from 'react'
import { errorMessages } from '../../locales/en/errors.ts'
import { useDayFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { causeOfError } from './causeOfError.ts'

export interface ErrorMessageOptions {
  /** The call has no effect, so the user has nothing to check after a failure. */
  isRead?: boolean
  /** Seconds until the next attempt after too many requests. Default: the `Retry-After` of the server. */
  wait?: number | undefined
}

/** Statuses of a server that refuses a call for a reason. A message of any other status may be of a router or a fault. */
const refusalStatuses: ReadonlySet<number> = new Set([409, 422])

/**
 * Returns a function that turns an error into a message. The first that applies: the message of its code, the cause with the
 * next step, the server's own message for a refusal with an unknown code, the message of its kind, the general message. Never
 * the raw code.
 */
export function useErrorMessage(): (error: unknown, options?: ErrorMessageOptions) => string {
  const t = useMessages(errorMessages)
  const { formatTime } = useDayFormats()
  return useCallback(
    (error: unknown, { isRead = false, wait }: ErrorMessageOptions = {}) => {
      if (!(error instanceof ApiError)) return t.general
      const cause = causeOfError(error)
      if (cause === 'tooMany') {
        const { retryAt } = error.data
        const seconds = wait ?? error.retryAfter
        const waitText = () => {
          if (seconds === undefined) return t.waits.unknown
          if (seconds <= 0) return t.waits.now
          // A time of day stays correct while the message is shown.
          const isLong = seconds > 60 && typeof retryAt === 'string'
          return isLong ? t.waits.at(formatTime(retryAt)) : t.waits.in(seconds)
        }
        return `${t.causes.tooMany} ${waitText()}`
      }
      if (error.code && !cause) {
        const sentence = t.codes[error.code]
        return typeof sentence === 'function' ? sentence(error.data) : sentence
      }
      if (cause) {
        const next = isRead ? t.afterRead[cause](error.requestId !== undefined) : t.afterWrite
        return `${t.causes[cause]} ${next}`
      }
      const showsReason =
        error.kind === 'badrequest' || error.kind === 'denied' || refusalStatuses.has(error.status)
      // Pages without TypeScript may deny with anything.
      if (showsReason && error.serverMessage && typeof error.serverMessage === 'string')
        return error.serverMessage
      if (error.failedAtServer) return t.lostToFault
      return t.kinds[error.kind] ?? t.general
    },
    [t, formatTime],
  )
}
