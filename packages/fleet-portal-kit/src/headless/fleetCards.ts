import type { EndpointInput } from 'fleet-portal-api-client'
import {
  listFleetCards,
  updateFleetCard,
  type FleetCard,
  type FleetCardStatus,
} from 'fleet-portal-api-client/contract/fleetCards'
import { useMemo } from 'react'
import { cachedItem } from '../foundation/data/cachedItem.ts'
import { useWrite } from '../foundation/data/useWrite.ts'
import { usePortal } from '../provider/portal.ts'
import { useEmit } from '../provider/widgetContext.ts'
import { callOptionsOf, type ActionOptions } from './actionOptions.ts'
import { fieldChanges } from './fieldChanges.ts'

const events = {
  active: 'fleet-card.activated',
  deactivated: 'fleet-card.deactivated',
  terminated: 'fleet-card.terminated',
} as const

/** The card as the call writes it: 0 is no limit. */
const inputOf = (card: FleetCard | undefined) =>
  card && {
    ...card,
    driverId: card.driver?.driverId,
    vehicleId: card.vehicle?.vehicleId,
    locqpayLimit: card.locqpayLimit ?? 0,
    transactionLimit: card.transactionLimit ?? 0,
  }

/**
 * The changes of a fleet card. Missing fields stay as they are. `locqpayLimit` is in centavos; a limit of 0 removes it. Null
 * removes the driver or the vehicle.
 *
 * @since 0.1.0
 */
export type FleetCardChanges = Omit<EndpointInput<typeof updateFleetCard>, 'fuelCardId' | 'status'>

/** What a user can do with fleet cards. Each action rejects with ApiError. @since 0.1.0 */
export interface FleetCardActions {
  /** Changes an active card. */
  update: (fuelCardId: string, changes: FleetCardChanges, options?: ActionOptions) => Promise<void>
  /** Activates a card. */
  activate: (fuelCardId: string, options?: ActionOptions) => Promise<void>
  /** Deactivates a card. It can be activated again. */
  deactivate: (fuelCardId: string, options?: ActionOptions) => Promise<void>
  /** Terminates a card for good. */
  terminate: (fuelCardId: string, options?: ActionOptions) => Promise<void>
  /** Whether an action is running. */
  isBusy: boolean
}

/**
 * Changes fleet cards. `onBefore` of the provider may deny an action, which then rejects with kind `denied`. After a success
 * all data of the kit is read again, and the event of the action is reported.
 *
 * @example
 * const { deactivate } = useFleetCardActions()
 *
 * @since 0.1.0
 */
export function useFleetCardActions(): FleetCardActions {
  const { queryClient } = usePortal()
  const emit = useEmit('fleet-cards')
  const { send, isPending } = useWrite(updateFleetCard, 'fleet-cards')
  const actions = useMemo(() => {
    const to = (status: FleetCardStatus) => async (fuelCardId: string, options?: ActionOptions) => {
      await send({ fuelCardId, status }, callOptionsOf(options))
      emit(events[status], { fuelCardId })
    }
    return {
      async update(fuelCardId: string, changes: FleetCardChanges, options?: ActionOptions) {
        const before = inputOf(cachedItem(queryClient, listFleetCards, fuelCardId))
        await send({ fuelCardId, ...changes }, callOptionsOf(options))
        emit('fleet-card.updated', { fuelCardId, changes: fieldChanges(before, changes, ['remarks']) })
      },
      activate: to('active'),
      deactivate: to('deactivated'),
      terminate: to('terminated'),
    }
  }, [emit, queryClient, send])
  return { ...actions, isBusy: isPending }
}
