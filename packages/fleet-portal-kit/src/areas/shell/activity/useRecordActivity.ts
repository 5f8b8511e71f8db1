import { useCallback, useEffect } from 'react'
import type { FleetEvent } from '../../../provider/events.ts'
import { usePortal } from '../../../provider/portal.ts'

const loadRecorder = () => Promise.all([import('./activity.ts'), import('./cachedHolder.ts')])

/** The delay of the download in milliseconds: after the first page, and usually before a payment. */
const loadDelay = 10_000

/** Returns a function that stores what the user does in this fleet, in this browser. */
export function useRecordActivity(userId: string | undefined, fleetId: string): (event: FleetEvent) => void {
  const { deviceStorage, draftStore, queryClient } = usePortal()
  // A payment page opens right after the event of its cash-in, and would interrupt the download.
  useEffect(() => {
    const timer = setTimeout(() => void loadRecorder().catch(() => undefined), loadDelay)
    return () => clearTimeout(timer)
  }, [])
  return useCallback(
    (event) => {
      if (userId === undefined) return
      loadRecorder().then(
        ([{ activityKey, recordActivity }, { cachedHolder }]) =>
          recordActivity(deviceStorage, draftStore, activityKey(userId, fleetId), event, (unnamed) =>
            cachedHolder(queryClient, unnamed),
          ),
        // The list then lacks the event. All else works.
        () => undefined,
      )
    },
    [deviceStorage, draftStore, queryClient, userId, fleetId],
  )
}
