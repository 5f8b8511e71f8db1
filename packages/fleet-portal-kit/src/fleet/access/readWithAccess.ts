import type { AnyEndpoint } from 'fleet-portal-api-client'
import type { ReadOptions } from '../../foundation/data/useRead.ts'
import type { FleetAccess } from './useAccess.ts'

/**
 * The options of a read that is sent together with the reads of the user and the fleet, so that a page needs one round trip.
 * The server refuses it if the role has no access. The page shows and reports the answer only while `isReported` is true:
 * when the user and the fleet are loaded and the role may read it.
 */
export function readWithAccess(
  { isReady, error, can }: FleetAccess,
  endpoint: AnyEndpoint,
): Required<Pick<ReadOptions, 'enabled' | 'isReported'>> {
  const isAllowed = can(endpoint)
  return { enabled: isReady ? isAllowed : !error, isReported: isReady && isAllowed }
}
