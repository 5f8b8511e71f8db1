import { getFleet } from 'api-client/contract/fleets'
import { useEffect } from 'react'
import { shellMessages } from '../../locales/en/shell.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useNavigation, useToast } from '../../provider/widgetContext.ts'

/**
 * Says so where the fleet changes under an open page: another tab switched it. What the address said of the fleet
 * before, such as a dialog or a filter, goes.
 */
export function useFleetSwitch(): void {
  const t = useMessages(shellMessages)
  const { client } = usePortal()
  const showToast = useToast()
  const navigation = useNavigation()
  useEffect(() => {
    const { session } = client
    let known = session.read().fleetId
    return session.subscribe(() => {
      const { fleetId } = session.read()
      const before = known
      known = fleetId
      if (fleetId === undefined || before === undefined || fleetId === before) return
      if (navigation.search()) navigation.setSearch('', { replace: true })
      client.call(getFleet, { fleetId }).then(
        ({ businessName }) => {
          // It may have been switched again meanwhile.
          if (session.read().fleetId === fleetId) {
            showToast({ tone: 'info', text: t.switchedElsewhere(businessName) })
          }
        },
        // The page itself tells what is wrong with the fleet.
        () => undefined,
      )
    })
  }, [client, navigation, showToast, t])
}
