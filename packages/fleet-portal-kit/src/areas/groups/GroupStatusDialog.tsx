import type { Group } from 'fleet-portal-api-client/contract/groups'
import type { ActiveStatus } from 'fleet-portal-api-client/contract/activeStatus'
import { useGroupActions } from '../../headless/groups.ts'
import { groupsMessages } from '../../locales/en/groups.ts'
import { StatusDialog } from '../../pieces/forms/StatusDialog.tsx'
import { useMessages } from '../../provider/messages.ts'

interface GroupStatusDialogProps {
  fleetId: string
  group: Group
  to: ActiveStatus
  onClose: () => void
}

/** Deactivates or reactivates a group. */
export function GroupStatusDialog({ fleetId, group, to, onClose }: GroupStatusDialogProps) {
  const t = useMessages(groupsMessages)
  const { deactivate, reactivate } = useGroupActions({ fleetId })
  const { groupId, name } = group

  const change = async (status: ActiveStatus) => {
    await (status === 'inactive' ? deactivate : reactivate)(groupId)
  }
  return <StatusDialog to={to} id={groupId} name={name} messages={t} change={change} onClose={onClose} />
}
