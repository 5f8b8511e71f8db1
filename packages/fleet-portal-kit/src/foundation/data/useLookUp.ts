import { useMutation } from '@tanstack/react-query'
import type { AnyRow, ApiError, OutputOf } from 'api-client'
import { usePortal } from '../../provider/portal.ts'

/**
 * Finds out what became of a call that was sent earlier under a key; nothing is sent again. Resolves to its answer and
 * rejects with ApiError: its refusal, or of kind `lost` or `unknown`. What is on screen is read anew where it had an effect.
 */
export function useLookUp<R extends AnyRow>(row: R): (key: string) => Promise<OutputOf<R>> {
  const { client, queryClient } = usePortal()
  const { mutateAsync } = useMutation<OutputOf<R>, ApiError, string>(
    { mutationKey: [row.name, 'look-up'], mutationFn: (key) => client.lookUp(row, key) },
    queryClient,
  )
  return mutateAsync
}
