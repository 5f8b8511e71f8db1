import { buyFuel } from 'api-client/contract/fuel'
import type { Fleet } from 'api-client/contract/fleets'
import type { Centavos } from 'api-client/money'
import type { FleetAccess } from '../../fleet/access/useAccess.ts'

/** Any state of the reference station but active closes it: there is no price to buy at. */
export const isStationClosed = (fleet: Fleet | undefined): boolean =>
  Boolean(fleet?.referenceStation) && fleet?.referenceStation?.status !== 'active'

export type ContinueBlocker = 'noAccess' | 'deactivated' | 'stationClosed' | 'insufficient'

/** Why nothing can be bought now, whatever is on the form; the first reason is told. The peso cost is held against the wallet. */
export function blockOf(
  access: Pick<FleetAccess, 'can' | 'blocked' | 'fleet'>,
  charge: Centavos | undefined,
  wallet: Centavos | undefined,
): ContinueBlocker | undefined {
  if (!access.can(buyFuel)) return 'noAccess'
  if (access.blocked(buyFuel)) return 'deactivated'
  if (isStationClosed(access.fleet)) return 'stationClosed'
  if (charge !== undefined && wallet !== undefined && charge > wallet) return 'insufficient'
  return undefined
}
