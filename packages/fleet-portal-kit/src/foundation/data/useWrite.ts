import { useMutation } from '@tanstack/react-query'
import type { AnyRow, ApiError, CallOptions, InputOf, OutputOf } from 'api-client'
import { usePortal } from '../../provider/portal.ts'

/**
 * Makes a call that has an effect. `send` resolves to the decoded answer and rejects with ApiError; afterwards
 * everything on screen is read anew. Nothing that was sent stays in a cache.
 */
export function useWrite<R extends AnyRow>(row: R) {
  const { client, queryClient } = usePortal()
  const { mutateAsync, isPending } = useMutation<
    OutputOf<R>,
    ApiError,
    { input: InputOf<R>; options?: CallOptions }
  >(
    {
      mutationKey: [row.name],
      mutationFn: ({ input, options }) => client.call(row, input, options),
    },
    queryClient,
  )
  return {
    isPending,
    send: (input: InputOf<R>, options?: CallOptions): Promise<OutputOf<R>> =>
      mutateAsync(options ? { input, options } : { input }),
  }
}
