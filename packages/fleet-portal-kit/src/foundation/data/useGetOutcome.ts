import { useMutation } from '@tanstack/react-query'
import type { AnyEndpoint, ApiError, EndpointOutput } from 'fleet-portal-api-client'
import { usePortal } from '../../provider/portal.ts'

/**
 * Looks up the outcome of a call that was sent earlier under an idempotency key. Does not repeat the call. Resolves to the
 * answer of the call. Rejects with ApiError: the refusal of the call, or kind `not-applied` or `outcome-unknown`. Refetches
 * all data on screen if the call had an effect.
 */
export function useGetOutcome<R extends AnyEndpoint>(
  endpoint: R,
): (key: string) => Promise<EndpointOutput<R>> {
  const { client, queryClient } = usePortal()
  const { mutateAsync } = useMutation<EndpointOutput<R>, ApiError, string>(
    { mutationKey: [endpoint.name, 'look-up'], mutationFn: (key) => client.getOutcome(endpoint, key) },
    queryClient,
  )
  return mutateAsync
}
