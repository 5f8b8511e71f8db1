import * as z from 'zod/mini'
import { roles } from './access.ts'
import { requires, defineEndpoint } from './endpoint.ts'
import { commaList, id, optionalText, text } from './codecs.ts'
import { emailField, nameField, passwordField } from './fields.ts'
import { listCount, paging } from './paging.ts'
import { sorting } from './sorting.ts'

/** A user access: a user with a role in one fleet. @since 0.1.0 */
export const fleetUser = z.looseObject({
  userAccessId: id,
  role: text,
  status: z.optional(text),
  user: z.looseObject({
    userId: z.optional(id),
    email: text,
    firstName: optionalText,
    lastName: optionalText,
    isFaEnabled: z.optional(z.boolean()),
  }),
})
/** A user with a role in one fleet. @since 0.1.0 */
export type FleetUser = z.output<typeof fleetUser>

/** The statuses of a user access. @since 0.1.0 */
export const userStatuses = ['active', 'deactivated'] as const

/** Lists the users of a fleet. @since 0.1.0 */
export const listUserAccesses = defineEndpoint({
  name: 'listUserAccesses',
  method: 'GET',
  kind: 'read',
  access: requires('USER_ACCESS', 'view'),
  input: z.object({
    fleetId: id,
    statuses: z.optional(commaList(z.enum(userStatuses))),
    role: z.optional(z.enum(roles)),
    searchKey: z.optional(text),
    ...sorting('firstName', 'email', 'role', 'isFaEnabled', 'status'),
    ...paging,
  }),
  fixed: { portal: 'fleet' },
  list: { items: 'userAccesses', id: 'userAccessId' },
  output: z.looseObject({ userAccesses: z.array(fleetUser), ...listCount }),
})

/** Sends an invitation to a fleet. @since 0.1.0 */
export const inviteUser = defineEndpoint({
  name: 'inviteUser',
  method: 'POST',
  kind: 'write',
  access: requires('USER_ACCESS', 'modify'),
  activeFleetOnly: true,
  input: z.object({ fleetId: id, email: emailField, role: z.enum(roles) }),
  output: z.unknown(),
  errors: ['F1002', 'F1004'],
})

/** Changes the role or the two-factor setting of a user. No call changes a status. @since 0.1.0 */
export const updateUserAccess = defineEndpoint({
  name: 'updateUserAccess',
  method: 'PUT',
  kind: 'write',
  access: requires('USER_ACCESS', 'modify'),
  activeFleetOnly: true,
  input: z.object({
    userAccessId: id,
    email: z.optional(emailField),
    role: z.optional(z.enum(roles)),
    isFaEnabled: z.optional(z.boolean()),
  }),
  output: z.unknown(),
  errors: ['LastAdmin', 'OwnAccess'],
})

/** Removes the access of a user to a fleet. @since 0.1.0 */
export const removeUserAccess = defineEndpoint({
  name: 'removeUserAccess',
  method: 'DELETE',
  kind: 'write',
  access: requires('USER_ACCESS', 'modify'),
  activeFleetOnly: true,
  input: z.object({ userAccessId: id, role: z.optional(z.enum(roles)) }),
  output: z.unknown(),
  errors: ['LastAdmin', 'OwnAccess'],
})

/** Reads an invitation by its token. @since 0.1.0 */
export const getInvite = defineEndpoint({
  name: 'getInvite',
  method: 'GET',
  kind: 'read',
  access: 'public',
  secret: true,
  input: z.object({ token: text }),
  output: z.looseObject({ email: text }),
  errors: ['F1003', 'F1005'],
})

/** Accepts an invitation and creates the account. @since 0.1.0 */
export const acceptInvite = defineEndpoint({
  name: 'acceptInvite',
  method: 'POST',
  kind: 'write',
  access: 'public',
  secret: true,
  input: z.object({
    firstName: nameField,
    lastName: nameField,
    password: passwordField,
    token: text,
  }),
  output: z.unknown(),
  errors: ['F1003', 'F1005'],
})
