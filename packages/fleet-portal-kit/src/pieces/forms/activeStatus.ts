import type { AnyEndpoint } from 'fleet-portal-api-client'
import { activeStatuses, type ActiveStatus } from 'fleet-portal-api-client/contract/activeStatus'
import { CircleCheck, CircleOff } from 'lucide'
import type { Filter } from '../../foundation/list/filter.ts'
import type { RowAction } from '../../fleet/list/rowActions.ts'

/** The names of an area for its statuses and their actions. */
type StatusMessages = Record<ActiveStatus | 'status' | 'deactivate' | 'reactivate', string>

/** The filter by status: all, active or inactive. `labelOf` replaces the labels of the area. */
export const statusFilter = (
  t: StatusMessages,
  labelOf: (status: ActiveStatus) => string = (status) => t[status],
): Filter => ({
  kind: 'choice',
  name: 'status',
  label: t.status,
  choices: activeStatuses.map((value) => ({ value, label: labelOf(value) })),
  inline: true,
})

/** The actions that open the dialogs `deactivate` and `reactivate`. Each item has one of them. */
export const statusActions = (
  t: StatusMessages,
  requires: AnyEndpoint,
): RowAction<{ status: ActiveStatus }>[] => [
  {
    key: 'deactivate',
    label: t.deactivate,
    icon: CircleOff,
    requires,
    when: ({ status }) => status === 'active',
    opens: 'deactivate',
    danger: true,
  },
  {
    key: 'reactivate',
    label: t.reactivate,
    icon: CircleCheck,
    requires,
    when: ({ status }) => status === 'inactive',
    opens: 'reactivate',
  },
]
