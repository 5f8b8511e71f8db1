import { updateGroup, type Group } from 'fleet-portal-api-client/contract/groups'
import type { SelectedItemsProps } from '../../fleet/list/bulk/bulkActions.ts'
import { SelectionBar } from '../../fleet/list/bulk/SelectionBar.tsx'
import { useGroupActions } from '../../headless/groups.ts'
import { groupsMessages } from '../../locales/en/groups.ts'
import { useStatusBulkActions } from '../../pieces/forms/useStatusBulkActions.ts'
import { useMessages } from '../../provider/messages.ts'

/** The bar of the selected groups: deactivates and reactivates them. */
export function SelectedGroups(props: SelectedItemsProps<Group>) {
  const actions = useStatusBulkActions(
    props,
    updateGroup,
    useGroupActions(props),
    useMessages(groupsMessages),
  )
  return <SelectionBar {...props} actions={actions} />
}
