import * as z from 'zod/mini'
import { requires, defineEndpoint } from './endpoint.ts'
import { field, id, instant, limits, optionalText, paging, pesos, text } from './values.ts'

export const loanProducts = ['car-loan', 'truck-loan', 'car-financing-loan', 'truck-financing-loan'] as const
export const salesRegions = ['North Luzon', 'Metro Manila', 'South Luzon', 'Visayas', 'Mindanao'] as const

export const createLoanInquiry = defineEndpoint({
  name: 'createLoanInquiry',
  method: 'POST',
  kind: 'write',
  access: requires('LOANS', 'modify'),
  activeFleetOnly: true,
  input: z.object({
    fleetId: id,
    firstName: field.name,
    lastName: field.name,
    mobileNumber: field.mobile,
    email: field.email,
    loanProduct: z.enum(loanProducts),
    region: z.enum(salesRegions),
    branch: field.required,
  }),
  output: z.looseObject({ loanId: id }),
})

/** Servers that give promos no id have them told apart by their titles. */
export const promo = z.looseObject({
  promoId: z.optional(id),
  title: text,
  subtitle: optionalText,
  longDescription: optionalText,
  featuredImage: optionalText,
  buttonLabel: optionalText,
  redirectUrl: optionalText,
})

export type Promo = z.output<typeof promo>

export const listPromos = defineEndpoint({
  name: 'listPromos',
  method: 'GET',
  kind: 'read',
  access: requires('PROMO', 'view'),
  fixed: { platformType: 'plb' },
  input: z.object({ fleetId: id, ...paging }),
  list: { items: 'marketingBanners', id: ['promoId', 'title'] },
  output: z.looseObject({ marketingBanners: z.array(promo), count: z.number() }),
})

export const getIntroductoryPromo = defineEndpoint({
  name: 'getIntroductoryPromo',
  method: 'GET',
  kind: 'read',
  access: requires('PROMO', 'view'),
  input: z.object({ fleetId: id }),
  output: z.looseObject({
    title: optionalText,
    shortDescription: optionalText,
    longDescription: optionalText,
    featuredImage: optionalText,
    status: text,
    cashinAmount: z.nullish(pesos),
  }),
})

/** `createdAt` is a message's identity in the read calls. */
export const inboxMessage = z.looseObject({
  messageId: id,
  createdAt: text,
  type: text,
  readAt: z.nullish(instant),
  announcement: z.nullish(
    z.looseObject({
      modalTitle: optionalText,
      modalContent: optionalText,
      subject: optionalText,
      contentPreview: optionalText,
      content: optionalText,
      startDate: optionalText,
    }),
  ),
})
export type InboxMessage = z.output<typeof inboxMessage>

export const listInbox = defineEndpoint({
  name: 'listInbox',
  method: 'GET',
  kind: 'read',
  access: 'session',
  fixed: { platformType: 'plb', portalType: 'fleet' },
  input: z.object({ fleetId: id }),
  output: z.looseObject({ data: z.array(inboxMessage) }),
})

const messageIdentity = z.object({ createdAt: text })

export const readAnnouncement = defineEndpoint({
  name: 'readAnnouncement',
  method: 'POST',
  kind: 'write',
  access: 'session',
  input: messageIdentity,
  output: z.unknown(),
})

export const readAllAnnouncements = defineEndpoint({
  name: 'readAllAnnouncements',
  method: 'POST',
  kind: 'write',
  access: 'session',
  input: z.object({ platformType: z.literal('plb'), portalType: z.literal('fleet') }),
  output: z.unknown(),
})

export const readMessage = defineEndpoint({
  name: 'readMessage',
  method: 'POST',
  kind: 'write',
  access: 'session',
  input: messageIdentity,
  output: z.unknown(),
})

const feedback = z.looseObject({
  rating: z.nullish(z.number()),
  feedback: z.nullish(z.array(text)),
  otherReason: optionalText,
  referToFriend: z.nullish(z.boolean()),
  recommendationScore: z.nullish(z.number()),
  fleetId: z.optional(id),
  createdAt: z.nullish(instant),
})

/** The last answer of the fleet, or null where there is none. */
export const getLastFeedback = defineEndpoint({
  name: 'getLastFeedback',
  method: 'GET',
  kind: 'read',
  access: requires('DASHBOARD', 'view'),
  input: z.object({ fleetId: id }),
  output: z.nullable(feedback),
})

/** One of five: stars, or how likely a recommendation is. */
const oneToFive = z.int().check(z.gte(1), z.lte(5))

/** What was ticked, all together no longer than a text of it may be. */
const tickedReasons = z
  .array(text)
  .check(z.refine((reasons) => reasons.join(', ').length <= limits.remarks, `maxLength:${limits.remarks}`))

export const sendFeedback = defineEndpoint({
  name: 'sendFeedback',
  method: 'POST',
  kind: 'write',
  access: requires('DASHBOARD', 'view'),
  input: z.object({
    fleetId: id,
    rating: z.optional(oneToFive),
    feedback: z.optional(tickedReasons),
    otherReason: z.optional(field.remarks),
    referToFriend: z.optional(z.boolean()),
    recommendationScore: z.optional(oneToFive),
    isSkipped: z.optional(z.boolean()),
  }),
  output: z.unknown(),
})
