import { useMemo } from 'react'
import { usePortal } from '../../provider/portal.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import { useExternalUrl } from './useExternalUrl.ts'

/** Leaves the portal for a payment page whose URL came from a server. All redirects to payment pages go through it. */
export function useExternalRedirect() {
  const { payments } = usePortal()
  const navigation = useNavigation()
  const checkUrl = useExternalUrl(payments?.allowedCheckoutHosts)
  return useMemo(
    () => ({
      /** The URL if the portal may open it, else undefined. */
      checkUrl,
      /** Leaves for a URL that `checkUrl` returned. */
      redirectTo: (url: string): void => {
        if (navigation.redirect) navigation.redirect(url)
        else globalThis.location.assign(url)
      },
    }),
    [checkUrl, navigation],
  )
}
