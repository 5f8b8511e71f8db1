import type { ReactNode } from 'react'
import { errorMessages } from '../../locales/en/errors.ts'
import { useMessages } from '../../provider/messages.ts'
import { InlineText, VisuallyHidden } from '../ui/layout.ts'
import { useErrorMessage } from './useErrorMessage.ts'
import { useRetryCountdown } from './useRetryCountdown.ts'

/** How often a countdown is read out, in seconds. */
const spokenEvery = 10

export interface Failure {
  /** What happened and what to do next. */
  sentence: string
  /** The same, for the page: seconds are counted down for the eyes and read out now and then. */
  text: ReactNode
  /** Why it cannot be tried again yet. */
  heldReason: string | undefined
}

/** A failure in words that stay true for as long as they are shown. */
export function useFailure(error: unknown, { isRead = false }: { isRead?: boolean } = {}): Failure {
  const { waits } = useMessages(errorMessages)
  const sentenceOf = useErrorMessage()
  const wait = useRetryCountdown(error)
  const sentenceAt = (seconds: number | undefined) => sentenceOf(error, { isRead, wait: seconds })
  const sentence = sentenceAt(wait)
  if (!wait) return { sentence, text: sentence, heldReason: undefined }
  const isCounting = sentence !== sentenceAt(wait + 1)
  const spoken = sentenceAt(Math.ceil(wait / spokenEvery) * spokenEvery)
  const text = isCounting ? (
    <>
      <InlineText aria-hidden>{sentence}</InlineText>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </>
  ) : (
    sentence
  )
  return { sentence, text, heldReason: waits.held }
}
