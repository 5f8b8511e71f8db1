import { createFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { isInFlight } from 'fleet-portal-api-client/money-flow'
import { useMemo, useState } from 'react'
import { useMoneyFlow } from '../../fleet/data/useMoneyFlow.ts'
import { usePortal } from '../../provider/portal.ts'
import { useEmit } from '../../provider/widgetContext.ts'
import { codeGeneration, draftsActionOf, storedCall } from './codeGeneration.ts'
import type { CodesCall } from './codeDraft.ts'
import { useCodeDrafts } from './useCodeDrafts.ts'

/** The call if its outcome is unknown. Stays during another lookup, so that the same dialog stays open. */
function useUnknownCall(call: CodesCall) {
  const [last, setLast] = useState<Extract<CodesCall, { status: 'outcomeUnknown' }>>()
  const unknownCall = call.status === 'outcomeUnknown' ? call : call.status === 'lookingUp' ? last : undefined
  if (unknownCall !== last) setLast(unknownCall)
  return unknownCall
}

/** The drafts of a user for a fleet, and the call that generates their codes. `area` names the caller outside of a widget. */
export function useCodeGeneration(fleetId: string, userId: string | undefined, area?: string) {
  const { state, current, dispatch, isSafe, dropFromMemory } = useCodeDrafts(fleetId, userId)
  /** Whether the user closed the dialog of an unknown outcome. A banner shows the outcome instead. */
  const [isDialogHidden, setDialogHidden] = useState(false)
  const emit = useEmit(area)
  const { queryClient } = usePortal()

  const { state: call, flow } = useMoneyFlow(createFuelCodes, {
    fleetId,
    userId,
    ...(area !== undefined && { area }),
    details: storedCall,
    onEnded(ended, { acknowledge, close }) {
      // Another user may have used the fuel, or deactivated a driver or the fleet.
      if (ended.status === 'notApplied' || ended.status === 'rejected') void queryClient.invalidateQueries()
      const action = draftsActionOf(ended, isDialogHidden)
      if (!action) return
      dispatch(action)
      if (ended.status === 'applied' && ended.origin !== 'other-tab') {
        emit('fuel-codes.generated', { count: ended.answer.fuelCodes?.length ?? ended.details.count })
      }
      if (action.type === 'notGenerated' && action.notice) {
        acknowledge()
        close()
      }
    },
  })
  const unknownCall = useUnknownCall(call)
  const generation = useMemo(
    () => codeGeneration({ fleetId, flow, current, dispatch }),
    [fleetId, flow, current, dispatch],
  )
  const isInBackground = call.status !== 'idle' && (call.origin === 'earlier-page' || isDialogHidden)

  return {
    ...generation,
    state,
    current,
    isSafe,
    dropFromMemory,
    call,
    isSending: isInFlight(call),
    /** The call if its outcome is unknown, also during another lookup. */
    unknownCall,
    /** Whether a banner shows the call instead of a dialog. */
    isInBackground,
    review(today: string) {
      setDialogHidden(false)
      generation.review(today)
    },
    /** Closes the dialog of the call. A banner continues to show an unknown outcome. */
    closeDialog() {
      if (call.status === 'outcomeUnknown') setDialogHidden(true)
      else flow.close()
    },
    /** Sends the drafts if the user was asked to confirm them. */
    confirmOnce() {
      if (flow.getState().status === 'confirming') void generation.confirm()
    },
    /** Closes the list of the generated codes. */
    closeGenerated() {
      dispatch({ type: 'closed' })
      flow.close()
    },
  }
}

export type CodeGeneration = ReturnType<typeof useCodeGeneration>
