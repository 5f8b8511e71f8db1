import { useMemo } from 'react'
import type { NavigationAdapter } from '../../provider/navigation.ts'
import { usePortal } from '../../provider/portal.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import { useExternalUrl } from './useExternalUrl.ts'

/** Redirects to a payment page whose URL a server returned. All redirects to payment pages use it. A hook outside of widgets passes its navigation. */
export function useExternalRedirect(own?: NavigationAdapter) {
  const { payments } = usePortal()
  const navigation = useNavigation(own)
  const checkUrl = useExternalUrl(payments?.allowedCheckoutHosts)
  return useMemo(
    () => ({
      /** Returns the URL if the portal may open it, else undefined. */
      checkUrl,
      /** Redirects to a URL that `checkUrl` returned. */
      redirectTo: (url: string): void => {
        if (navigation.redirect) navigation.redirect(url)
        else globalThis.location.assign(url)
      },
    }),
    [checkUrl, navigation],
  )
}
