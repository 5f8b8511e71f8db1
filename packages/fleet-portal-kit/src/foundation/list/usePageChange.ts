import type { AnyEndpoint, EndpointInput } from 'api-client'
import { useCallback, useEffect, useRef } from 'react'
import { usePrefetch } from '../data/useRead.ts'
import type { ListState } from './useListState.ts'

/** How long another page may take before the list says that it is on its way, in milliseconds. */
const patience = 60

/**
 * Turns to another page. Its call goes out before anything else is done; lines that are there soon are drawn at once
 * with all that changes, not after a list that only says that it waits for them.
 */
export function usePageChange<R extends AnyEndpoint>(
  endpoint: R,
  { input, setPage }: Pick<ListState<R>, 'input' | 'setPage'>,
): (page: number) => void {
  const readAhead = usePrefetch(endpoint)
  const shown = useRef<EndpointInput<R>>(undefined)
  useEffect(() => {
    shown.current = input
    return () => {
      shown.current = undefined
    }
  }, [input])
  return useCallback(
    (page) => {
      const soon = new Promise((resolve) => setTimeout(resolve, patience))
      const turn = () => {
        // Nobody is taken away from where they went meanwhile.
        if (shown.current === input) setPage(page)
      }
      void Promise.race([readAhead({ ...(input as object), page } as EndpointInput<R>), soon]).then(turn)
    },
    [readAhead, input, setPage],
  )
}
