import { useCallback, useSyncExternalStore } from 'react'
import type { FleetPortalDestination } from '../../provider/navigation.ts'
import { usePortal } from '../../provider/portal.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

const redirectsKey = 'redirects'
/** More redirects than this within the period are a loop. Sign-in, choice of fleet and landing take three. */
const limit = 10
const period = 10_000

interface Redirects {
  /** When the latest redirects were made, in milliseconds. */
  times: readonly number[]
  isLoop: boolean
}

const none: Redirects = { times: [], isLoop: false }

/** Redirects that the portal makes by itself. They are counted across its screens; a loop of them stops. */
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
