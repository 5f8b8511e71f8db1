import type { AnyEndpoint } from 'api-client'
import { isAvailableForFleetType, memberAllows, type Access, type Role } from 'api-client/contract/access'
import { getFleet, isDeactivated, type Fleet } from 'api-client/contract/fleets'
import { accessToFleet, getCurrentUser, type User } from 'api-client/contract/session'
import { useMemo } from 'react'
import { uiMessages } from '../../locales/en/ui.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useRead } from '../../foundation/data/useRead.ts'

/** What a call, or a link to a page, requires of the user and the fleet. Every endpoint is one. */
export type EndpointAccess = Pick<AnyEndpoint, 'access' | 'activeFleetOnly'>

export interface FleetAccess {
  /** Whether the person and the fleet are known yet. */
  isReady: boolean
  error: unknown
  retry: () => void
  user: User | undefined
  fleet: Fleet | undefined
  role: Role | undefined
  /** Whether the role and the type of the fleet allow it; false until known. */
  allows: (access: Access) => boolean
  /** Whether the role may make the call on this type of fleet. */
  can: (row: EndpointAccess) => boolean
  /** Whether this type of fleet lacks it, whatever the role; false until known. */
  isMissingForFleetType: (row: EndpointAccess) => boolean
  /** Why a call that the role allows cannot be made now: the fleet is deactivated. */
  blocked: (row: EndpointAccess) => string | undefined
}

/** What the signed-in person may do on a fleet. The server decides; this says what to show. */
export function useAccess(fleetId: string): FleetAccess {
  const { permissions } = usePortal()
  const t = useMessages(uiMessages)
  const person = useRead(getCurrentUser, {})
  const fleetRead = useRead(getFleet, { fleetId })
  const user = person.data
  const fleet = fleetRead.data
  const failed = person.error ?? fleetRead.error
  const { refetch: refetchPerson } = person
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
        void refetchPerson()
        void refetchFleet()
      },
      user,
      fleet,
      role,
      allows: allowed,
      can: (row) => allowed(row.access),
      isMissingForFleetType: (row) =>
        fleetType !== undefined && !isAvailableForFleetType(row.access, fleetType),
      blocked: (row) =>
        row.activeFleetOnly && fleet && isDeactivated(fleet) ? t.fleetDeactivated : undefined,
    }
  }, [user, fleet, failed, fleetId, permissions, t, refetchPerson, refetchFleet])
}
