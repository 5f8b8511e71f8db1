import type { EndpointInput } from 'api-client'
import { sendFeedback } from 'api-client/contract/feedback'
import { useEffect, useRef, useState } from 'react'
import { useDraft } from '../../../foundation/data/useDraft.ts'
import { useWrite } from '../../../foundation/data/useWrite.ts'
import { useEmit } from '../../../provider/widgetContext.ts'
import { keptAnswers } from './keptAnswers.ts'
import { nextSurveyDelay } from './surveyDue.ts'
import { atStart, surveyFlow, type Answers, type Rating } from './surveyFlow.ts'

/** Some servers answer a refusal with a success status and a code in the body. */
const isRefusal = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && Boolean((answer as { errorCode?: unknown }).errorCode)

/** Whoever is likely to recommend would refer a friend. */
const likelyFrom = 4

/** The survey's answers on their way. `onAnswered` is told how long nobody is to be asked again, in milliseconds. */
export function useSurvey(fleetId: string, userId: string, onAnswered: (pause: number) => void) {
  const work = `survey-answers:${fleetId}:${userId}`
  const { state, dispatch } = useDraft(work, atStart, surveyFlow, keptAnswers)
  // An earlier survey on this page may have ended.
  useEffect(() => dispatch({ type: 'opened' }), [dispatch])
  const { send, isPending } = useWrite(sendFeedback)
  const emit = useEmit()
  const sending = useRef(false)
  const [failure, setFailure] = useState<unknown>()
  const post = async (answers: Omit<EndpointInput<typeof sendFeedback>, 'fleetId'>) => {
    const answer = await send({ fleetId, ...answers })
    if (isRefusal(answer)) throw new Error('The feedback was refused.')
  }
  return {
    state,
    dispatch,
    isPending,
    failure,
    /** Sends everything; what was answered stays where it cannot be sent. */
    async submit(answers: Answers & { rating: Rating }, score: Rating): Promise<void> {
      if (sending.current) return
      sending.current = true
      setFailure(undefined)
      try {
        await post({ ...answers, recommendationScore: score, referToFriend: score >= likelyFrom })
        onAnswered(nextSurveyDelay(true))
        emit('feedback.sent', { rating: answers.rating })
        dispatch({ type: 'sent' })
      } catch (error) {
        setFailure(error)
      } finally {
        sending.current = false
      }
    },
    /** Leaves at once, and for as long as a skip lasts, whether the server can be told or not. */
    skip(answers: Answers): void {
      onAnswered(nextSurveyDelay(false))
      dispatch({ type: 'left' })
      emit('feedback.skipped', {})
      post({ ...answers, isSkipped: true }).catch(() => undefined)
    },
    leave: () => dispatch({ type: 'left' }),
  }
}
