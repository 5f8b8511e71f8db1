import type { AnyEndpoint } from 'fleet-portal-api-client'
import type { ActiveStatus } from 'fleet-portal-api-client/contract/activeStatus'
import { CircleCheck, CircleOff } from 'lucide'
import { useMemo } from 'react'
import type { BulkAction } from '../../fleet/list/bulk/BulkAction.ts'
import type { ActionOptions } from '../../headless/actionOptions.ts'
import { bulkMessages } from '../../locales/en/bulk.ts'
import { useMessages } from '../../provider/messages.ts'

/** The sentences of an area about several of its items. */
interface SeveralMessages extends Record<ActiveStatus, string> {
  several: {
    items: (count: number) => string
    deactivateBody: string
    reactivateBody: string
  }
}

type Change<T> = (item: T, options: ActionOptions) => Promise<unknown>

interface StatusChanges<T> {
  deactivate: Change<T>
  reactivate: Change<T>
}

/** Deactivates and reactivates several items. Both can be undone. */
export function useStatusBulk<T extends { status: ActiveStatus }>(
  t: SeveralMessages,
  requires: AnyEndpoint,
  { deactivate, reactivate }: StatusChanges<T>,
): readonly BulkAction<T>[] {
  const bulk = useMessages(bulkMessages)
  return useMemo(() => {
    const { items, deactivateBody, reactivateBody } = t.several
    return [
      {
        key: 'deactivate',
        icon: CircleOff,
        requires,
        when: ({ status }) => status === 'active',
        run: deactivate,
        undo: reactivate,
        danger: true,
        messages: {
          open: (count) => bulk.deactivate(items(count)),
          body: deactivateBody,
          done: t.inactive,
          result: (done, total) => bulk.deactivated(done, items(total)),
        },
      },
      {
        key: 'reactivate',
        icon: CircleCheck,
        requires,
        when: ({ status }) => status === 'inactive',
        run: reactivate,
        undo: deactivate,
        messages: {
          open: (count) => bulk.reactivate(items(count)),
          body: reactivateBody,
          done: t.active,
          result: (done, total) => bulk.reactivated(done, items(total)),
        },
      },
    ]
  }, [t, bulk, requires, deactivate, reactivate])
}
