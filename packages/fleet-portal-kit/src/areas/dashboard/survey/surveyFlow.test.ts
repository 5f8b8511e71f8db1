import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atStart, isSatisfied, surveyFlow, type SurveyAction } from './surveyFlow.ts'

const run = (...actions: SurveyAction[]) => actions.reduce(surveyFlow, atStart)

test('stars, then reasons, then the referral, then thanks', () => {
  const rated = run({ type: 'rated', rating: 2 })
  expect(rated).toEqual({ status: 'reasons', answers: { rating: 2 } })
  const reasoned = surveyFlow(rated, { type: 'reasoned', reasons: { feedback: ['Slow'] } })
  expect(reasoned).toEqual({ status: 'referral', answers: { rating: 2, feedback: ['Slow'] } })
  expect(surveyFlow(reasoned, { type: 'sent' })).toEqual({ status: 'thanks' })
})

test('a survey that is opened anew starts again after its end, and else goes on', () => {
  const half = run({ type: 'rated', rating: 2 })
  expect(surveyFlow(half, { type: 'opened' })).toEqual(half)
  expect(run({ type: 'left' }, { type: 'opened' })).toEqual(atStart)
})

test('three stars and fewer are not satisfied, four and five are', () => {
  expect([1, 2, 3, 4, 5].map((rating) => isSatisfied(rating as 1))).toEqual([false, false, false, true, true])
})

test('going back keeps what was answered', () => {
  const reasons = { feedback: ['Other'], otherReason: 'Too dark' }
  const back = run(
    { type: 'rated', rating: 1 },
    { type: 'reasoned', reasons },
    { type: 'back' },
    { type: 'back' },
  )
  expect(back).toEqual({ status: 'stars', answers: { rating: 1, ...reasons } })
})

test('nothing is thanked for before a rating and reasons were given, and what was left stays left', () => {
  const actions = fc.constantFrom<SurveyAction>(
    { type: 'rated', rating: 3 },
    { type: 'reasoned', reasons: { feedback: ['Slow'] } },
    { type: 'back' },
    { type: 'sent' },
    { type: 'left' },
  )
  fc.assert(
    fc.property(fc.array(actions, { maxLength: 12 }), (list) => {
      const states = list.map((_, index) => run(...list.slice(0, index + 1)))
      const thanked = states.findIndex(({ status }) => status === 'thanks')
      if (thanked >= 0) expect(states[thanked - 1]?.status).toBe('referral')
      const gone = states.findIndex(({ status }) => status === 'gone')
      if (gone >= 0) expect(states.slice(gone).every(({ status }) => status === 'gone')).toBe(true)
    }),
  )
})
