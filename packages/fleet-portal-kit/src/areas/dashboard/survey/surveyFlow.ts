export const ratings = [1, 2, 3, 4, 5] as const
export type Rating = (typeof ratings)[number]

/** What was ticked, and what was written beside Other. */
export interface Reasons {
  feedback: string[]
  otherReason?: string
}

/** What was answered so far. */
export interface Answers extends Partial<Reasons> {
  rating?: Rating
}

export type SurveyState =
  | { step: 'stars'; answers: Answers }
  | { step: 'reasons'; answers: Answers & { rating: Rating } }
  | { step: 'referral'; answers: Answers & Reasons & { rating: Rating } }
  | { step: 'thanks' }
  | { step: 'gone' }

export type SurveyAction =
  | { type: 'opened' }
  | { type: 'rated'; rating: Rating }
  | { type: 'reasoned'; reasons: Reasons }
  | { type: 'back' }
  | { type: 'sent' }
  | { type: 'left' }

export const atStart: SurveyState = { step: 'stars', answers: {} }

/** Up to three stars ask for what is missing, more for what is good. */
export const isSatisfied = (rating: Rating): boolean => rating >= 4

export function surveyFlow(state: SurveyState, action: SurveyAction): SurveyState {
  if (action.type === 'opened') return state.step === 'gone' || state.step === 'thanks' ? atStart : state
  if (action.type === 'left') return { step: 'gone' }
  switch (state.step) {
    case 'stars':
      return action.type === 'rated'
        ? { step: 'reasons', answers: { ...state.answers, rating: action.rating } }
        : state
    case 'reasons':
      if (action.type === 'back') return { step: 'stars', answers: state.answers }
      return action.type === 'reasoned'
        ? { step: 'referral', answers: { rating: state.answers.rating, ...action.reasons } }
        : state
    case 'referral':
      if (action.type === 'back') return { step: 'reasons', answers: state.answers }
      return action.type === 'sent' ? { step: 'thanks' } : state
    case 'thanks':
    case 'gone':
      return state
  }
}
