import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from 'api-client'

/** Whether the server refused access, so that an earlier answer must not stay on screen. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  !error.isUnreadable &&
  error.hasResponse &&
  (error.kind === 'unauthorized' || error.kind === 'forbidden')

/**
 * The kit's own cache. Retries live in the client, nowhere else; after any write everything on screen is read anew;
 * a write is tried at once even when the browser believes itself offline, and never later unattended.
 */
export function createQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (isRefused(error)) query.setState({ data: undefined, dataUpdatedAt: 0 })
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: () => {
        // Not awaited: an answer that cannot be refreshed is still a success.
        void queryClient.invalidateQueries()
      },
      onError: (error) => {
        // What was given up may have taken effect.
        if (error instanceof ApiError && error.kind === 'aborted') void queryClient.invalidateQueries()
      },
    }),
    defaultOptions: {
      queries: { retry: false, staleTime: 15_000, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  })
  return queryClient
}
