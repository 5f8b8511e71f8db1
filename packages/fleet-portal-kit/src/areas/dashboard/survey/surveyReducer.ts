export const ratings = [1, 2, 3, 4, 5] as const
export type Rating = (typeof ratings)[number]

/** The selected reasons and the text of the option "Other". */
export interface Reasons {
  feedback: string[]
  otherReason?: string
}

/** The answers so far. */
export interface Answers extends Partial<Reasons> {
  rating?: Rating
}

export type SurveyState =
  | { status: 'stars'; answers: Answers }
  | { status: 'reasons'; answers: Answers & { rating: Rating } }
  | { status: 'referral'; answers: Answers & Reasons & { rating: Rating } }
  | { status: 'thanks' }
  | { status: 'closed' }

export type SurveyAction =
  | { type: 'opened' }
  | { type: 'rated'; rating: Rating }
  | { type: 'reasonsSelected'; reasons: Reasons }
  | { type: 'back' }
  | { type: 'sent' }
  | { type: 'closed' }

export const initialState: SurveyState = { status: 'stars', answers: {} }

/** Ratings up to three stars lead to questions about improvements, higher ratings about strengths. */
export const isSatisfied = (rating: Rating): boolean => rating >= 4

export function surveyReducer(state: SurveyState, action: SurveyAction): SurveyState {
  if (action.type === 'opened')
    return state.status === 'closed' || state.status === 'thanks' ? initialState : state
  if (action.type === 'closed') return { status: 'closed' }
  switch (state.status) {
    case 'stars':
      return action.type === 'rated'
        ? { status: 'reasons', answers: { ...state.answers, rating: action.rating } }
        : state
    case 'reasons':
      if (action.type === 'back') return { status: 'stars', answers: state.answers }
      return action.type === 'reasonsSelected'
        ? { status: 'referral', answers: { rating: state.answers.rating, ...action.reasons } }
        : state
    case 'referral':
      if (action.type === 'back') return { status: 'reasons', answers: state.answers }
      return action.type === 'sent' ? { status: 'thanks' } : state
    case 'thanks':
    case 'closed':
      return state
  }
}
