import { isDeactivated, getFleet, type Fleet } from 'fleet-portal-api-client/contract/fleets'
import { isDeactivatedFleetError } from 'fleet-portal-api-client/contract/errors'
import { useCallback, useEffect, useState } from 'react'
import { usePortal } from '../../provider/portal.ts'

/**
 * Controls the dialog of a deactivated fleet. The dialog shows once per page load of a deactivated fleet, and after each
 * call that the server rejects for that reason. Such a rejection also refetches the fleet.
 */
export function useDeactivation(fleet: Fleet): { isShown: boolean; hide: () => void } {
  const { client, queryClient } = usePortal()
  const [isShown, setShown] = useState(() => isDeactivated(fleet))
  const hide = useCallback(() => setShown(false), [])
  useEffect(
    () =>
      client.subscribeToErrors((error) => {
        if (!isDeactivatedFleetError(error)) return
        setShown(true)
        void queryClient.invalidateQueries({ queryKey: [getFleet.name] })
      }),
    [client, queryClient],
  )
  return { isShown, hide }
}
