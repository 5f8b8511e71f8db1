import type { AnyEndpoint, EndpointInput } from 'fleet-portal-api-client'
import { useCallback } from 'react'
import { useRead, useRetryFailed } from '../foundation/data/useRead.ts'
import { readWithAccess } from '../fleet/access/readWithAccess.ts'
import { useAccess as useFleetAccess } from '../fleet/access/useAccess.ts'
import type { AreaName } from '../provider/navigation.ts'
import { useHasSession, useHeadlessState } from './readStatus.ts'

/** Reads an endpoint whose only input is the fleet. */
export function useFleetRead<R extends AnyEndpoint>(area: AreaName, endpoint: R, fleetId: string) {
  const hasSession = useHasSession()
  const access = useFleetAccess(fleetId, { enabled: hasSession })
  const permission = readWithAccess(access, endpoint)
  const enabled = hasSession && permission.enabled
  const read = useRead(endpoint, { fleetId } as unknown as EndpointInput<R>, { ...permission, enabled })
  const retryFailed = useRetryFailed()
  const { refetch: refetchData } = read
  const data = permission.isReported ? read.data : undefined
  const error = access.error ?? (permission.isReported ? read.error : undefined)
  const state = useHeadlessState({ area, access, endpoint, error, hasData: data !== undefined })
  const refetch = useCallback(async () => {
    await Promise.all([retryFailed(), refetchData()])
  }, [retryFailed, refetchData])
  return { state, access, data, refetch }
}
