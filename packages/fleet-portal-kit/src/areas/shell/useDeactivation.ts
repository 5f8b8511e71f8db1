import { isDeactivated, getFleet, type Fleet } from 'api-client/contract/fleets'
import { isDeactivatedFleetError } from 'api-client/contract/errors'
import { useCallback, useEffect, useState } from 'react'
import { usePortal } from '../../provider/portal.ts'

/**
 * When the deactivated-fleet dialog shows: once per load where the fleet is deactivated, and whenever the server says
 * so; then the fleet is read again.
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
