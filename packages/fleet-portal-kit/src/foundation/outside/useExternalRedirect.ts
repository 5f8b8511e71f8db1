import { useMemo } from 'react'
import { usePortal } from '../../provider/portal.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import { useExternalUrl } from './useExternalUrl.ts'

/** The one way out of the portal to where a payment is made, by an address that a server gave. */
export function useExternalRedirect() {
  const { payments } = usePortal()
  const navigation = useNavigation()
  const checked = useExternalUrl(payments?.allowedCheckoutHosts)
  return useMemo(
    () => ({
      /** The address as it may be gone to, or undefined. */
      checked,
      /** Leaves for an address that was checked. */
      leave: (address: string): void => {
        if (navigation.leave) navigation.leave(address)
        else globalThis.location.assign(address)
      },
    }),
    [checked, navigation],
  )
}
