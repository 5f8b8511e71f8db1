import type { AnyEndpoint } from 'fleet-portal-api-client'
import {
  isAvailableForFleetType,
  memberAllows,
  type Access,
  type Role,
} from 'fleet-portal-api-client/contract/access'
import { getFleet, isDeactivated, type Fleet } from 'fleet-portal-api-client/contract/fleets'
import { accessToFleet, getCurrentUser, type User } from 'fleet-portal-api-client/contract/session'
import { useMemo } from 'react'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useRead, type ReadOptions } from '../../foundation/data/useRead.ts'

/** The requirements of a call, or of a link to a page. Every endpoint has them. */
export type EndpointAccess = Pick<AnyEndpoint, 'access' | 'activeFleetOnly'> & { kind?: AnyEndpoint['kind'] }

export interface FleetAccess {
  /** Whether the user and the fleet are loaded. */
  isReady: boolean
  error: unknown
  retry: () => void
  user: User | undefined
  fleet: Fleet | undefined
  role: Role | undefined
  /** Whether the role and the fleet type allow it; false until both are loaded. */
  allows: (access: Access) => boolean
  /** Whether the role may make the call on this type of fleet. A read-only page makes no call with an effect. */
  can: (endpoint: EndpointAccess) => boolean
  /** Whether the endpoint does not exist for the fleet type, for any role; false until the fleet is loaded. */
  isMissingForFleetType: (endpoint: EndpointAccess) => boolean
  /** Why the call is disabled although the role allows it: the fleet is deactivated. */
  blocked: (endpoint: EndpointAccess) => string | undefined
}

const hasEffect = ({ kind = 'read' }: EndpointAccess) => kind !== 'read'

/** The access of the signed-in user to a fleet. It decides only about the display; the server checks every call. */
export function useAccess(
  fleetId: string,
  { enabled = true }: Pick<ReadOptions, 'enabled'> = {},
): FleetAccess {
  const { permissions, isReadOnly } = usePortal()
  const t = useMessages(uiMessages)
  const userRead = useRead(getCurrentUser, {}, { enabled })
  const fleetRead = useRead(getFleet, { fleetId }, { enabled })
  const user = userRead.data
  const fleet = fleetRead.data
  const failed = userRead.error ?? fleetRead.error
  const { refetch: refetchUser } = userRead
  const { refetch: refetchFleet } = fleetRead
  return useMemo(() => {
    const role = user && accessToFleet(user, fleetId)?.role
    const fleetType = user && fleet?.plbType
    const allowed = (access: Access) =>
      fleetType !== undefined && memberAllows(access, { role, fleetType }, permissions)
    return {
      isReady: Boolean(user && fleet),
      error: user && fleet ? undefined : failed,
      retry: () => {
        void refetchUser()
        void refetchFleet()
      },
      user,
      fleet,
      role,
      allows: allowed,
      can: (endpoint) => allowed(endpoint.access) && !(isReadOnly && hasEffect(endpoint)),
      isMissingForFleetType: (endpoint) =>
        fleetType !== undefined && !isAvailableForFleetType(endpoint.access, fleetType),
      blocked: (endpoint) =>
        endpoint.activeFleetOnly && fleet && isDeactivated(fleet) ? t.fleetDeactivated : undefined,
    }
  }, [user, fleet, failed, fleetId, permissions, isReadOnly, t, refetchUser, refetchFleet])
}
