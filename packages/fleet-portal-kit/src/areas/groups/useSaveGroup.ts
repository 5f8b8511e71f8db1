import type { Group } from 'fleet-portal-api-client/contract/groups'
import { useGroupActions, type GroupFields } from '../../headless/groups.ts'
import { groupsMessages } from '../../locales/en/groups.ts'
import { useMessages } from '../../provider/messages.ts'

/** Adds or renames a group with an idempotency key. Resolves to the message of the toast. */
export function useSaveGroup(fleetId: string, group: Group | undefined) {
  const t = useMessages(groupsMessages)
  const { create, update } = useGroupActions({ fleetId })
  return async (values: GroupFields, idempotencyKey: string): Promise<string> => {
    if (group) {
      await update(group.groupId, values, { idempotencyKey })
      return t.saved(values.name)
    }
    await create(values, { idempotencyKey })
    return t.added(values.name)
  }
}
