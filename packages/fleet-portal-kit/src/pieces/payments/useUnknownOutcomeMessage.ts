import { ApiError } from 'fleet-portal-api-client'
import { mayBecomeKnown } from 'fleet-portal-api-client/money-flow'
import { errorMessages } from '../../locales/en/errors.ts'
import { unknownOutcomeMessages } from '../../locales/en/unknownOutcome.ts'
import { useMessages } from '../../provider/messages.ts'
import { causeOfError } from '../../foundation/errors/causeOfError.ts'

/**
 * Returns a function that makes the paragraphs about a money call whose outcome is unknown: why it is unknown, what this
 * means for the user, and whether the page looks the outcome up by itself.
 */
export function useUnknownOutcomeMessage(): (error: ApiError | undefined, consequence: string) => string[] {
  const t = useMessages(unknownOutcomeMessages)
  const { causes } = useMessages(errorMessages)

  function reasonOf(error: ApiError | undefined): string {
    const lookupError = error?.kind === 'outcome-unknown' ? error.cause : error
    if (!(lookupError instanceof ApiError)) return t.noResult
    if (lookupError.code === 'KeyInProgress') return t.stillRunning
    const cause = causeOfError(lookupError)
    return cause ? causes[cause] : t.noResult
  }

  return (error, consequence) => [
    `${reasonOf(error)} ${consequence}`,
    ...(mayBecomeKnown(error) ? [t.checksAutomatically] : []),
  ]
}
