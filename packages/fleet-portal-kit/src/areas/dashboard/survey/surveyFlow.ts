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
  | { status: 'stars'; answers: Answers }
  | { status: 'reasons'; answers: Answers & { rating: Rating } }
  | { status: 'referral'; answers: Answers & Reasons & { rating: Rating } }
  | { status: 'thanks' }
  | { status: 'gone' }

export type SurveyAction =
  | { type: 'opened' }
  | { type: 'rated'; rating: Rating }
  | { type: 'reasoned'; reasons: Reasons }
  | { type: 'back' }
  | { type: 'sent' }
  | { type: 'left' }

export const atStart: SurveyState = { status: 'stars', answers: {} }

/** Up to three stars ask for what is missing, more for what is good. */
export const isSatisfied = (rating: Rating): boolean => rating >= 4

export function surveyFlow(state: SurveyState, action: SurveyAction): SurveyState {
  if (action.type === 'opened') return state.status === 'gone' || state.status === 'thanks' ? atStart : state
  if (action.type === 'left') return { status: 'gone' }
  switch (state.status) {
    case 'stars':
      return action.type === 'rated'
        ? { status: 'reasons', answers: { ...state.answers, rating: action.rating } }
        : state
    case 'reasons':
      if (action.type === 'back') return { status: 'stars', answers: state.answers }
      return action.type === 'reasoned'
        ? { status: 'referral', answers: { rating: state.answers.rating, ...action.reasons } }
        : state
    case 'referral':
      if (action.type === 'back') return { status: 'reasons', answers: state.answers }
      return action.type === 'sent' ? { status: 'thanks' } : state
    case 'thanks':
    case 'gone':
      return state
  }
}
