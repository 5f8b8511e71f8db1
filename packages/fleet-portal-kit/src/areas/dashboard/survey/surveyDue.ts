import type { EndpointOutput } from 'fleet-portal-api-client'
import type { getLastFeedback } from 'fleet-portal-api-client/contract/feedback'

type LastFeedback = EndpointOutput<typeof getLastFeedback>

const millisecondsPerDay = 86_400_000
const pauseDays = 3
const pauseDaysAfterReferral = 30

/** Whether the user answered the question about recommending the portal. */
const hasReferral = (last: NonNullable<LastFeedback>): boolean =>
  last.referToFriend === true || (last.recommendationScore ?? undefined) !== undefined

/** Milliseconds after an answer until the survey is due again. A skip counts as an answer. */
export const nextSurveyDelay = (isReferral: boolean): number =>
  (isReferral ? pauseDaysAfterReferral : pauseDays) * millisecondsPerDay

/** Whether the survey is due: the fleet never answered, or the last answer is old enough. */
export function isSurveyDue(last: LastFeedback, now: number): boolean {
  if (!last) return true
  const answeredAt = Date.parse(last.createdAt ?? '')
  return Number.isNaN(answeredAt) || now - answeredAt > nextSurveyDelay(hasReferral(last))
}
