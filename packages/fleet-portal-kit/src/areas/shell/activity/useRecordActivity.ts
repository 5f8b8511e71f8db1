import { useCallback } from 'react'
import type { FleetEvent } from '../../../provider/events.ts'
import { usePortal } from '../../../provider/portal.ts'

/** Returns a function that stores what the user does in this fleet, in this browser. Its code is loaded with the first event. */
export function useRecordActivity(userId: string | undefined, fleetId: string): (event: FleetEvent) => void {
  const { deviceStorage } = usePortal()
  return useCallback(
    (event) => {
      if (userId === undefined) return
      import('./activity.ts').then(
        ({ activityKey, recordActivity }) =>
          recordActivity(deviceStorage, activityKey(userId, fleetId), event),
        // The list then lacks the event. All else works.
        () => undefined,
      )
    },
    [deviceStorage, userId, fleetId],
  )
}
