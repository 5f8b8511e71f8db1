import { useCallback } from 'react'
import type { FleetEvent } from '../../../provider/events.ts'
import { usePortal } from '../../../provider/portal.ts'

/** Returns a function that stores what the user does in this fleet, in this browser. Its code is loaded with the first event. */
export function useRecordActivity(userId: string | undefined, fleetId: string): (event: FleetEvent) => void {
  const { deviceStorage, draftStore, queryClient } = usePortal()
  return useCallback(
    (event) => {
      if (userId === undefined) return
      Promise.all([import('./activity.ts'), import('./cachedHolder.ts')]).then(
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
