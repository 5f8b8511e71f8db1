import type { ApiClient, CallOptions } from './client/apiClient.ts'
import type { EndpointInput, ListEndpoint, ListItem } from './contract/endpoint.ts'
import { readPages, type ListPage } from './contract/readPages.ts'

export type { ListPage }

/**
 * Reads a list page by page, from `input.page` (default: 1) to its end, `input.perPage` items at a time (default: 100).
 * The next page is read when the loop asks for it. Items that were created meanwhile move others to the next page: an item
 * that an earlier page had is left out. Items that were removed meanwhile move others to an earlier page, which is read
 * again if the list has become shorter. Rejects with ApiError.
 *
 * @example
 * for await (const { items, count } of pages(client, listDrivers, { fleetId })) {
 *   console.log(`${items.length} of ${count}`)
 * }
 *
 * @since 0.1.0
 */
export function pages<R extends ListEndpoint>(
  client: Pick<ApiClient, 'call'>,
  endpoint: R,
  input: EndpointInput<R>,
  options?: Pick<CallOptions, 'signal'>,
): AsyncGenerator<ListPage<ListItem<R>>, void, undefined> {
  const { page: first, perPage = 100 } = input as { page?: number; perPage?: number }
  const read = (number: number) =>
    client.call(endpoint, { ...(input as object), page: number, perPage } as never, options)
  return readPages(endpoint, read, first)
}
