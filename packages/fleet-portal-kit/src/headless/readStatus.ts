import { ApiError } from 'fleet-portal-api-client'
import type { AnyEndpoint } from 'fleet-portal-api-client'
import { useErrorMessage } from '../foundation/errors/useErrorMessage.ts'
import { useSessionStatus } from '../foundation/data/useSession.ts'
import { areaFlags } from '../fleet/access/areaFlags.ts'
import type { FleetAccess } from '../fleet/access/useAccess.ts'
import { useFlags } from '../fleet/access/useFlags.ts'
import { errorMessages } from '../locales/en/errors.ts'
import { uiMessages } from '../locales/en/ui.ts'
import { useMessages } from '../provider/messages.ts'
import type { AreaName } from '../provider/navigation.ts'

/**
 * The status of a hook.
 *
 * - `loading`: nothing can be shown yet.
 * - `ready`: the data is there. It stays while it is read again, also if that fails.
 * - `refused`: the user has no access, the fleet has no such data, or a feature flag is off. `message` says why.
 * - `error`: the data could not be read. `message` says why, and `refetch` tries again.
 * - `signed-out`: the session has ended. The provider's `refresh` starts a new one.
 *
 * @since 0.1.0
 */
export type HeadlessStatus = 'loading' | 'ready' | 'refused' | 'error' | 'signed-out'

/** What every hook says about its data. @since 0.1.0 */
export interface HeadlessState {
  /** Whether the data can be shown. */
  status: HeadlessStatus
  /** A sentence for the user: why the status is `refused` or `error`, or why the last refresh failed. */
  message: string | undefined
  /** The error of the last read. Undefined if it succeeded. */
  error: ApiError | undefined
}

interface Sources {
  area: AreaName
  access: FleetAccess
  /** The endpoint that the hook reads. */
  endpoint: AnyEndpoint
  /** The error of the last read. */
  error: unknown
  hasData: boolean
}

/** Whether the session may make calls. */
export const useHasSession = (): boolean => useSessionStatus() !== 'ended'

/** The status of a hook, from its access, the flags of its area and its read. */
export function useHeadlessState({ area, access, endpoint, error, hasData }: Sources): HeadlessState {
  const hasSession = useHasSession()
  const ui = useMessages(uiMessages)
  const { codes } = useMessages(errorMessages)
  const isOn = useFlags({ enabled: hasSession })
  const errorMessage = useErrorMessage()
  const known = error instanceof ApiError ? error : undefined
  const failure = known && errorMessage(known, { isRead: true })
  const state = (status: HeadlessStatus, message = failure): HeadlessState => ({
    status,
    message,
    error: known,
  })
  if (!hasSession) return state('signed-out')
  if (areaFlags[area]?.every(isOn) === false) return state('refused', ui.switchedOff)
  if (access.error) return state('error')
  if (access.isReady && !access.can(endpoint)) {
    const isMissing = access.isMissingForFleetType(endpoint)
    return state('refused', isMissing ? ui.notForTypeTitle : (codes.Forbidden as string))
  }
  if (hasData) return state('ready')
  return error ? state('error') : state('loading')
}
