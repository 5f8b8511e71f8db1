import { useMutation } from '@tanstack/react-query'
import {
  ApiError,
  type AnyEndpoint,
  type CallOptions,
  type EndpointInput,
  type EndpointOutput,
  type Session,
} from 'fleet-portal-api-client'
import { useCallback, useEffect, useRef } from 'react'
import { checkAction } from '../../provider/beforeAction.ts'
import { usePortal } from '../../provider/portal.ts'
import { useSource } from '../../provider/widgetContext.ts'
import { useSessionEpoch } from './useSession.ts'

type CallArguments<R extends AnyEndpoint> = [input: EndpointInput<R>, options: CallOptions, epoch: number]

/**
 * Throws if the session has ended or passed to another user since the epoch, because the next user must not send what the earlier one
 * began. Throws also if the user has left.
 */
export function assertEpoch(session: Session, epoch: number, hasLeft = false): void {
  if (hasLeft || session.epoch() !== epoch)
    throw new ApiError({ kind: 'aborted', status: 0, hasResponse: false })
}

/**
 * Sends a call that has an effect. `send` resolves to the decoded answer and rejects with ApiError. After a success all data on
 * screen is refetched. The page of the host may deny the call before it is sent. If the session ends or passes to another user
 * meanwhile, the call is not sent. The input is not stored in a cache. The client stops repeating a lost call when the component
 * unmounts, for example because the user closed the dialog. `area` names the caller outside of a widget.
 */
export function useWrite<R extends AnyEndpoint>(endpoint: R, area?: string) {
  const { client, queryClient, onBefore, isReadOnly } = usePortal()
  const source = useSource(area)
  const epoch = useSessionEpoch()
  const { mutateAsync, isPending } = useMutation<EndpointOutput<R>, ApiError, CallArguments<R>>(
    {
      mutationKey: [endpoint.name],
      // Emptied here, because the mutation cache keeps a reference to the variables while the component is mounted.
      mutationFn: async (args) => {
        const [input, options, begun] = args.splice(0) as CallArguments<R>
        if (isReadOnly) throw new ApiError({ kind: 'denied', status: 0, hasResponse: false })
        if (onBefore) await checkAction(onBefore, endpoint, input as object, source)
        // No money moves after the user has left, however late the page allows it.
        assertEpoch(client.session, begun, endpoint.kind === 'money' && options.signal?.aborted)
        return client.call(endpoint, input, options)
      },
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
  // After the unmount there is no signal: the Undo action of a toast is used after its dialog was closed.
  const send = useCallback(
    (input: EndpointInput<R>, options?: CallOptions): Promise<EndpointOutput<R>> =>
      mutateAsync([input, { ...unmountSignal.current, ...options }, epoch]),
    [mutateAsync, epoch],
  )
  return { isPending, send }
}
