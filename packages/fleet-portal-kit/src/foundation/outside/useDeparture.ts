import { useMemo } from 'react'
import { usePortal } from '../../provider/portal.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import { outsideAddress } from './outsideAddress.ts'

/** The one way out of the portal to an address that a server gave. */
export function useDeparture() {
  const { client, payments } = usePortal()
  const navigation = useNavigation()
  const checkoutHosts = payments?.checkoutHosts
  return useMemo(
    () => ({
      /** The address as it may be gone to, or undefined. */
      checked: (address: string | null | undefined): string | undefined =>
        outsideAddress(address, {
          apiUrl: client.baseUrl,
          page: globalThis.location.href,
          hosts: checkoutHosts,
        }),
      /** Leaves for an address that was checked. */
      leave: (address: string): void => {
        if (navigation.leave) navigation.leave(address)
        else globalThis.location.assign(address)
      },
    }),
    [client, checkoutHosts, navigation],
  )
}
