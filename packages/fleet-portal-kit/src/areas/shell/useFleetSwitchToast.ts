import { getFleet } from 'fleet-portal-api-client/contract/fleets'
import { useEffect } from 'react'
import { shellMessages } from '../../locales/en/shell.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useNavigation, useToast } from '../../provider/widgetContext.ts'

/**
 * Shows a toast when another tab switches the fleet. Clears the query of the URL, because its dialogs and filters belong
 * to the previous fleet.
 */
export function useFleetSwitchToast(): void {
  const t = useMessages(shellMessages)
  const { client } = usePortal()
  const showToast = useToast()
  const navigation = useNavigation()
  useEffect(() => {
    const { session } = client
    let currentFleetId = session.read().fleetId
    return session.subscribe(() => {
      const { fleetId } = session.read()
      const previousFleetId = currentFleetId
      currentFleetId = fleetId
      if (fleetId === undefined || previousFleetId === undefined || fleetId === previousFleetId) return
      if (navigation.search()) navigation.setSearch('', { replace: true })
      client.call(getFleet, { fleetId }).then(
        ({ businessName }) => {
          // The fleet may have been switched again while this call ran.
          if (session.read().fleetId === fleetId) {
            showToast({ tone: 'info', text: t.switchedElsewhere(businessName) })
          }
        },
        // The page itself shows the error of the fleet.
        () => undefined,
      )
    })
  }, [client, navigation, showToast, t])
}
