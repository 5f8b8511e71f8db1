import { defineMessages } from '../messageSet.ts'

/** English sentences of the namespace `unknownOutcome`, about a payment whose outcome is not known. @since 0.1.0 */
export const unknownOutcomeMessages = defineMessages('unknownOutcome', {
  stillRunning: 'This is still being processed.',
  noResult: 'We did not receive the result.',
  checksAutomatically: 'This page checks again by itself and shows the result as soon as it is known.',
})
