import type { ReactNode } from 'react'
import { errorMessages } from '../../locales/en/errors.ts'
import { useMessages } from '../../provider/messages.ts'
import { InlineText, VisuallyHidden } from '../ui/layout.ts'
import { useErrorMessage } from './useErrorMessage.ts'
import { useRetryCountdown } from './useRetryCountdown.ts'

/** The interval at which screen readers announce a countdown, in seconds. */
const announceInterval = 10

export interface Failure {
  /** The message: what happened and what to do next. */
  sentence: string
  /** The message as content. A countdown changes every second on screen, and less often for screen readers. */
  text: ReactNode
  /** Why the Try again button is disabled. Undefined if it is enabled. */
  retryDisabledReason: string | undefined
}

/** The message of a failure. It updates itself while it is shown. */
export function useFailure(error: unknown, { isRead = false }: { isRead?: boolean } = {}): Failure {
  const { waits } = useMessages(errorMessages)
  const sentenceOf = useErrorMessage()
  const wait = useRetryCountdown(error)
  const sentenceAt = (seconds: number | undefined) => sentenceOf(error, { isRead, wait: seconds })
  const sentence = sentenceAt(wait)
  if (!wait) return { sentence, text: sentence, retryDisabledReason: undefined }
  const isCountdown = sentence !== sentenceAt(wait + 1)
  const announced = sentenceAt(Math.ceil(wait / announceInterval) * announceInterval)
  const text = isCountdown ? (
    <>
      <InlineText aria-hidden>{sentence}</InlineText>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  ) : (
    sentence
  )
  return { sentence, text, retryDisabledReason: waits.held }
}
