import type { QueryClient } from '@tanstack/react-query'
import { itemIdOf, readList, type ListEndpoint, type ListItem } from 'fleet-portal-api-client'

/** An item of a list, if the kit has read it. */
export function cachedItem<R extends ListEndpoint>(
  cache: QueryClient,
  endpoint: R,
  id: string,
): ListItem<R> | undefined {
  for (const [, answer] of cache.getQueriesData({ queryKey: [endpoint.name] })) {
    const items = answer ? (readList(endpoint, answer as never).items as readonly ListItem<R>[]) : []
    const found = items.find((item) => itemIdOf(endpoint, item) === id)
    if (found) return found
  }
  return undefined
}
