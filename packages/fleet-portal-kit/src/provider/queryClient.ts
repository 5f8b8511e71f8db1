import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from 'fleet-portal-api-client'
import { getCurrentUser } from './currentUser.ts'

/** Whether the server refused access. The earlier data must then leave the screen. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  !error.isUnreadable &&
  error.hasResponse &&
  (error.kind === 'unauthorized' || error.kind === 'forbidden')

/** Whether the role of the user does not allow a call. The role on screen may be out of date then. */
const isRefusedToRole = (error: unknown): boolean => error instanceof ApiError && error.code === 'Forbidden'

/** Whether a write was refused because data on screen is out of date: another user or tab has changed or removed its item. */
const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && error.hasResponse && [404, 409].includes(error.status)

/**
 * The kit's query cache. Only the client retries. After a write, all data on screen is refreshed, also if it was refused
 * because the data is out of date. A write is sent at once,
 * also when the browser reports that it is offline. It is never sent later without the user.
 */
export function createQueryClient(): QueryClient {
  // A read of the user that is under way is new enough.
  const readUserAgain = () =>
    void queryClient.invalidateQueries({ queryKey: [getCurrentUser.name] }, { cancelRefetch: false })
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (isRefused(error)) query.setState({ data: undefined, dataUpdatedAt: 0 })
        if (isRefusedToRole(error) && query.queryKey[0] !== getCurrentUser.name) readUserAgain()
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: () => {
        // Not awaited: the write succeeded even if the refresh fails.
        void queryClient.invalidateQueries()
      },
      onError: (error) => {
        // An aborted write may have taken effect.
        const isAborted = error instanceof ApiError && error.kind === 'aborted'
        if (isAborted || isOutdated(error)) void queryClient.invalidateQueries()
        if (isRefusedToRole(error)) readUserAgain()
      },
    }),
    defaultOptions: {
      queries: { retry: false, staleTime: 15_000, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  })
  return queryClient
}
