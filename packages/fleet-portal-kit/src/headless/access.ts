import { ApiError, type AnyEndpoint } from 'fleet-portal-api-client'
import type { Role } from 'fleet-portal-api-client/contract/access'
import type { Fleet } from 'fleet-portal-api-client/contract/fleets'
import type { User } from 'fleet-portal-api-client/contract/session'
import { useCallback, useMemo } from 'react'
import { useErrorMessage } from '../foundation/errors/useErrorMessage.ts'
import { useAccess as useFleetAccess, type FleetAccess } from '../fleet/access/useAccess.ts'
import { useHasSession, type HeadlessState } from './readStatus.ts'

/** The call that a check of access is about: an endpoint of `fleet-portal-api-client/contract`. @since 0.1.0 */
export type CheckedEndpoint = Pick<AnyEndpoint, 'access' | 'activeFleetOnly' | 'kind'>

/** What the signed-in user may do. It decides only about the display; the server checks every call. @since 0.1.0 */
export interface HeadlessAccess {
  /** Whether the role may make the call on this type of fleet, and the provider is not read-only. False while loading. */
  can: (endpoint: CheckedEndpoint) => boolean
  /** Why a call is disabled although `can` is true: the fleet is deactivated. */
  disabledReason: (endpoint: CheckedEndpoint) => string | undefined
}

/** The parts of the access that a partner uses. The same object until they change. */
export function useHeadlessAccess({ can, blocked }: FleetAccess): HeadlessAccess {
  return useMemo(() => ({ can, disabledReason: blocked }), [can, blocked])
}

/** Options of a hook about one fleet. @since 0.1.0 */
export interface FleetHookOptions {
  /** The id of the fleet. */
  fleetId: string
}

/** The user, the fleet and the access of the user to it. @since 0.1.0 */
export interface FleetAccessState extends HeadlessState, HeadlessAccess {
  /** The signed-in user. Undefined while loading. */
  user: User | undefined
  /** The fleet. Undefined while loading. */
  fleet: Fleet | undefined
  /** The role of the user in the fleet. */
  role: Role | undefined
  /** Reads the user and the fleet again. */
  refetch: () => void
}

/**
 * The signed-in user, the fleet, and what the user may do.
 *
 * @example
 * const { can } = useAccess({ fleetId })
 * const isShown = can(createDriver)
 *
 * @since 0.1.0
 */
export function useAccess({ fleetId }: FleetHookOptions): FleetAccessState {
  const hasSession = useHasSession()
  const access = useFleetAccess(fleetId, { enabled: hasSession })
  const errorMessage = useErrorMessage()
  const error = access.error instanceof ApiError ? access.error : undefined
  const { isReady, user, fleet, role, retry } = access
  const status = () => {
    if (!hasSession) return 'signed-out'
    if (isReady) return role === undefined ? 'refused' : 'ready'
    return error ? 'error' : 'loading'
  }
  return {
    ...useHeadlessAccess(access),
    status: status(),
    message: error && errorMessage(error, { isRead: true }),
    error,
    user,
    fleet,
    role,
    refetch: useCallback(() => retry(), [retry]),
  }
}
