import { readList, type EndpointOutput, type ListEndpoint } from 'fleet-portal-api-client'
import { Suspense } from 'react'
import { styled } from 'styled-components'
import * as z from 'zod/mini'
import { useInterruptedBatch } from '../../../foundation/data/useBatchRecord.ts'
import type { FilterValues } from '../../../foundation/list/filter.ts'
import { isInOrder } from '../../../foundation/list/isInOrder.ts'
import type { RowSelection } from '../../../foundation/list/selection.ts'
import type { Sort } from '../../../foundation/list/sorting.ts'
import { useSearch } from '../../../foundation/list/useDialogAddress.ts'
import { inputFieldsOf, inputFromSearch } from '../../../foundation/list/useListState.ts'
import { Banner } from '../../../foundation/ui/Banner.tsx'
import { VStack } from '../../../foundation/ui/layout.ts'
import { lazyWithRetry } from '../../../foundation/widget/lazyWithRetry.ts'
import { listViewMessages } from '../../../locales/en/listView.ts'
import { space } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'
import { useNavigation } from '../../../provider/widgetContext.ts'
import { useArea } from '../../areaContext.ts'
import { bulkNameOf, bulkProgress } from '../bulk/bulkProgress.ts'
import { LiveItems } from '../live/LiveItems.tsx'
import { RowFocusStyle } from './RowFocusStyle.ts'
import { hiddenKey, viewKey } from './useListLayout.ts'

const InterruptedBatch = lazyWithRetry(() => import('../bulk/InterruptedBatch.tsx'), 'InterruptedBatch')

const ignored = new Set(['page', 'perPage', 'fleetId', hiddenKey, viewKey])
const isDialog = (key: string) => key.startsWith('dialog')

/** The keys of a query string that are no filters of a list, or whose value is none. A range of days counts once. */
export function notUnderstood(endpoint: ListEndpoint, search: string, isOwnPage: boolean): string[] {
  const query = new URLSearchParams(search)
  const fields = inputFieldsOf(endpoint)
  const understood = inputFromSearch(endpoint, search)
  const failed = [...new Set(query.keys())].filter((key) => {
    if (ignored.has(key) || isDialog(key) || key in understood) return false
    return key in fields ? query.get(key) !== '' : isOwnPage
  })
  return failed.includes('startDate') ? failed.filter((key) => key !== 'endDate') : failed
}

/**
 * Whether every key of the query string belongs to the list: in copied links, and on the page of its area in a portal with its own
 * sign-in page. On other pages, unknown keys may be those of the host.
 */
function useIsOwnPage(search: string): boolean {
  const navigation = useNavigation()
  const area = useArea()
  if (new URLSearchParams(search).has(hiddenKey)) return true
  const isOwnPortal = navigation.href({ area: 'sign-in' }) !== undefined
  const href = area && navigation.href({ area })
  if (!isOwnPortal || !href || href.startsWith('#')) return false
  const { location } = globalThis
  return new URL(href, location.href).pathname === location.pathname
}

const Notices = styled(VStack)`
  padding: 0 ${space(5)} ${space(3)};
  @container (max-width: 640px) {
    padding: 0 ${space(3)} ${space(3)};
  }
`

interface ListNoticesProps<T> {
  endpoint: ListEndpoint
  fleetId: string
  idOf: (item: T) => string
  rowSelection: RowSelection<T> | undefined
  /** The input of the list, with its filters and its order. */
  input: object
  answer: { data: unknown; isPlaceholderData: boolean }
  showNew: ((count: number) => string) | undefined
  /** The live messages from before the first read. */
  earlierMessages: readonly unknown[]
  onChange: (values: FilterValues) => void
}

/**
 * Says which part of a link was not understood, that a server has ignored the requested order, which items are new, and that a change
 * of several items was interrupted.
 */
export function ListNotices<T>({
  endpoint,
  fleetId,
  idOf,
  rowSelection,
  input,
  answer,
  showNew,
  earlierMessages,
  onChange,
}: ListNoticesProps<T>) {
  const t = useMessages(listViewMessages)
  const search = useSearch()
  const { length } = notUnderstood(endpoint, search, useIsOwnPage(search))
  const { orderBy, order } = input as Sort
  const { data, isPlaceholderData } = answer
  const found =
    data === undefined || isPlaceholderData
      ? undefined
      : readList(endpoint, data as EndpointOutput<ListEndpoint>)
  const isUnsorted =
    orderBy !== undefined && found !== undefined && !isInOrder(found.items as object[], orderBy, order)
  const listName = bulkNameOf(endpoint, fleetId)
  const interrupted = useInterruptedBatch(listName)
  const progress = z.safeParse(bulkProgress, interrupted?.value)
  const live = showNew && (
    <LiveItems count={found?.count} {...{ endpoint, input, showNew, earlierMessages, onChange }} />
  )
  return (
    <>
      <RowFocusStyle />
      {live}
      {(length > 0 || isUnsorted || progress.success) && (
        <Notices $gap={2}>
          {interrupted && progress.success && (
            <Banner tone={progress.data.rest.length > 0 ? 'warning' : 'success'}>
              <Suspense>
                <InterruptedBatch
                  progress={progress.data}
                  at={interrupted.at}
                  selection={rowSelection?.selection}
                  {...{ listName, endpoint, input, idOf }}
                />
              </Suspense>
            </Banner>
          )}
          {length > 0 && <Banner tone="warning">{t.notUnderstood(length)}</Banner>}
          {isUnsorted && <Banner tone="warning">{t.notSorted}</Banner>}
        </Notices>
      )}
    </>
  )
}
