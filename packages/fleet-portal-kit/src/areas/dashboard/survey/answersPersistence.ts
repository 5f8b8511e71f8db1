import * as z from 'zod/mini'
import type { DraftPersistence } from '../../../foundation/data/useDraft.ts'
import { ratings, type SurveyState } from './surveyReducer.ts'

const schema = z.object({
  isAtReferral: z.boolean(),
  rating: z.literal([...ratings]),
  feedback: z.array(z.string()).check(z.minLength(1)),
  otherReason: z.optional(z.string()),
})
type StoredAnswers = z.output<typeof schema>

/** Persists answers that contain reasons, so that they survive a reload or an expired session. */
export const answersPersistence: DraftPersistence<SurveyState, StoredAnswers> = {
  schema,
  toStored(state) {
    if (state.status !== 'reasons' && state.status !== 'referral') return undefined
    const { feedback = [], ...answers } = state.answers
    return feedback.length > 0
      ? { ...answers, feedback, isAtReferral: state.status === 'referral' }
      : undefined
  },
  fromStored: ({ isAtReferral, ...answers }) => ({ status: isAtReferral ? 'referral' : 'reasons', answers }),
}
