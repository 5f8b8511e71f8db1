import { useCallback, useSyncExternalStore } from 'react'
import type { FleetPortalDestination } from '../../provider/navigation.ts'
import { usePortal } from '../../provider/portal.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

const redirectsKey = 'redirects'
/** More redirects than this within the period are a loop. Sign-in, fleet selection and landing need three. */
const limit = 10
/** In milliseconds. */
const period = 10_000

interface Redirects {
  /** The times of the latest redirects, in milliseconds. */
  times: readonly number[]
  isLoop: boolean
}

const none: Redirects = { times: [], isLoop: false }

/** Automatic redirects of the portal. Counts them across screens and stops a loop. */
export function useRedirect() {
  const { draftStore } = usePortal()
  const navigation = useNavigation()
  const read = useCallback(() => draftStore.read<Redirects>(redirectsKey) ?? none, [draftStore])
  const { isLoop } = useSyncExternalStore(draftStore.subscribe, read, read)
  const redirect = useCallback(
    (to: FleetPortalDestination) => {
      const now = Date.now()
      const times = [...read().times.filter((time) => now - time < period), now]
      if (times.length > limit) return draftStore.write(redirectsKey, { times: [], isLoop: true })
      draftStore.writeSilently(redirectsKey, { times, isLoop: false })
      navigation.navigate(to, { replace: true })
    },
    [draftStore, navigation, read],
  )
  const reset = useCallback(() => draftStore.write(redirectsKey, none), [draftStore])
  return { redirect, isLoop, reset }
}
