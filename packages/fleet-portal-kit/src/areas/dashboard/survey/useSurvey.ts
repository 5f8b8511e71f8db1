import type { EndpointInput } from 'fleet-portal-api-client'
import { sendFeedback } from 'fleet-portal-api-client/contract/feedback'
import { useEffect, useRef, useState } from 'react'
import { useDraft } from '../../../foundation/data/useDraft.ts'
import { useWrite } from '../../../foundation/data/useWrite.ts'
import { useEmit } from '../../../provider/widgetContext.ts'
import { answersPersistence } from './answersPersistence.ts'
import { nextSurveyDelay } from './surveyDue.ts'
import { initialState, surveyReducer, type Answers, type Rating } from './surveyReducer.ts'

/** Some servers report an error with a success status and an error code in the body. */
const hasErrorCode = (response: unknown): boolean =>
  typeof response === 'object' &&
  response !== null &&
  Boolean((response as { errorCode?: unknown }).errorCode)

/** The lowest score that counts as a referral to a friend. */
const minReferralScore = 4

/** The state of the survey and its requests. `onAnswered` receives the milliseconds until the survey is due again. */
export function useSurvey(fleetId: string, userId: string, onAnswered: (pause: number) => void) {
  const persistKey = `survey-answers:${fleetId}:${userId}`
  const { state, dispatch } = useDraft(persistKey, initialState, surveyReducer, answersPersistence)
  // The state may come from an earlier survey on this page that has ended.
  useEffect(() => dispatch({ type: 'opened' }), [dispatch])
  const { send, isPending } = useWrite(sendFeedback)
  const emit = useEmit()
  const isSending = useRef(false)
  const [failure, setFailure] = useState<unknown>()
  const post = async (answers: Omit<EndpointInput<typeof sendFeedback>, 'fleetId'>) => {
    const response = await send({ fleetId, ...answers })
    if (hasErrorCode(response)) throw new Error('The feedback was refused.')
  }
  return {
    state,
    dispatch,
    isPending,
    failure,
    /** Sends all answers. They stay in the form if the request fails. */
    async submit(answers: Answers & { rating: Rating }, score: Rating): Promise<void> {
      if (isSending.current) return
      isSending.current = true
      setFailure(undefined)
      try {
        await post({ ...answers, recommendationScore: score, referToFriend: score >= minReferralScore })
        onAnswered(nextSurveyDelay(true))
        emit('feedback.sent', { rating: answers.rating })
        dispatch({ type: 'sent' })
      } catch (error) {
        setFailure(error)
      } finally {
        isSending.current = false
      }
    },
    /**
     * Closes the survey at once and pauses it, whether the request succeeds or not. While the answers are being sent it sends
     * no skip, which would replace them as the last feedback of the fleet.
     */
    skip(answers: Answers): void {
      onAnswered(nextSurveyDelay(false))
      dispatch({ type: 'closed' })
      if (isSending.current) return
      emit('feedback.skipped', {})
      post({ ...answers, isSkipped: true }).catch(() => undefined)
    },
    close: () => dispatch({ type: 'closed' }),
  }
}
