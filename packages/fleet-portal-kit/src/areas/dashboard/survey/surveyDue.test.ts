import { expect, test } from 'vitest'
import { isSurveyDue } from './surveyDue.ts'

const answeredAt = '2026-11-01T10:00:00+08:00'
const after = (days: number, seconds: number) => Date.parse(answeredAt) + days * 86_400_000 + seconds * 1000

test('is due for a fleet that never answered', () => {
  expect(isSurveyDue(null, Date.now())).toBe(true)
})

test('is not due for three days after an answer or a skip', () => {
  const skipped = { createdAt: answeredAt, rating: null, referToFriend: null, recommendationScore: null }
  expect(isSurveyDue(skipped, after(0, 1))).toBe(false)
  expect(isSurveyDue(skipped, after(3, 0))).toBe(false)
  expect(isSurveyDue(skipped, after(3, 1))).toBe(true)
})

test.each([
  ['yes', { referToFriend: true, recommendationScore: 5 }],
  ['no', { referToFriend: false, recommendationScore: 1 }],
  ['yes without a score', { referToFriend: true }],
])('is not due for thirty days after the referral answer "%s"', (_, answer) => {
  const last = { createdAt: answeredAt, rating: 4, ...answer }
  expect(isSurveyDue(last, after(30, 0))).toBe(false)
  expect(isSurveyDue(last, after(30, 1))).toBe(true)
})
