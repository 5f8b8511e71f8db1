import * as z from 'zod/mini'
import { text, optionalText, id } from './codecs.ts'
import { instant } from './days.ts'
import { limits, remarksField } from './fields.ts'
import { defineEndpoint, requires } from './endpoint.ts'

const feedback = z.looseObject({
  rating: z.nullish(z.number()),
  feedback: z.nullish(z.array(text)),
  otherReason: optionalText,
  referToFriend: z.nullish(z.boolean()),
  recommendationScore: z.nullish(z.number()),
  fleetId: z.optional(id),
  createdAt: z.nullish(instant),
})

/** Reads the last feedback of the fleet, or null if there is none. @since 0.1.0 */
export const getLastFeedback = defineEndpoint({
  name: 'getLastFeedback',
  method: 'GET',
  kind: 'read',
  access: requires('DASHBOARD', 'view'),
  input: z.object({ fleetId: id }),
  output: z.nullable(feedback),
})

/** A rating from one to five: stars, or the likelihood of a recommendation. */
const oneToFive = z.int().check(z.gte(1), z.lte(5))

/** The ticked options, together at most as long as one text field. */
const tickedReasons = z
  .array(text)
  .check(z.refine((reasons) => reasons.join(', ').length <= limits.remarks, `maxLength:${limits.remarks}`))

/** The reason that requires a text, as it is sent in every language. */
const otherFeedback = 'Other'

/** Sends the answers of the satisfaction survey. @since 0.1.0 */
export const sendFeedback = defineEndpoint({
  name: 'sendFeedback',
  method: 'POST',
  kind: 'write',
  access: requires('DASHBOARD', 'view'),
  input: z.object({
    fleetId: id,
    rating: z.optional(oneToFive),
    feedback: z.optional(tickedReasons),
    otherReason: z.optional(remarksField),
    referToFriend: z.optional(z.boolean()),
    recommendationScore: z.optional(oneToFive),
    isSkipped: z.optional(z.boolean()),
  }),
  // A user who skips the rest of the survey sends the reason without its text.
  check: ({
    feedback: reasons = [],
    otherReason = '',
    isSkipped = false,
  }: {
    feedback?: readonly string[] | undefined
    otherReason?: string | undefined
    isSkipped?: boolean | undefined
  }) =>
    reasons.includes(otherFeedback) && otherReason === '' && !isSkipped
      ? [{ path: 'otherReason', code: 'required' }]
      : [],
  output: z.unknown(),
})
