import * as z from 'zod/mini'
import { roles } from './access.ts'
import { requires, defineEndpoint } from './endpoint.ts'
import { commaList, id, optionalText, text } from './codecs.ts'
import { field } from './fields.ts'
import { paging } from './paging.ts'

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
export type FleetUser = z.output<typeof fleetUser>

export const userStatuses = ['active', 'deactivated'] as const

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
    ...paging,
  }),
  fixed: { portal: 'fleet' },
  list: { items: 'userAccesses', id: 'userAccessId' },
  output: z.looseObject({ userAccesses: z.array(fleetUser), count: z.number() }),
})

export const inviteUser = defineEndpoint({
  name: 'inviteUser',
  method: 'POST',
  kind: 'write',
  access: requires('USER_ACCESS', 'modify'),
  activeFleetOnly: true,
  input: z.object({ fleetId: id, email: field.email, role: z.enum(roles) }),
  output: z.unknown(),
  errors: ['F1002', 'F1004'],
})

export const updateUserAccess = defineEndpoint({
  name: 'updateUserAccess',
  method: 'PUT',
  kind: 'write',
  access: requires('USER_ACCESS', 'modify'),
  activeFleetOnly: true,
  input: z.object({
    userAccessId: id,
    email: z.optional(field.email),
    role: z.optional(z.enum(roles)),
    isFaEnabled: z.optional(z.boolean()),
  }),
  output: z.unknown(),
  errors: ['LastAdmin', 'OwnAccess'],
})

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

export const acceptInvite = defineEndpoint({
  name: 'acceptInvite',
  method: 'POST',
  kind: 'write',
  access: 'public',
  secret: true,
  input: z.object({
    firstName: field.name,
    lastName: field.name,
    password: field.password,
    token: text,
  }),
  output: z.unknown(),
  errors: ['F1003', 'F1005'],
})
