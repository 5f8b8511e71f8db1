import fc from 'fast-check'
import { expect, test } from 'vitest'
import { initialState, isSatisfied, surveyReducer, type SurveyAction } from './surveyReducer.ts'

const run = (...actions: SurveyAction[]) => actions.reduce(surveyReducer, initialState)

test('goes from stars to reasons, referral and thanks', () => {
  const rated = run({ type: 'rated', rating: 2 })
  expect(rated).toEqual({ status: 'reasons', answers: { rating: 2 } })
  const withReasons = surveyReducer(rated, { type: 'reasonsSelected', reasons: { feedback: ['Slow'] } })
  expect(withReasons).toEqual({ status: 'referral', answers: { rating: 2, feedback: ['Slow'] } })
  expect(surveyReducer(withReasons, { type: 'sent' })).toEqual({ status: 'thanks' })
})

test('opening restarts a finished survey and continues an unfinished one', () => {
  const unfinished = run({ type: 'rated', rating: 2 })
  expect(surveyReducer(unfinished, { type: 'opened' })).toEqual(unfinished)
  expect(run({ type: 'closed' }, { type: 'opened' })).toEqual(initialState)
})

test('four and five stars count as satisfied', () => {
  expect([1, 2, 3, 4, 5].map((rating) => isSatisfied(rating as 1))).toEqual([false, false, false, true, true])
})

test('going back keeps the answers', () => {
  const reasons = { feedback: ['Other'], otherReason: 'Too dark' }
  const back = run(
    { type: 'rated', rating: 1 },
    { type: 'reasonsSelected', reasons },
    { type: 'back' },
    { type: 'back' },
  )
  expect(back).toEqual({ status: 'stars', answers: { rating: 1, ...reasons } })
})

test('shows thanks only after the referral step, and a closed survey stays closed', () => {
  const actions = fc.constantFrom<SurveyAction>(
    { type: 'rated', rating: 3 },
    { type: 'reasonsSelected', reasons: { feedback: ['Slow'] } },
    { type: 'back' },
    { type: 'sent' },
    { type: 'closed' },
  )
  fc.assert(
    fc.property(fc.array(actions, { maxLength: 12 }), (list) => {
      const states = list.map((_, index) => run(...list.slice(0, index + 1)))
      const thanked = states.findIndex(({ status }) => status === 'thanks')
      if (thanked >= 0) expect(states[thanked - 1]?.status).toBe('referral')
      const closed = states.findIndex(({ status }) => status === 'closed')
      if (closed >= 0) expect(states.slice(closed).every(({ status }) => status === 'closed')).toBe(true)
    }),
  )
})
