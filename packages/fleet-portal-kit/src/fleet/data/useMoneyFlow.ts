import type { AnyEndpoint, EndpointInput, EndpointOutput } from 'fleet-portal-api-client'
import {
  createMoneyFlow,
  createPendingCalls,
  type EndedState,
  type MoneyFlow,
  type MoneyState,
  type PendingCall,
} from 'fleet-portal-api-client/money-flow'
import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type * as z from 'zod/mini'
import { usePortal } from '../../provider/portal.ts'
import { useGetOutcome } from '../../foundation/data/useGetOutcome.ts'
import { useOnReconnect } from '../../foundation/data/useOnReconnect.ts'
import { useSessionEpoch } from '../../foundation/data/useSession.ts'
import { assertEpoch, useWrite } from '../../foundation/data/useWrite.ts'

type FlowOf<R extends AnyEndpoint, Details> = MoneyFlow<EndpointInput<R>, Details, EndpointOutput<R>>
type StateOf<R extends AnyEndpoint, Details> = MoneyState<Details, EndpointOutput<R>>

/** The settings of an area for its money flow. */
export interface MoneyFlowDeclaration<R extends AnyEndpoint, Details> {
  fleetId: string
  userId: string | undefined
  /** Names the caller outside of a widget. */
  area?: string
  /** Validates the details that the browser stores. One schema per flow, at module level. */
  details: z.ZodMiniType<Details>
  /** Called after each call that ended while the screen is there and shows its fleet. */
  onEnded?: (state: EndedState<Details, EndpointOutput<R>>, flow: FlowOf<R, Details>) => void
  /** Handles the pending call of an earlier page. Default: looks its outcome up. */
  onPending?: (call: PendingCall<Details>, flow: FlowOf<R, Details>) => void
  /** Whether showing an ended call acknowledges it. Default: always. */
  isAcknowledgedOnSight?: (state: StateOf<R, Details>) => boolean
}

/**
 * The money flow of a screen. It looks up the pending call of an earlier page when the screen opens, watches an unknown
 * outcome until it is known, looks it up at once when the connection is back, and acknowledges an outcome once it is on
 * screen.
 */
export function useMoneyFlow<R extends AnyEndpoint, Details>(
  endpoint: R,
  declaration: MoneyFlowDeclaration<R, Details>,
): { state: StateOf<R, Details>; flow: FlowOf<R, Details> } {
  const { fleetId, userId, area, details } = declaration
  const { client, deviceStorage } = usePortal()
  const { session } = client
  const epoch = useSessionEpoch()
  const { send } = useWrite(endpoint, area)
  const getOutcome = useGetOutcome(endpoint)
  /** The flow of the fleet and the user on screen. Undefined after the screen has gone. */
  const shown = useRef<FlowOf<R, Details>>(undefined)
  /** Aborted when the screen goes, or shows another fleet: what the page allows later must not be sent. */
  const leaveSignal = useRef<AbortSignal>(undefined)
  const latest = useRef({ send, getOutcome, declaration })
  useLayoutEffect(() => {
    latest.current = { send, getOutcome, declaration }
  })

  const flow = useMemo(() => {
    const created: FlowOf<R, Details> = createMoneyFlow({
      send: async (input, options) => {
        // The `send` of now belongs to the user of now.
        assertEpoch(session, epoch)
        return latest.current.send(input, {
          ...options,
          ...(leaveSignal.current && { signal: leaveSignal.current }),
        })
      },
      getOutcome: (key) => latest.current.getOutcome(key),
      pendingCalls: createPendingCalls(deviceStorage, endpoint.name, fleetId, details),
      userId,
      onEnded: (state) => {
        // The call of an earlier fleet is looked up, and reported, when the page shows that fleet again.
        if (shown.current === created) latest.current.declaration.onEnded?.(state, created)
      },
    })
    return created
  }, [deviceStorage, endpoint, fleetId, userId, details, session, epoch])
  useLayoutEffect(() => {
    const controller = new AbortController()
    shown.current = flow
    leaveSignal.current = controller.signal
    return () => {
      shown.current = undefined
      controller.abort()
    }
  }, [flow])
  const state = useSyncExternalStore(flow.subscribe, flow.getState, flow.getState)

  const isUnknown = state.status === 'outcomeUnknown'
  useOnReconnect(isUnknown, () => void flow.lookUpAgain())
  useEffect(() => {
    if (!isUnknown) return
    const controller = new AbortController()
    void flow.watchOutcome(controller.signal)
    return () => controller.abort()
  }, [flow, isUnknown])

  const isIdle = state.status === 'idle'
  useEffect(() => {
    if (!isIdle) return
    let isCurrent = true
    const lookUpEarlier = (call: PendingCall<Details>) => void flow.lookUpEarlier(call)
    void flow.findPending().then((call) => {
      if (!isCurrent || !call) return
      const { onPending = lookUpEarlier } = latest.current.declaration
      onPending(call, flow)
    })
    return () => {
      isCurrent = false
    }
  }, [flow, isIdle])

  useEffect(() => {
    const { isAcknowledgedOnSight = () => true } = latest.current.declaration
    if (isAcknowledgedOnSight(state)) flow.acknowledge()
  }, [flow, state])

  return { state, flow }
}
