import type { ApiError } from 'fleet-portal-api-client'
import { useEffect, useState, type ReactNode } from 'react'
import { useSession } from '../../foundation/data/useSession.ts'
import { shellMessages } from '../../locales/en/shell.ts'
import { CentrePage } from './CentrePage.ts'
import { NotAuthorizedView } from './NotAuthorizedView.tsx'
import { OopsView } from './OopsView.tsx'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'

/** The page that replaces everything after a failure ended the session: no access, or no connection. */
export function useSessionEnd(): ReactNode {
  const t = useMessages(shellMessages)
  const { client } = usePortal()
  const isSignedIn = useSession().accessToken !== undefined
  const [end, setEnd] = useState<ApiError>()
  useEffect(
    () =>
      client.subscribeToErrors((error, { access }) => {
        // Later calls fail because there is no session. Only the first failure has the reason.
        const hasEnded = client.session.read().accessToken === undefined
        const isReason = error.endsSession || error.code === 'Forbidden'
        if (access !== 'public' && isReason && hasEnded) setEnd((first) => first ?? error)
      }),
    [client],
  )
  useEffect(() => {
    const { session } = client
    return session.subscribe(() => session.read().accessToken !== undefined && setEnd(undefined))
  }, [client])
  if (!end || isSignedIn) return null
  // An expired session leads to sign-in without this page.
  if (end.kind === 'unauthorized' && !end.tokenRejectedTwice) return null
  if (end.kind === 'network') return <OopsView error={end} onHome={() => setEnd(undefined)} />
  return (
    <CentrePage>
      <NotAuthorizedView detail={t.notAuthorizedSession} requestId={end.requestId} />
    </CentrePage>
  )
}
