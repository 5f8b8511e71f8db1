import type { AnyEndpoint } from 'api-client'
import { personStatuses, type PersonStatus } from 'api-client/contract/activeStatus'
import { CircleCheck, CircleOff } from 'lucide'
import type { Filter } from '../../foundation/list/filter.ts'
import type { RowAction } from '../../fleet/list/rowActions.ts'

/** What an area calls its status and what changes it. */
type StatusWords = Record<PersonStatus | 'status' | 'deactivate' | 'reactivate', string>

/** The filter by status: all, active or inactive. `labelOf` in place of the area's own words. */
export const statusFilter = (
  t: StatusWords,
  labelOf: (status: PersonStatus) => string = (status) => t[status],
): Filter => ({
  kind: 'choice',
  name: 'status',
  label: t.status,
  choices: personStatuses.map((value) => ({ value, label: labelOf(value) })),
  inline: true,
})

/** The entries that open the dialogs `deactivate` and `reactivate`: one of them for each item. */
export const statusActions = (
  t: StatusWords,
  requires: AnyEndpoint,
): RowAction<{ status: PersonStatus }>[] => [
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
