import type { AnyEndpoint, EndpointInput } from 'fleet-portal-api-client'
import { useCallback } from 'react'
import { useRead, useRetryFailed } from '../foundation/data/useRead.ts'
import { useAccess as useFleetAccess } from '../fleet/access/useAccess.ts'
import type { AreaName } from '../provider/navigation.ts'
import { useHasSession, useHeadlessState } from './readStatus.ts'

/** Reads an endpoint whose only input is the fleet. */
export function useFleetRead<R extends AnyEndpoint>(area: AreaName, endpoint: R, fleetId: string) {
  const hasSession = useHasSession()
  const access = useFleetAccess(fleetId, { enabled: hasSession })
  const enabled = hasSession && access.isReady && access.can(endpoint)
  const read = useRead(endpoint, { fleetId } as unknown as EndpointInput<R>, { enabled })
  const retryFailed = useRetryFailed()
  const { data, refetch: refetchData } = read
  const error = access.error ?? read.error
  const state = useHeadlessState({ area, access, endpoint, error, hasData: data !== undefined })
  const refetch = useCallback(async () => {
    await Promise.all([retryFailed(), refetchData()])
  }, [retryFailed, refetchData])
  return { state, access, data, refetch }
}
