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
  const { work } = usePortal()
  const navigation = useNavigation()
  const read = useCallback(() => work.read<Redirects>(redirectsKey) ?? none, [work])
  const { isLoop } = useSyncExternalStore(work.subscribe, read, read)
  const redirect = useCallback(
    (to: FleetPortalDestination) => {
      const now = Date.now()
      const times = [...read().times.filter((time) => now - time < period), now]
      if (times.length > limit) return work.write(redirectsKey, { times: [], isLoop: true })
      work.hold(redirectsKey, { times, isLoop: false })
      navigation.navigate(to, { replace: true })
    },
    [work, navigation, read],
  )
  const reset = useCallback(() => work.write(redirectsKey, none), [work])
  return { redirect, isLoop, reset }
}
