import { MutationCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from 'api-client'

/**
 * The kit's own cache. Retries live in the client, nowhere else; after any write everything on screen is read anew;
 * a write is tried at once even when the browser believes itself offline, and never later unattended.
 */
export function createQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
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
