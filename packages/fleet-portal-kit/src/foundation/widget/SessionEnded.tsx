import { useCallback, useEffect, useState } from 'react'
import { UnsavedTexts } from '../form/UnsavedTexts.tsx'
import { StateView } from '../ui/StateView.tsx'
import { sessionMessages } from '../../locales/en/session.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useNavigation } from '../../provider/widgetContext.ts'

/** The delays before each attempt to get a session, in milliseconds. The host page may still be signing its user in. */
const retryDelays = [2_000, 4_000, 8_000, 16_000, 30_000]

/**
 * Replaces a widget without a session. It requests a session again for a minute, when the window gets the focus, and when the
 * connection is back. After a sign-out it requests a session only when the user presses the button. After a refused token it does
 * not by itself: the page may give the same token again, which would start the widget again and again.
 */
export function SessionEnded() {
  const t = useMessages(sessionMessages)
  const { session } = usePortal().client
  const navigation = useNavigation()
  const [hasFailed, setFailed] = useState(false)
  const reason = session.lastEnd()?.reason
  const isSignedOut = reason === 'signed-out'
  const isRefused = reason === 'refused'
  const refresh = useCallback(
    () =>
      session.refresh().then(
        () => setFailed(false),
        () => setFailed(true),
      ),
    [session],
  )
  useEffect(() => {
    if (isSignedOut) return undefined
    const retry = () => void refresh()
    const timers = (isRefused ? [] : retryDelays).map((_, index) =>
      setTimeout(
        retry,
        retryDelays.slice(0, index + 1).reduce((sum, delay) => sum + delay, 0),
      ),
    )
    globalThis.addEventListener('focus', retry)
    globalThis.addEventListener('online', retry)
    return () => {
      timers.forEach(clearTimeout)
      globalThis.removeEventListener('focus', retry)
      globalThis.removeEventListener('online', retry)
    }
  }, [isSignedOut, isRefused, refresh])

  const title = isSignedOut ? t.signedOut : reason ? t.ended : t.notSignedIn
  const canSignIn = navigation.href({ area: 'sign-in' }) !== undefined
  return (
    <StateView
      tone={hasFailed ? 'danger' : 'locked'}
      isPage={false}
      title={title}
      detail={hasFailed ? t.unavailable : isSignedOut ? t.signedOutDetail : t.detail}
      action={
        canSignIn
          ? { label: t.goToSignIn, run: () => navigation.navigate({ area: 'sign-in' }) }
          : { label: t.tryAgain, run: refresh }
      }
    >
      <UnsavedTexts />
    </StateView>
  )
}
