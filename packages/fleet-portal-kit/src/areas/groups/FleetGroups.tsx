import { createGroup, listGroups, updateGroup, type Group } from 'fleet-portal-api-client/contract/groups'
import type { ActiveStatus } from 'fleet-portal-api-client/contract/activeStatus'
import { Pencil, Plus } from 'lucide'
import { forwardRef, useCallback, useMemo } from 'react'
import type { FleetAccess } from '../../fleet/access/useAccess.ts'
import type { ListDialog } from '../../fleet/list/ListDialogs.tsx'
import { ListScreen } from '../../fleet/list/ListScreen.tsx'
import type { RowAction } from '../../fleet/list/rowActions.ts'
import type { FleetListProps } from '../../fleet/list/FleetListProps.ts'
import { AreaWidget } from '../../fleet/AreaWidget.tsx'
import type { WidgetFormProps } from '../../provider/formControls.ts'
import type { GroupFields } from '../../headless/groups.ts'
import type { WidgetHandle } from '../../foundation/widget/useWidgetHandle.ts'
import { groupsMessages } from '../../locales/en/groups.ts'
import { statusActions, statusFilter } from '../../pieces/forms/activeStatus.ts'
import { useMessages } from '../../provider/messages.ts'
import { groupColumns } from './groupColumns.tsx'
import { AboutGroups } from './AboutGroups.tsx'
import { useStatusCounts } from './useStatusCounts.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'

const GroupForm = lazyWithRetry(() => import('./GroupForm.tsx'), 'GroupForm')
const GroupStatusDialog = lazyWithRetry(() => import('./GroupStatusDialog.tsx'), 'GroupStatusDialog')

const SelectedGroups = lazyWithRetry(() => import('./SelectedGroups.tsx'), 'SelectedGroups')

const bulkActions = { keys: ['deactivate', 'reactivate'], requires: updateGroup, Bar: SelectedGroups }

/** Props of `FleetGroups`. @since 0.1.0 */
export interface FleetGroupsProps
  extends
    FleetListProps<typeof listGroups, 'add' | 'edit' | 'deactivate' | 'reactivate', 'name' | 'status'>,
    WidgetFormProps<GroupFields> {}

type DialogProps = ListDialog<Group>

function Groups({ fleetId }: { fleetId: string }) {
  const t = useMessages(groupsMessages)
  const columns = useCallback((access: FleetAccess) => groupColumns(t, fleetId, access), [t, fleetId])
  const actions = useMemo<RowAction<Group>[]>(
    () => [
      { key: 'edit', label: t.edit, icon: Pencil, requires: updateGroup, opens: 'edit' },
      ...statusActions(t, updateGroup),
    ],
    [t],
  )
  const counts = useStatusCounts(fleetId)
  const filters = useMemo(() => {
    const labelOf = (status: ActiveStatus) => {
      const count = counts[status]
      return count === undefined ? t[status] : t.counted(t[status], count)
    }
    return [statusFilter(t, labelOf)]
  }, [t, counts])
  const dialogs = useMemo(
    () => ({
      add: ({ close }: DialogProps) => <GroupForm fleetId={fleetId} onClose={close} />,
      edit: ({ item, refetchItem, close }: DialogProps) =>
        item && <GroupForm fleetId={fleetId} group={item} refetchItem={refetchItem} onClose={close} />,
      deactivate: ({ item, close }: DialogProps) =>
        item && <GroupStatusDialog fleetId={fleetId} to="inactive" group={item} onClose={close} />,
      reactivate: ({ item, close }: DialogProps) =>
        item && <GroupStatusDialog fleetId={fleetId} to="active" group={item} onClose={close} />,
    }),
    [fleetId],
  )
  return (
    <ListScreen
      title={t.title}
      description={<AboutGroups fleetId={fleetId} />}
      endpoint={listGroups}
      fleetId={fleetId}
      nameOf={groupName}
      columns={columns}
      filters={filters}
      searchHint={t.search}
      actions={actions}
      rowAction="edit"
      toolbar={[
        { key: 'add', label: t.add, icon: Plus, requires: createGroup, opens: 'add', variant: 'primary' },
      ]}
      dialogs={dialogs}
      bulkActions={bulkActions}
      emptyDetail={t.empty}
      emptyNext={t.emptyNext}
    />
  )
}

const groupName = (group: Group) => group.name

/**
 * Lists the groups of a fleet. Users add, rename, deactivate and reactivate groups.
 *
 * @example
 * <FleetGroups fleetId={fleetId} />
 *
 * @since 0.1.0
 */
export const FleetGroups = forwardRef<WidgetHandle, FleetGroupsProps>(function FleetGroups(
  { fleetId, ...widget },
  handle,
) {
  return (
    <AreaWidget area="groups" fleetId={fleetId} handle={handle} {...widget}>
      <Groups fleetId={fleetId} />
    </AreaWidget>
  )
})
