import * as z from 'zod/mini'
import { id, text, optionalText } from './codecs.ts'
import { instant } from './days.ts'
import { defineEndpoint } from './endpoint.ts'

/** The schema of a message. Calls that mark a message as read identify it by `createdAt`. @since 0.1.0 */
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

/** A message of the inbox. @since 0.1.0 */
export type InboxMessage = z.output<typeof inboxMessage>

/** Lists the messages of the signed-in user. @since 0.1.0 */
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

/** Marks an announcement as read. @since 0.1.0 */
export const readAnnouncement = defineEndpoint({
  name: 'readAnnouncement',
  method: 'POST',
  kind: 'write',
  access: 'session',
  input: messageIdentity,
  output: z.unknown(),
})

/** Marks all announcements as read. @since 0.1.0 */
export const readAllAnnouncements = defineEndpoint({
  name: 'readAllAnnouncements',
  method: 'POST',
  kind: 'write',
  access: 'session',
  input: z.object({ platformType: z.literal('plb'), portalType: z.literal('fleet') }),
  output: z.unknown(),
})

/** Marks a message as read. @since 0.1.0 */
export const readMessage = defineEndpoint({
  name: 'readMessage',
  method: 'POST',
  kind: 'write',
  access: 'session',
  input: messageIdentity,
  output: z.unknown(),
})
