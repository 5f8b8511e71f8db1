import { buyFuel } from 'fleet-portal-api-client/contract/fuel'
import type { Fleet } from 'fleet-portal-api-client/contract/fleets'
import type { Centavos } from 'fleet-portal-api-client/money'
import type { FleetAccess } from '../../fleet/access/useAccess.ts'

/** Whether the reference station has any status other than active. A closed station has no price to buy at. */
export const isStationClosed = (fleet: Fleet | undefined): boolean =>
  Boolean(fleet?.referenceStation) && fleet?.referenceStation?.status !== 'active'

/** Why an order cannot be bought now. @since 0.1.0 */
export type PurchaseBlocker = 'noAccess' | 'deactivated' | 'stationClosed' | 'insufficient'

/** The first reason why the order cannot be bought now. `charge` and `wallet` are compared in centavos. */
export function findBlocker(
  access: Pick<FleetAccess, 'can' | 'blocked' | 'fleet'>,
  charge: Centavos | undefined,
  wallet: Centavos | undefined,
): PurchaseBlocker | undefined {
  if (!access.can(buyFuel)) return 'noAccess'
  if (access.blocked(buyFuel)) return 'deactivated'
  if (isStationClosed(access.fleet)) return 'stationClosed'
  if (charge !== undefined && wallet !== undefined && charge > wallet) return 'insufficient'
  return undefined
}
