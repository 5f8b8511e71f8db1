import type { EndpointOutput } from 'api-client'
import type { getLastFeedback } from 'api-client/contract/feedback'

type LastFeedback = EndpointOutput<typeof getLastFeedback>

const dayLength = 86_400_000
const pauseDays = 3
const pauseDaysAfterReferral = 30

/** Whether the person said how likely they are to refer a friend. */
const hasReferral = (last: NonNullable<LastFeedback>): boolean =>
  last.referToFriend === true || (last.recommendationScore ?? undefined) !== undefined

/** How long after an answer nobody is asked again, in milliseconds. A skip is an answer. */
export const nextSurveyDelay = (isReferral: boolean): number =>
  (isReferral ? pauseDaysAfterReferral : pauseDays) * dayLength

/** Whether it is time to ask: nobody of the fleet ever answered, or the last answer is old enough. */
export function isSurveyDue(last: LastFeedback, now: number): boolean {
  if (!last) return true
  const answeredAt = Date.parse(last.createdAt ?? '')
  return Number.isNaN(answeredAt) || now - answeredAt > nextSurveyDelay(hasReferral(last))
}
