import {
  itemIdOf,
  readList,
  type EndpointInput,
  type ListEndpoint,
  type ListItem,
} from 'fleet-portal-api-client'
import { useState } from 'react'
import { useRead, type ReadOptions } from '../../foundation/data/useRead.ts'

/** The items of one read while a list is searched for an id. */
const perPage = 100

interface FindItemOptions<R extends ListEndpoint> extends Pick<ReadOptions, 'enabled' | 'isReported'> {
  endpoint: R
  /** The fleet, and filters that the item passes. */
  input: Partial<EndpointInput<R>>
  itemId: string
  /** A text that finds the item, if the page that led here knows one. Without it the list is read page by page. */
  searchKey: string | undefined
}

/** The result of the search for one item. */
export interface FoundItem<T> {
  item: T | undefined
  status: 'loading' | 'found' | 'missing' | 'failed'
  error: unknown
  retry: () => unknown
  /** Reads the item again. Undefined if it is no longer listed or cannot be read. */
  refetchItem: () => Promise<T | undefined>
}

/**
 * Finds one item of a list by its id. No call reads a single item, so the list is read with the search key of the item, and
 * then page by page until the item is found.
 */
export function useFindItem<R extends ListEndpoint, T extends ListItem<R>>({
  endpoint,
  input,
  itemId,
  searchKey,
  ...options
}: FindItemOptions<R>): FoundItem<T> {
  // Page 0 is the search.
  const [page, setPage] = useState(searchKey === undefined ? 1 : 0)
  const place = page === 0 ? { searchKey, page: 1 } : { page }
  const read = useRead(endpoint, { ...input, ...place, perPage } as unknown as EndpointInput<R>, {
    ...options,
    keepPrevious: false,
  })
  const find = (data: typeof read.data) =>
    data &&
    (readList(endpoint, data).items as readonly T[]).find((item) => itemIdOf(endpoint, item) === itemId)
  const item = find(read.data)
  const [lastItem, setLastItem] = useState(item)
  if (item && item !== lastItem) setLastItem(item)
  const count = read.data ? readList(endpoint, read.data).count : 0
  const hasMore = page === 0 || page * perPage < count
  const isSearching = read.data !== undefined && item === undefined && hasMore
  if (isSearching) setPage(page + 1)
  const shown = item ?? (isSearching || (read.isPending && lastItem) ? lastItem : undefined)
  const status = () => {
    if (shown) return 'found'
    if (read.error && !read.data) return 'failed'
    return read.data === undefined || isSearching ? 'loading' : 'missing'
  }
  return {
    item: shown,
    status: status(),
    error: read.error,
    retry: read.refetch,
    refetchItem: async () => find((await read.refetch()).data),
  }
}
