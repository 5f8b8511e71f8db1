import { updateFuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { useMemo } from 'react'
import { useWrite } from '../foundation/data/useWrite.ts'
import { useEmit } from '../provider/widgetContext.ts'
import { callOptionsOf, type ActionOptions } from './actionOptions.ts'

/** What a user can do with fuel codes. Each action rejects with ApiError. @since 0.1.0 */
export interface FuelCodeActions {
  /** Deactivates a fuel code for good. */
  deactivate: (fuelCodeId: string, options?: ActionOptions) => Promise<void>
  /** Whether an action is running. */
  isBusy: boolean
}

/**
 * Deactivates fuel codes. `onBefore` of the provider may deny it; the action then rejects with kind `denied`. After a success
 * all data of the kit is read again, and the event is reported.
 *
 * @example
 * const { deactivate } = useFuelCodeActions()
 *
 * @since 0.1.0
 */
export function useFuelCodeActions(): FuelCodeActions {
  const emit = useEmit('fuel-codes')
  const { send, isPending } = useWrite(updateFuelCode, 'fuel-codes')
  const actions = useMemo(
    () => ({
      async deactivate(fuelCodeId: string, options?: ActionOptions) {
        await send({ fuelCodeId, status: 'Deactivated' }, callOptionsOf(options))
        emit('fuel-code.deactivated', { fuelCodeId })
      },
    }),
    [emit, send],
  )
  return { ...actions, isBusy: isPending }
}
