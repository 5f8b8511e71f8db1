import { useMutation } from '@tanstack/react-query'
import type { AnyEndpoint, ApiError, CallOptions, EndpointInput, EndpointOutput } from 'api-client'
import { useEffect, useRef } from 'react'
import { usePortal } from '../../provider/portal.ts'

type Parcel<R extends AnyEndpoint> = [input: EndpointInput<R>, options: CallOptions]

/**
 * Makes a call that has an effect. `send` resolves to the decoded answer and rejects with ApiError; afterwards
 * everything on screen is read anew. Nothing that was sent stays in a cache. What was lost on its way is not sent again
 * once the component that sent it is gone: its dialog was closed, its page was left.
 */
export function useWrite<R extends AnyEndpoint>(endpoint: R) {
  const { client, queryClient } = usePortal()
  const { mutateAsync, isPending } = useMutation<EndpointOutput<R>, ApiError, Parcel<R>>(
    {
      mutationKey: [endpoint.name],
      // Emptied as it is sent: a cache holds on to what it is given for as long as the screen stands.
      mutationFn: (parcel) => client.call(endpoint, ...(parcel.splice(0) as Parcel<R>)),
    },
    queryClient,
  )
  const life = useRef<Pick<CallOptions, 'signal'>>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    life.current = { signal: controller.signal }
    return () => {
      controller.abort()
      life.current = undefined
    }
  }, [])
  return {
    isPending,
    // A notice outlives its dialog: what it takes back is not bound to that.
    send: (input: EndpointInput<R>, options?: CallOptions): Promise<EndpointOutput<R>> =>
      mutateAsync([input, { ...life.current, ...options }]),
  }
}
