import { ApiError } from 'fleet-portal-api-client'
import { createGroup, updateGroup, type Group } from 'fleet-portal-api-client/contract/groups'
import { useWrite } from '../../foundation/data/useWrite.ts'
import { groupsMessages } from '../../locales/en/groups.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useEmit } from '../../provider/widgetContext.ts'
import type { GroupFields } from './groupFields.ts'

/** Adds or renames a group with an idempotency key and emits the event. Resolves to the message of the toast. */
export function useSaveGroup(fleetId: string, group: Group | undefined) {
  const t = useMessages(groupsMessages)
  const emit = useEmit()
  const { reservedGroupNames } = usePortal()
  const create = useWrite(createGroup)
  const update = useWrite(updateGroup)
  return async ({ name }: GroupFields, key: string): Promise<string> => {
    if (reservedGroupNames.some((reserved) => reserved.toLowerCase() === name.toLowerCase())) {
      throw new ApiError({
        kind: 'badrequest',
        status: 400,
        fields: [{ path: 'name', code: `reserved:${name}` }],
      })
    }
    if (group) {
      const { groupId } = group
      await update.send({ groupId, name }, { key })
      emit('group.updated', { groupId })
      return t.saved(name)
    }
    const { groupId } = await create.send({ fleetId, name }, { key })
    emit('group.created', { groupId })
    return t.added(name)
  }
}
