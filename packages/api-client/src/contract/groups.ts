import * as z from 'zod/mini'
import { activeStatuses } from './activeStatus.ts'
import { requires, defineEndpoint } from './endpoint.ts'
import { nameField } from './fields.ts'
import { id, text } from './codecs.ts'
import { listCount, paging } from './paging.ts'
import { sorting } from './sorting.ts'

/** A group of drivers. @since 0.1.0 */
export const group = z.looseObject({
  groupId: id,
  name: text,
  status: z.enum(activeStatuses),
  fleetId: z.optional(id),
})
/** A group of drivers. @since 0.1.0 */
export type Group = z.output<typeof group>

/** Lists the groups of a fleet. @since 0.1.0 */
export const listGroups = defineEndpoint({
  name: 'listGroups',
  method: 'GET',
  kind: 'read',
  access: requires('GROUPS', 'view'),
  input: z.object({
    fleetId: id,
    searchKey: z.optional(text),
    status: z.optional(z.enum(activeStatuses)),
    ...sorting('name', 'createdAt'),
    ...paging,
  }),
  list: { items: 'groups', id: 'groupId' },
  output: z.looseObject({ groups: z.array(group), ...listCount }),
})

/** Creates a group. Rejects with `G1000` if the name is already in use. @since 0.1.0 */
export const createGroup = defineEndpoint({
  name: 'createGroup',
  method: 'POST',
  kind: 'write',
  access: requires('GROUPS', 'modify'),
  activeFleetOnly: true,
  input: z.object({ name: nameField, fleetId: id }),
  output: group,
  errors: ['G1000'],
})

/** Updates the given fields of a group. Rejects with `G1000` if the name is already in use. @since 0.1.0 */
export const updateGroup = defineEndpoint({
  name: 'updateGroup',
  method: 'PUT',
  kind: 'write',
  access: requires('GROUPS', 'modify'),
  activeFleetOnly: true,
  input: z.object({
    groupId: id,
    name: z.optional(nameField),
    status: z.optional(z.enum(activeStatuses)),
  }),
  output: group,
  errors: ['G1000'],
})
