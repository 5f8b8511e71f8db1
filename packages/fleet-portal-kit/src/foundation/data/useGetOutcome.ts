import { useMutation } from '@tanstack/react-query'
import type { AnyEndpoint, ApiError, EndpointOutput } from 'api-client'
import { usePortal } from '../../provider/portal.ts'

/**
 * Finds out what became of a call that was sent earlier under a key; nothing is sent again. Resolves to its answer and
 * rejects with ApiError: its refusal, or of kind `not-applied` or `outcome-unknown`. What is on screen is read anew where it had an effect.
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
