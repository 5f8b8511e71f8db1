import {
  itemIdOf,
  readList,
  type EndpointInput,
  type ListEndpoint,
  type ListItem,
} from './contract/endpoint.ts'
import type { ApiClient, CallOptions } from './client/apiClient.ts'

/** One page of a list. @since 0.1.0 */
export interface ListPage<Item> {
  /** The items of this page that no earlier page had. */
  readonly items: readonly Item[]
  /** The number of this page, from 1. */
  readonly page: number
  /** The number of items on all pages, when this page was read. */
  readonly count: number
}

/**
 * Reads a list page by page, from `input.page` (default: 1) to its end, `input.perPage` items at a time (default: 100).
 * The next page is read when the loop asks for it. Items that were created meanwhile move others to the next page: an item
 * that an earlier page had is left out. Rejects with ApiError.
 *
 * @example
 * for await (const { items, count } of pages(client, listDrivers, { fleetId })) {
 *   console.log(`${items.length} of ${count}`)
 * }
 *
 * @since 0.1.0
 */
export async function* pages<R extends ListEndpoint>(
  client: Pick<ApiClient, 'call'>,
  endpoint: R,
  input: EndpointInput<R>,
  options?: Pick<CallOptions, 'signal'>,
): AsyncGenerator<ListPage<ListItem<R>>, void, undefined> {
  const { page: first = 1, perPage = 100 } = input as { page?: number; perPage?: number }
  const seen = new Set<string>()
  for (let page = first; ; page++) {
    const answer = await client.call(endpoint, { ...(input as object), page, perPage } as never, options)
    const { items, count } = readList(endpoint, answer)
    const fresh = items.filter((item) => !seen.has(itemIdOf(endpoint, item)))
    for (const item of fresh) seen.add(itemIdOf(endpoint, item))
    // A page without new items ends the list too, so that a server that ignores `page` is asked twice and no more.
    if (fresh.length > 0 || page === first) yield { items: fresh, page, count }
    if (fresh.length === 0 || (first === 1 && seen.size >= count)) return
  }
}
