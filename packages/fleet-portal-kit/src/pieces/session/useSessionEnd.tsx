import type { ApiError } from 'api-client'
import { useEffect, useState, type ReactNode } from 'react'
import { useSession } from '../../foundation/data/useSession.ts'
import { shellMessages } from '../../locales/en/shell.ts'
import { CentrePage } from './CentrePage.ts'
import { NotAuthorizedView } from './NotAuthorizedView.tsx'
import { OopsView } from './OopsView.tsx'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'

/** The page in place of everything after a failure that ended the session: refused, or the connection gone for good. */
export function useSessionEnd(): ReactNode {
  const t = useMessages(shellMessages)
  const { client } = usePortal()
  const isSignedIn = useSession().accessToken !== undefined
  const [end, setEnd] = useState<ApiError>()
  useEffect(
    () =>
      client.subscribeToErrors((error, { access }) => {
        // Calls that follow fail for want of a session; the first failure says why.
        const isOver = client.session.read().accessToken === undefined
        if (access !== 'public' && error.endsSession && isOver) setEnd((first) => first ?? error)
      }),
    [client],
  )
  useEffect(() => {
    const { session } = client
    return session.subscribe(() => session.read().accessToken !== undefined && setEnd(undefined))
  }, [client])
  if (!end || isSignedIn) return null
  // A session whose time is over asks for sign-in without a page in between.
  if (end.kind === 'unauthorized' && !end.tokenRejectedTwice) return null
  if (end.kind === 'network') return <OopsView error={end} onHome={() => setEnd(undefined)} />
  return (
    <CentrePage>
      <NotAuthorizedView detail={t.notAuthorizedSession} requestId={end.requestId} />
    </CentrePage>
  )
}
