import type { FleetCard, FleetCardStatus } from 'fleet-portal-api-client/contract/fleetCards'
import { useFleetCardActions } from '../../headless/fleetCards.ts'

/** Changes the status of a card. */
export function useCardStatus({ fuelCardId }: FleetCard) {
  const { activate, deactivate, terminate } = useFleetCardActions()
  const actions = { active: activate, deactivated: deactivate, terminated: terminate }
  return (status: FleetCardStatus) => actions[status](fuelCardId)
}
