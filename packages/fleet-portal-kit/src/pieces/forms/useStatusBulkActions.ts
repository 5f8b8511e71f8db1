import type { AnyEndpoint } from 'fleet-portal-api-client'
import type { ActiveStatus } from 'fleet-portal-api-client/contract/activeStatus'
import { CircleCheck, CircleOff } from 'lucide'
import type { BulkAction, SelectedItemsProps } from '../../fleet/list/bulk/bulkActions.ts'
import type { ActionOptions } from '../../headless/actionOptions.ts'
import { bulkMessages } from '../../locales/en/bulk.ts'
import { useMessages } from '../../provider/messages.ts'

/** The sentences of an area about several of its items. */
interface AreaMessages extends Record<ActiveStatus, string> {
  several: {
    items: (count: number) => string
    others: (count: number) => string
    deactivateBody: string
    reactivateBody: string
  }
}

type ChangeStatus = (id: string, options: ActionOptions) => Promise<unknown>

/** Deactivates and reactivates several items. Both can be undone. */
export function useStatusBulkActions<T extends { status: ActiveStatus }>(
  { idOf }: SelectedItemsProps<T>,
  requires: AnyEndpoint,
  { deactivate, reactivate }: { deactivate: ChangeStatus; reactivate: ChangeStatus },
  t: AreaMessages,
): readonly BulkAction<T>[] {
  const bulk = useMessages(bulkMessages)
  const { items, others, deactivateBody, reactivateBody } = t.several
  return [
    {
      key: 'deactivate',
      icon: CircleOff,
      requires,
      when: ({ status }) => status === 'active',
      run: (item, options) => deactivate(idOf(item), options),
      undo: (item, options) => reactivate(idOf(item), options),
      danger: true,
      messages: {
        label: (count) => bulk.deactivate(items(count)),
        body: deactivateBody,
        items,
        others,
        done: t.inactive,
        result: (done, total) => bulk.deactivated(done, items(total)),
      },
    },
    {
      key: 'reactivate',
      icon: CircleCheck,
      requires,
      when: ({ status }) => status === 'inactive',
      run: (item, options) => reactivate(idOf(item), options),
      undo: (item, options) => deactivate(idOf(item), options),
      messages: {
        label: (count) => bulk.reactivate(items(count)),
        body: reactivateBody,
        items,
        others,
        done: t.active,
        result: (done, total) => bulk.reactivated(done, items(total)),
      },
    },
  ]
}
