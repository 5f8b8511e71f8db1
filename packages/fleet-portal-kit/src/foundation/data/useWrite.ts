import { useMutation } from '@tanstack/react-query'
import type {
  AnyEndpoint,
  ApiError,
  CallOptions,
  EndpointInput,
  EndpointOutput,
} from 'fleet-portal-api-client'
import { useEffect, useRef } from 'react'
import { usePortal } from '../../provider/portal.ts'

type CallArguments<R extends AnyEndpoint> = [input: EndpointInput<R>, options: CallOptions]

/**
 * Sends a call that has an effect. `send` resolves to the decoded answer and rejects with ApiError. After a success all data on
 * screen is refetched. The input is not stored in a cache. The client stops repeating a lost call when the component
 * unmounts, for example because the user closed the dialog.
 */
export function useWrite<R extends AnyEndpoint>(endpoint: R) {
  const { client, queryClient } = usePortal()
  const { mutateAsync, isPending } = useMutation<EndpointOutput<R>, ApiError, CallArguments<R>>(
    {
      mutationKey: [endpoint.name],
      // Emptied here, because the mutation cache keeps a reference to the variables while the component is mounted.
      mutationFn: (args) => client.call(endpoint, ...(args.splice(0) as CallArguments<R>)),
    },
    queryClient,
  )
  const unmountSignal = useRef<Pick<CallOptions, 'signal'>>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    unmountSignal.current = { signal: controller.signal }
    return () => {
      controller.abort()
      unmountSignal.current = undefined
    }
  }, [])
  return {
    isPending,
    // After the unmount there is no signal: the Undo action of a toast is used after its dialog was closed.
    send: (input: EndpointInput<R>, options?: CallOptions): Promise<EndpointOutput<R>> =>
      mutateAsync([input, { ...unmountSignal.current, ...options }]),
  }
}
