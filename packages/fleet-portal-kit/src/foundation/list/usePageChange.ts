import type { AnyEndpoint, EndpointInput } from 'fleet-portal-api-client'
import { useCallback, useEffect, useRef } from 'react'
import { usePrefetch } from '../data/useRead.ts'
import type { ListState } from './useListState.ts'

/** How long the page change waits for the data, in milliseconds, before the list shows that it is loading. */
const maxWait = 60

/**
 * Returns a function that changes the page. It sends the call first. If the data arrives quickly, the list renders once with the
 * new page, without a loading state before it.
 */
export function usePageChange<R extends AnyEndpoint>(
  endpoint: R,
  { input, setPage }: Pick<ListState<R>, 'input' | 'setPage'>,
): (page: number) => void {
  const prefetch = usePrefetch(endpoint)
  const shown = useRef<EndpointInput<R>>(undefined)
  useEffect(() => {
    shown.current = input
    return () => {
      shown.current = undefined
    }
  }, [input])
  return useCallback(
    (page) => {
      const timeout = new Promise((resolve) => setTimeout(resolve, maxWait))
      const changePage = () => {
        // The user may have changed the filters or left the list since.
        if (shown.current === input) setPage(page)
      }
      void Promise.race([prefetch({ ...(input as object), page } as EndpointInput<R>), timeout]).then(
        changePage,
      )
    },
    [prefetch, input, setPage],
  )
}
