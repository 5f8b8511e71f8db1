import {
  updateFleetCard,
  type FleetCard,
  type FleetCardStatus,
} from 'fleet-portal-api-client/contract/fleetCards'
import { useWrite } from '../../foundation/data/useWrite.ts'
import { useEmit } from '../../provider/widgetContext.ts'

const events = {
  active: 'fleet-card.activated',
  deactivated: 'fleet-card.deactivated',
  terminated: 'fleet-card.terminated',
} as const

/** Changes the status of a card and emits the event of the new status. */
export function useCardStatus({ fuelCardId }: FleetCard) {
  const emit = useEmit()
  const { send } = useWrite(updateFleetCard)
  return async (status: FleetCardStatus) => {
    await send({ fuelCardId, status })
    emit(events[status], { fuelCardId })
  }
}
