import { updateGroup, type Group } from 'fleet-portal-api-client/contract/groups'
import type { ActiveStatus } from 'fleet-portal-api-client/contract/activeStatus'
import { useWrite } from '../../foundation/data/useWrite.ts'
import { groupsMessages } from '../../locales/en/groups.ts'
import { StatusDialog } from '../../pieces/forms/StatusDialog.tsx'
import { useMessages } from '../../provider/messages.ts'
import { useEmit } from '../../provider/widgetContext.ts'

interface GroupStatusDialogProps {
  group: Group
  to: ActiveStatus
  onClose: () => void
}

/** Deactivates or reactivates a group. */
export function GroupStatusDialog({ group, to, onClose }: GroupStatusDialogProps) {
  const t = useMessages(groupsMessages)
  const emit = useEmit()
  const { send } = useWrite(updateGroup)
  const { groupId, name } = group

  const change = async (status: ActiveStatus) => {
    await send({ groupId, status })
    emit(status === 'inactive' ? 'group.deactivated' : 'group.reactivated', { groupId })
  }
  return <StatusDialog to={to} id={groupId} name={name} messages={t} change={change} onClose={onClose} />
}
