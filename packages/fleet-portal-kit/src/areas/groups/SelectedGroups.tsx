import { updateGroup, type Group } from 'fleet-portal-api-client/contract/groups'
import { useMemo } from 'react'
import type { SelectionProps } from '../../fleet/list/bulk/BulkAction.ts'
import { SelectionBar } from '../../fleet/list/bulk/SelectionBar.tsx'
import { useGroupActions } from '../../headless/groups.ts'
import { groupsMessages } from '../../locales/en/groups.ts'
import type { ActionOptions } from '../../headless/actionOptions.ts'
import { useStatusBulk } from '../../pieces/forms/useStatusBulk.ts'
import { useMessages } from '../../provider/messages.ts'

/** The bar of the selected groups: deactivates and reactivates them. */
export function SelectedGroups(props: SelectionProps<Group>) {
  const t = useMessages(groupsMessages)
  const { deactivate, reactivate } = useGroupActions(props)
  const changes = useMemo(
    () => ({
      deactivate: ({ groupId }: Group, options: ActionOptions) => deactivate(groupId, options),
      reactivate: ({ groupId }: Group, options: ActionOptions) => reactivate(groupId, options),
    }),
    [deactivate, reactivate],
  )
  return <SelectionBar {...props} actions={useStatusBulk(t, updateGroup, changes)} />
}
